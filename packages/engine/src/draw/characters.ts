export const TEXT_STYLES = ['box', 'ascii', 'braille'] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];

/** The styles made of lines; `braille` is made of dots. */
export type LineStyle = Exclude<TextStyle, 'braille'>;

/** The characters a text drawing is made of. Lists of 16 are indexed by arms or sides: N 1, E 2, S 4, W 8. */
export interface Characters {
  readonly junctions: string;
  /** A wall between two cells one above the other: three of these. */
  readonly across: string;
  readonly upright: string;
  readonly slash: string;
  readonly backslash: string;
  /** The edges of a bridge that leads from north to south, and of one that leads from west to east. */
  readonly uprightRail: string;
  readonly acrossRail: string;
  /** The trail in the middle of a cell, by the sides it goes through. */
  readonly trail: string;
  /** The trail left and right of the middle. */
  readonly trailArm: string;
  /** The trail through an opening to the east or west, and to the north or south. */
  readonly trailAcross: string;
  readonly trailUpright: string;
  /** The trail where it may run askew. */
  readonly dot: string;
}

export const CHARACTERS: Record<LineStyle, Characters> = {
  ascii: {
    junctions: '++++++++++++++++',
    across: '-',
    upright: '|',
    slash: '/',
    backslash: '\\',
    uprightRail: '|',
    acrossRail: '=',
    trail: '................',
    trailArm: ' ',
    trailAcross: '.',
    trailUpright: '.',
    dot: '.',
  },
  box: {
    junctions: '·╵╶└╷│┌├╴┘─┴┐┤┬┼',
    across: '─',
    upright: '│',
    slash: '╱',
    backslash: '╲',
    uprightRail: '║',
    acrossRail: '═',
    trail: '•╹╺┗╻┃┏┣╸┛━┻┓┫┳╋',
    trailArm: '━',
    trailAcross: '━',
    trailUpright: '┃',
    dot: '•',
  },
};

export const MARK_LETTERS = { start: 'S', exit: 'E' } as const;
