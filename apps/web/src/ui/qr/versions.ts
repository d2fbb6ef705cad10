/** How the codewords of a symbol are parted: blocks of so many data codewords each. */
export interface QrVersion {
  /** 1 to 10; a side has 17 + 4 times as many modules. */
  readonly number: number;
  /** Data codewords a block, block by block. */
  readonly blocks: readonly number[];
  /** Codewords a block that mend errors. */
  readonly mending: number;
  /** Where patterns that help to find the grid have their middles, across and down. */
  readonly alignment: readonly number[];
}

/** The versions of error level M, which reads with 15 % of the symbol lost: large enough for an address. */
export const QR_VERSIONS: readonly QrVersion[] = [
  version(1, [16], 10, []),
  version(2, [28], 16, [6, 18]),
  version(3, [44], 26, [6, 22]),
  version(4, [32, 32], 18, [6, 26]),
  version(5, [43, 43], 24, [6, 30]),
  version(6, [27, 27, 27, 27], 16, [6, 34]),
  version(7, [31, 31, 31, 31], 18, [6, 22, 38]),
  version(8, [38, 38, 39, 39], 22, [6, 24, 42]),
  version(9, [36, 36, 36, 37, 37], 22, [6, 26, 46]),
  version(10, [43, 43, 43, 43, 44], 26, [6, 28, 50]),
];

/** Modules a side. */
export function sideOf({ number }: QrVersion): number {
  return 17 + 4 * number;
}

function version(
  number: number,
  blocks: readonly number[],
  mending: number,
  alignment: readonly number[],
): QrVersion {
  return { number, blocks, mending, alignment };
}
