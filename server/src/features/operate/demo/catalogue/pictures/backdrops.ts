import type { Palette } from './palettes.ts'

/** What a thing stands before. */
export const backdropNames = ['arch', 'sun', 'table', 'hills', 'leaves', 'tiles'] as const
export type BackdropName = (typeof backdropNames)[number]

const leaf = (x: number, y: number, turn: number, size: number, fill: string): string =>
  `<path d="M0 0C18-34 52-40 78-30C70-4 38 16 0 0Z" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`

const drawings: Record<BackdropName, (palette: Palette) => string> = {
  arch: ({ behind, light }) =>
    `<path d="M84 400V196a116 116 0 0 1 232 0v204z" fill="${behind}"/><path d="M106 400V198a94 94 0 0 1 188 0v202z" fill="${light}" opacity=".35"/>`,
  sun: ({ behind, light }) =>
    `<circle cx="200" cy="186" r="142" fill="${behind}"/><circle cx="200" cy="186" r="112" fill="${light}" opacity=".32"/>`,
  table: ({
    behind,
    light,
    shade,
  }) => `<rect y="286" width="400" height="114" fill="${behind}"/><rect y="286" width="400" height="7" fill="${shade}" opacity=".14"/>
    <circle cx="318" cy="92" r="46" fill="${light}" opacity=".45"/><circle cx="70" cy="150" r="26" fill="${light}" opacity=".3"/>`,
  hills: ({
    behind,
    light,
  }) => `<circle cx="292" cy="98" r="42" fill="${light}" opacity=".6"/><path d="M0 300C70 210 140 250 200 286S340 210 400 262V400H0Z" fill="${behind}"/>
    <path d="M0 344C90 290 180 330 250 346S360 320 400 330V400H0Z" fill="${light}" opacity=".35"/>`,
  leaves: ({ behind, light }) => `${[
    [18, 120, -20, 1.2],
    [6, 210, 8, 1],
    [382, 96, 196, 1.2],
    [394, 196, 176, 1],
    [372, 300, 160, 0.9],
    [30, 300, 24, 0.9],
  ]
    .map(([x = 0, y = 0, turn = 0, size = 1], index) => leaf(x, y, turn, size, index % 2 === 0 ? behind : light))
    .join('')}
    <circle cx="200" cy="204" r="118" fill="${behind}" opacity=".45"/>`,
  tiles: ({ behind, light }) =>
    `${Array.from({ length: 25 }, (_, index) => {
      const [x, y] = [(index % 5) * 80, Math.floor(index / 5) * 80]
      return `<path d="M${x + 40} ${y}a40 40 0 0 1 40 40a40 40 0 0 1-40 40a40 40 0 0 1-40-40a40 40 0 0 1 40-40" fill="none" stroke="${index % 2 ? behind : light}" stroke-width="9" opacity=".5"/>`
    }).join('')}<circle cx="200" cy="206" r="132" fill="${behind}"/>`,
}

export const backdrop = (name: BackdropName, palette: Palette): string =>
  `<rect width="400" height="400" fill="${palette.wall}"/>${drawings[name](palette)}`
