import type { Draw } from './motif.ts'
import { ground } from './motif.ts'

const balls = (fill: string, edge: string, dot: string): string =>
  Array.from({ length: 18 }, (_, index) => {
    const row = Math.floor(index / 4)
    const x = 146 + (index % 4) * 36 + (row % 2) * 12 - 6
    const y = 302 - row * 31
    return row > 4
      ? ''
      : `<circle cx="${x}" cy="${y}" r="19" fill="${fill}" stroke="${edge}" stroke-width="2.5"/><circle cx="${x}" cy="${y - 2}" r="7" fill="${dot}"/>`
  }).join('')

const jar =
  (inside: string, label = true): Draw =>
  ({ shade, light, touch, main }) =>
    `${ground(86)}
  <clipPath id="glass"><rect x="122" y="138" width="156" height="192" rx="24"/></clipPath>
  <rect x="122" y="138" width="156" height="192" rx="24" fill="#fff" opacity=".62"/><g clip-path="url(#glass)">${inside}</g>
  <rect x="122" y="138" width="156" height="192" rx="24" fill="none" stroke="${shade}" stroke-width="4" opacity=".35"/>
  <path d="M138 164V300" stroke="#fff" stroke-width="9" opacity=".65" stroke-linecap="round"/>
  <rect x="128" y="92" width="144" height="50" rx="12" fill="${touch}"/><path d="M146 94v46M164 94v46M182 94v46M200 94v46M218 94v46M236 94v46M254 94v46" stroke="#000" stroke-width="3" opacity=".12"/>
  ${label ? `<rect x="152" y="206" width="96" height="66" rx="10" fill="${light}"/><rect x="152" y="206" width="96" height="66" rx="10" fill="none" stroke="${main}" stroke-width="4"/><path d="M176 246c10-22 38-22 48 0c-12 12-36 12-48 0z" fill="${main}"/><path d="M186 226h28" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>` : ''}`

const sambal = (tone: string, bits: string): string =>
  `<rect x="122" y="168" width="156" height="170" fill="${tone}"/>${Array.from(
    { length: 26 },
    (_, index) =>
      `<circle cx="${128 + ((index * 37) % 148)}" cy="${178 + ((index * 53) % 146)}" r="${2 + (index % 4)}" fill="${bits}"/>`,
  ).join('')}<ellipse cx="200" cy="170" rx="80" ry="9" fill="${bits}" opacity=".55"/>`

const pouch =
  (window: string): Draw =>
  ({ main, shade, light, touch }) =>
    `${ground(92)}
  <path d="M116 84H284L296 112C288 180 304 260 292 326C240 338 160 338 108 326C96 260 112 180 104 112Z" fill="${main}"/><path d="M116 84H284L296 112H104Z" fill="${shade}"/>
  <path d="M118 92H282" stroke="${light}" stroke-width="3" stroke-dasharray="6 6"/><rect x="136" y="136" width="128" height="70" rx="12" fill="${light}"/>
  <path d="M156 160h88M168 180h64" stroke="${shade}" stroke-width="7" stroke-linecap="round"/><ellipse cx="200" cy="262" rx="56" ry="44" fill="${touch}" opacity=".35"/><g>${window}</g>
  <path d="M118 124C112 190 126 262 116 318" stroke="#fff" stroke-width="8" opacity=".28" fill="none" stroke-linecap="round"/>`

const chips = (fill: string, edge: string): string =>
  [
    [172, 262, -20],
    [206, 246, 14],
    [232, 272, -8],
    [190, 284, 30],
    [216, 288, -26],
  ]
    .map(
      ([x, y, turn]) =>
        `<ellipse cx="${x}" cy="${y}" rx="25" ry="15" transform="rotate(${turn} ${x} ${y})" fill="${fill}" stroke="${edge}" stroke-width="3"/>`,
    )
    .join('')

