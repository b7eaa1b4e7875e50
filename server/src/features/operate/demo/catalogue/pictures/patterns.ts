import type { Palette } from './palettes.ts'

/** Ids of the fills that every picture defines. */
export const patternNames = ['bunga', 'tebeng', 'pelekat', 'anyam', 'titik', 'rebung'] as const
export type PatternName = (typeof patternNames)[number]

/** Fills for cloth, walls and wickerwork, in the colours of a picture. */
export function patternsOf({ main, shade, light, touch }: Palette): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cx="0" cy="-7.5" rx="4.4" ry="7" transform="rotate(${turn})"/>`)
    .join('')
  const flower = (x: number, y: number, size: number, fill: string, heart: string) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><g fill="${fill}">${petals}</g><circle r="3" fill="${heart}"/></g>`
  return [
    tile(
      'bunga',
      52,
      `<rect width="52" height="52" fill="${main}"/>
      <path d="M0 40C14 30 20 46 34 34S46 20 52 24" fill="none" stroke="${shade}" stroke-width="2"/>
      <path d="M10 14q8-10 14-2q-8 8-14 2zM36 44q8-10 14-2q-8 8-14 2z" fill="${shade}"/>
      ${flower(36, 14, 1, light, touch)}${flower(13, 38, 0.8, touch, light)}`,
    ),
    tile(
      'tebeng',
      36,
      `<rect width="36" height="36" fill="${main}"/>
      <path d="M18 2L34 18L18 34L2 18Z" fill="none" stroke="${touch}" stroke-width="2"/><path d="M18 10l8 8l-8 8l-8-8Z" fill="${touch}"/>
      <circle cx="18" cy="18" r="2.6" fill="${main}"/><path d="M0 0h5L0 5zM36 0v5l-5-5zM0 36v-5l5 5zM36 36h-5l5-5z" fill="${light}"/>`,
    ),
    tile(
      'pelekat',
      44,
      `<rect width="44" height="44" fill="${main}"/><path d="M0 8h44M0 14h44" stroke="${light}" stroke-width="2" opacity=".8"/>
      <path d="M8 0v44M14 0v44" stroke="${light}" stroke-width="2" opacity=".8"/><path d="M0 32h44M32 0v44" stroke="${shade}" stroke-width="7" opacity=".55"/>
      <path d="M0 24h44M24 0v44" stroke="${touch}" stroke-width="1.4"/>`,
    ),
    tile(
      'anyam',
      24,
      `<rect width="24" height="24" fill="${shade}"/><g fill="${light}"><rect x="1" y="1.5" width="11" height="9" rx="2"/><rect x="13" y="13.5" width="11" height="9" rx="2"/></g>
      <g fill="${main}"><rect x="13.5" y="1" width="9" height="11" rx="2"/><rect x="1.5" y="13" width="9" height="11" rx="2"/></g>`,
    ),
    tile(
      'titik',
      20,
      `<rect width="20" height="20" fill="${main}"/><circle cx="5" cy="5" r="2.2" fill="${light}"/><circle cx="15" cy="15" r="2.2" fill="${light}"/>`,
    ),
    tile(
      'rebung',
      32,
      `<rect width="32" height="64" fill="${main}"/><path d="M0 64L16 6L32 64Z" fill="${touch}"/><path d="M6 64L16 24L26 64Z" fill="${main}"/><path d="M11 64L16 42L21 64Z" fill="${touch}"/>
      <circle cx="16" cy="3" r="2" fill="${light}"/><circle cx="0" cy="14" r="2" fill="${light}"/><circle cx="32" cy="14" r="2" fill="${light}"/>`,
      64,
    ),
  ].join('')
}

const tile = (name: PatternName, width: number, inside: string, height = width): string =>
  `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inside}</pattern>`
