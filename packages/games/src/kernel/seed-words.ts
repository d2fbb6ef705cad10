const FIRST = (
  'amber ash basalt black blind bright chalk clay cold copper deep drift echo ember fallen flint ' +
  'gilded granite hidden hollow iron lost low marble moss old pale quiet rust salt silver winding'
).split(' ');
const SECOND = (
  'burrow cavern cellar chamber crypt den descent gallery gate grotto hall hatch lamp lantern ' +
  'ledge mine passage pillar pit quarry seam shaft spring stair stone tunnel vault vein wall ' +
  'warren well winch'
).split(' ');
const NUMBERS = 1000;

/**
 * A seed that players can say aloud, such as `amber-vault-417`: about a million of them. `below(n)` draws from 0 to n-1.
 */
export function seedWords(below: (bound: number) => number): string {
  return `${FIRST[below(FIRST.length)]}-${SECOND[below(SECOND.length)]}-${below(NUMBERS)}`;
}
