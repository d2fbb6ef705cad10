/** How a run was left: at its end, to go on later, or for good. */
export type Leaving = 'over' | 'later' | 'for-good';
