// The library's front door: what the other parts of the house and other people's programs may use.
export { type Cave, type CaveOptions, openCave } from './cave/cave.js';
export { CAVE_CELL, CAVE_CHARACTERS } from './cave/cell.js';
export { growCave } from './cave/grow.js';
export { regionOf } from './cave/place.js';
export { makeRegion, type Region } from './cave/region.js';
export {
  CAVE_PRESETS,
  CAVE_SETTINGS,
  type CaveSettingSpec,
  type CaveSettings,
  caveSettingFlaw,
  readCaveSettings,
} from './cave/settings.js';
export { type Offset, spiralFind, ulamSpiral } from './cave/spiral.js';
export { type CaveView, caveRows, MAX_VIEW_CELLS, type ViewRequest } from './cave/view.js';
export {
  CAVE_EDGE,
  type CaveRequest,
  type CaveWorld,
  insideCave,
  isRegion,
  readCaveWorld,
} from './cave/world.js';
export { makeBase64url, parseBase64url } from './code/base64url.js';
export { crc24 } from './code/crc24.js';
export { openCode, sealCode } from './code/envelope.js';
export { LOST_CAUSE_SIDES, makeLostCause, parseLostCause } from './code/lost-cause.js';
export { type MazeOrigin, makeMazeJson, mazeJsonChunks } from './code/maze-json.js';
export { makeMazeText, parseMazeText } from './code/maze-text.js';
export { type Code, parseCode } from './code/parse-code.js';
export { type MazeFile, parseMazeJson } from './code/parse-maze-json.js';
export { makePictureText, parsePictureText } from './code/picture-text.js';
export { makeUtf8, parseUtf8 } from './code/utf8.js';
export { type ByteReader, byteReader, writeVarint } from './code/varint.js';
export { makeWarrenCode, parseWarrenCode } from './code/warren.js';
export { bridgeEdges, trailBeneath } from './draw/bridge.js';
export { TEXT_STYLES, type TextStyle } from './draw/characters.js';
export { type DrawOptions, defaultCellSize } from './draw/drawing.js';
export type { Geometry, Point, Points, Stroke } from './draw/geometry.js';
export { geometryOf } from './draw/make-geometry.js';
export type { Band, Image, Picture } from './draw/picture.js';
export { paint, paintBands } from './draw/pixels.js';
export { DISTANCE_RAMP, rampIndex } from './draw/ramp.js';
export { drawSvg, svgPieces } from './draw/svg.js';
export { drawText, streamText, textLines } from './draw/text.js';
export { THEME_NAMES, THEMES, type Theme, type ThemeName } from './draw/theme.js';
export { exists, firstCell, GRID_KINDS, type Grid, type GridKind } from './grid/grid.js';
export { type GridRequest, MAX_CELLS, makeGrid } from './grid/make-grid.js';
export { MAX_MASK_SIDE, type Mask, makeMask, maskFromPixels, parseMask } from './grid/mask.js';
export { rectGrid } from './grid/rect.js';
export { type Tunnel, tunnelGrid, tunnelsOf } from './grid/tunnel-grid.js';
export { binaryTree } from './maze/binary-tree.js';
export { flaw, isPerfect, type Shape, shapeOf } from './maze/check.js';
export { placeExits } from './maze/exits.js';
export type { WeightField, WeightOf } from './maze/fields/field.js';
export { type GreyPicture, MAX_PICTURE_SIDE, makeGreyPicture } from './maze/fields/grey-picture.js';
export { pictureField } from './maze/fields/picture.js';
export { findField, WEIGHT_FIELDS } from './maze/fields/registry.js';
export {
  type Carving,
  carve,
  type Generator,
  type GeneratorTrait,
  unfit,
  WHOLE_RUN,
} from './maze/generator.js';
export { beginKruskal } from './maze/kruskal.js';
export { blankMaze, link, type Maze, openAll, unlink } from './maze/maze.js';
export { type Passages, passages } from './maze/passages.js';
export { recursiveBacktracker } from './maze/recursive-backtracker.js';
export { findGenerator, GENERATORS } from './maze/registry.js';
export type { RowRequest, RowStream } from './maze/row-stream.js';
export { sidewinder } from './maze/sidewinder.js';
export { weaveBacktracker } from './maze/weave-backtracker.js';
export { weaveKruskal } from './maze/weave-kruskal.js';
export { weavePrim } from './maze/weave-prim.js';
export { wilson } from './maze/wilson.js';
export { difficulty, type MedalTimes, medalTimes, parSeconds, WALKING_PACE } from './measure/difficulty.js';
export { type Effort, effort } from './measure/effort.js';
export { type Measures, measureMaze } from './measure/measures.js';
export { type Spread, type Summary, summarise } from './measure/summarise.js';
export { type OptionSpec, type OptionValues, readOptions } from './options.js';
export { accept, type Refusal, type Result, refuse, type Success } from './result.js';
export { MAX_SEED } from './rng/max-seed.js';
export { Rng, type RngState } from './rng/rng.js';
export { bfs } from './solve/bfs.js';
export { distances } from './solve/distances.js';
export { findSolver, SOLVERS } from './solve/registry.js';
export { beginSearch, type Solution, type SolveRequest, solutionOf, solve } from './solve/solve.js';
export type { Search, Solver, SolverTask, SolverTrait } from './solve/solver.js';
export { beginMaze, type Making, makeMaze, runSpec } from './spec/make-maze.js';
export { MAX_ROOMS, type MazeRequest, type MazeSpec, readSpec } from './spec/maze-spec.js';
export { foldName } from './text/fold-name.js';
export { nearest } from './text/nearest.js';
export { readShownText } from './text/shown-text.js';
export { braid } from './transform/braid.js';
export { deadEnds } from './transform/dead-end.js';
export { rooms } from './transform/rooms.js';
export { tunnels } from './transform/tunnels.js';
export { weave } from './transform/weave.js';
