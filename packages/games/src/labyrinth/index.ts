// `@warren/games/labyrinth`
export { LABYRINTH_ACTIONS } from './actions.js';
export { algorithmTitle, LABYRINTH_ALGORITHMS, type LabyrinthAlgorithm } from './algorithms.js';
export { causeOf, isGivenUp, readyText } from './announce.js';
export { labyrinth } from './game.js';
export type { LabyrinthFrame, LabyrinthHud } from './hud.js';
export { describeLevel, type LabyrinthLevel, levelOfRun } from './level.js';
export {
  LEVEL_FILE_LIMITS,
  type LevelFile,
  makeLevelFile,
  type NamedLevel,
  parseLevelFile,
  readLevelName,
} from './level-file.js';
export { type LevelImport, readLevelImport, sayImport, sortImport } from './level-import.js';
export { LONGEST_LEVEL_LINE, makeLevelLine, parseLevelLine, sayDamage } from './level-line.js';
export { type LevelRequest, readLevelRequest } from './level-request.js';
export { LABYRINTH_SIDES } from './numbers.js';
export { type Complaint, makeOptionText, type OptionText, parseOptionText } from './option-text.js';
export { LABYRINTH_OPTIONS } from './options.js';
export { type LabyrinthOutcome, labyrinthOutcome, scoreParts } from './outcome.js';
export { labyrinthMaze } from './round.js';
export type { LabyrinthSettings } from './settings.js';
export type { LabyrinthEvent, LabyrinthRound, LabyrinthState, Square } from './state.js';
export { beginWayOut, LABYRINTH_SOLVERS, type WayOut, type WayOutRequest } from './way-out.js';
