import type { Palette } from './palettes.ts'

/** Draws a thing in the middle of 400 × 400. */
export type Draw = (palette: Palette) => string

/** The shadow that a thing throws on what it stands on; half its width. */
export const ground = (half: number, y = 330): string =>
  `<ellipse cx="200" cy="${y}" rx="${half + 22}" ry="15" fill="#000" opacity=".13"/>`