const beans = (fill: string): string =>
  [
    [170, 258, 20],
    [200, 244, -30],
    [230, 262, 50],
    [184, 284, -10],
    [216, 286, 24],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="17" ry="12" fill="${fill}"/><path d="M${(x ?? 0) - 15} ${y}q15-7 30 0" fill="none" stroke="#fff" stroke-width="2.4" opacity=".55"/></g>`,
    )
    .join('')

const leaves = (fill: string): string =>
  [
    [176, 272, -40],
    [200, 262, 0],
    [224, 272, 40],
    [188, 288, -14],
    [214, 288, 14],
  ]
    .map(
      ([x, y, turn]) =>
        `<path d="M${x} ${y}c-12-16-12-30 0-42c12 12 12 26 0 42z" transform="rotate(${turn} ${x} ${y})" fill="${fill}"/>`,
    )
    .join('')

const cake: Draw = ({ main, shade, light, touch, behind }) => {
  const layer = (index: number, fill: string) =>
    `<path d="M92 ${286 - index * 16}L200 ${318 - index * 16}L308 ${286 - index * 16}V${302 - index * 16}L200 ${334 - index * 16}L92 ${302 - index * 16}Z" fill="${fill}"/>`
  return `${ground(116, 334)}${[shade, light, main, touch, light, main, shade, touch, light, main].map((fill, index) => layer(index, fill)).join('')}
    <path d="M92 142L200 110L308 142L200 174Z" fill="url(#tebeng)"/><path d="M92 142L200 174L308 142" fill="none" stroke="${behind}" stroke-width="4"/><path d="M200 174V330" stroke="#000" stroke-width="3" opacity=".12"/>`
}

const bottle =
  (liquid: string, round: boolean): Draw =>
  ({ shade, light, touch, main }) =>
    `${ground(70)}
  <path d="${round ? 'M176 104V142C142 158 128 190 128 232V300C128 320 140 332 160 332H240C260 332 272 320 272 300V232C272 190 258 158 224 142V104Z' : 'M180 96V150C152 164 146 184 146 210V310C146 324 156 332 170 332H230C244 332 254 324 254 310V210C254 184 248 164 220 150V96Z'}" fill="${liquid}"/>
  <path d="${round ? 'M150 220V300' : 'M162 208V308'}" stroke="#fff" stroke-width="9" opacity=".5" stroke-linecap="round"/>
  <rect x="${round ? 170 : 174}" y="74" width="${round ? 60 : 52}" height="36" rx="8" fill="${touch}"/><rect x="${round ? 128 : 146}" y="226" width="${round ? 144 : 108}" height="70" fill="${light}"/>
  <path d="M176 262c8-20 40-20 48 0c-10 14-38 14-48 0z" fill="${main}"/><path d="M180 240h40" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>`

const plateOfLekor: Draw = ({ light, touch, shade, behind }) => `${ground(128)}
  <ellipse cx="200" cy="290" rx="144" ry="44" fill="#fff"/><ellipse cx="200" cy="284" rx="112" ry="30" fill="${behind}" opacity=".6"/>
  ${[
    [136, 262, -8],
    [176, 248, 6],
    [222, 250, -4],
    [262, 264, 8],
    [158, 228, 2],
    [206, 216, -6],
    [246, 230, 5],
    [196, 276, 0],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="rotate(${turn} ${x} ${y})"><rect x="${(x ?? 0) - 34}" y="${(y ?? 0) - 15}" width="68" height="30" rx="15" fill="#a9784d"/><rect x="${(x ?? 0) - 28}" y="${(y ?? 0) - 11}" width="50" height="8" rx="4" fill="#d8ad7c"/></g>`,
    )
    .join('')}
  <circle cx="296" cy="300" r="32" fill="${shade}"/><circle cx="296" cy="297" r="25" fill="${touch}"/><circle cx="289" cy="291" r="5" fill="${light}"/>`

export const food = {
  tart: jar(balls('#e9b95c', '#b9802a', '#c1602c'), false),
  almond: jar(balls('#7b4a2d', '#4d2b18', '#f0dcb4'), false),
  bangkit: jar(balls('#fbf3e2', '#d9c7a3', '#d65a4a'), false),
  dahlia: jar(balls('#f2cf7d', '#c99639', '#f8e5b5'), false),
  sambalHitam: jar(sambal('#3b2a20', '#6a4a33')),
  sambalMerah: jar(sambal('#b8321f', '#e0662f')),
  serunding: jar(sambal('#8a5427', '#c58a4a')),
  rempah: jar(sambal('#c9861c', '#8d3b2b')),
  kunyah: jar(balls('#c98a4a', '#8c5523', '#e6b67a')),
  kerepek: pouch(chips('#f0c35a', '#b97f1f')),
  keropok: pouch(chips('#f3e0c0', '#c9a875')),
  kopi: pouch(beans('#432a1b')),
  teh: pouch(leaves('#2c5a33')),
  lapis: cake,
  madu: bottle('#d98a1c', true),
  minyak: bottle('#efe3b0', false),
  kicap: bottle('#3a2418', false),
  lekor: plateOfLekor,
} satisfies Record<string, Draw>
