// `@warren/engine/draw`: a maze as text, SVG or pixels, and the geometry for a client that draws one itself.
export { bridgeEdges, trailBeneath } from './bridge.js';
export { TEXT_STYLES, type TextStyle } from './characters.js';
export type { DrawOptions } from './drawing.js';
export type { Geometry, Point, Points, Stroke } from './geometry.js';
export { geometryOf } from './make-geometry.js';
export { wordLines } from './number-text.js';
export { paint, paintBands } from './pixels.js';
export { DISTANCE_RAMP, rampIndex } from './ramp.js';
export type { Band, Image, Picture } from './raster.js';
export { drawSvg, svgPieces } from './svg.js';
export { drawText, streamText, textLines } from './text.js';
export { THEME_NAMES, THEMES, type Theme, type ThemeName } from './theme.js';
