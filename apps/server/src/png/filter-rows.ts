export interface RowFormat {
  readonly rowBytes: number;
}

const NONE = 0;
const UP = 2;

/**
 * Prepares rows for compression: each gets a byte in front that names its filter. A row equal to the one above
 * becomes zeros (filter "up"), which is most rows of a maze; any other is left as it is, because for flat
 * colour the compressor does better without arithmetic, and comparing rows is nearly free.
 */
export function filterRows({ rowBytes }: RowFormat): (band: Uint8Array) => Uint8Array {
  const above = Buffer.alloc(rowBytes);
  let first = true;

  return (band) => {
    const rows = band.length / rowBytes;
    // Zeroed memory: a row equal to the one above needs no further work.
    const filtered = Buffer.alloc(rows * (rowBytes + 1));
    let previous: Uint8Array = above;
    for (let row = 0; row < rows; row++) {
      const at = row * (rowBytes + 1);
      const pixels = band.subarray(row * rowBytes, (row + 1) * rowBytes);
      const same = !first && Buffer.compare(pixels, previous) === 0;
      filtered[at] = same ? UP : NONE;
      if (!same) filtered.set(pixels, at + 1);
      previous = pixels;
      first = false;
    }
    above.set(previous);
    return filtered;
  };
}
