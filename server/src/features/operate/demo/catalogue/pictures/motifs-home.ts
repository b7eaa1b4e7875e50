import type { Draw } from './motif.ts'
import { ground } from './motif.ts'

const mug: Draw = ({ main, shade, light, touch }) => `${ground(92)}
  <path d="M268 168h26a44 44 0 0 1 0 96h-30" fill="none" stroke="${shade}" stroke-width="20"/>
  <path d="M112 140H272V278C272 312 250 330 222 330H162C134 330 112 312 112 278Z" fill="${main}"/><ellipse cx="192" cy="140" rx="80" ry="18" fill="${shade}"/><ellipse cx="192" cy="143" rx="66" ry="12" fill="#4a2c1a"/>
  <path d="M132 168V280" stroke="#fff" stroke-width="11" opacity=".35" stroke-linecap="round"/>
  <g transform="translate(196 236)"><g fill="${light}">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-23" rx="13" ry="21" transform="rotate(${turn})"/>`).join('')}</g><circle r="9" fill="${touch}"/></g>
  <path d="M168 116c-12-14 10-22 0-40M204 116c-12-14 10-22 0-40" fill="none" stroke="${shade}" stroke-width="6" opacity=".35" stroke-linecap="round"/>`

const vase: Draw = ({ main, shade, light, touch }) => `${ground(74)}
  <path d="M200 70C186 40 220 22 214 6M186 96C150 70 140 40 146 20M216 96C252 76 264 48 258 26" fill="none" stroke="#3d6b40" stroke-width="6" stroke-linecap="round"/>
  <g fill="${touch}"><circle cx="146" cy="38" r="17"/><circle cx="258" cy="44" r="17"/><circle cx="206" cy="34" r="20"/></g><g fill="${light}"><circle cx="146" cy="38" r="7"/><circle cx="258" cy="44" r="7"/><circle cx="206" cy="34" r="8"/></g>
  <path d="M172 92H228C226 128 246 142 264 176C292 232 268 316 226 332H174C132 316 108 232 136 176C154 142 174 128 172 92Z" fill="${main}"/>
  <path d="M126 206C160 222 240 222 274 206L279 242C240 260 160 260 121 242Z" fill="url(#tebeng)"/><path d="M168 84h64v14h-64z" fill="${shade}"/><path d="M146 196C134 240 146 290 166 314" fill="none" stroke="#fff" stroke-width="9" opacity=".3" stroke-linecap="round"/>`

const teapot: Draw = ({ main, shade, light, touch }) => `${ground(118)}
  <path d="M282 214C318 206 322 170 344 162L352 178C330 190 332 244 284 258Z" fill="${shade}"/><path d="M112 196C64 178 52 268 122 274" fill="none" stroke="${shade}" stroke-width="18" stroke-linecap="round"/>
  <path d="M104 238C104 176 148 152 200 152S296 176 296 238S254 330 200 330S104 300 104 238Z" fill="${main}"/><path d="M142 164C152 140 248 140 258 164Z" fill="${shade}"/><circle cx="200" cy="134" r="14" fill="${touch}"/>
  <path d="M112 210C160 228 240 228 288 210L294 244C240 262 160 262 106 244Z" fill="url(#bunga)"/><path d="M130 206C120 240 128 280 150 304" fill="none" stroke="${light}" stroke-width="9" opacity=".55" stroke-linecap="round"/>`

const plate: Draw = ({
  main,
  shade,
  light,
  touch,
}) => `<ellipse cx="200" cy="340" rx="110" ry="13" fill="#000" opacity=".12"/>
  <circle cx="200" cy="210" r="126" fill="#fff"/><circle cx="200" cy="210" r="126" fill="none" stroke="${main}" stroke-width="11"/><circle cx="200" cy="210" r="88" fill="${light}" opacity=".32"/>
  ${Array.from({ length: 12 }, (_, index) => `<g transform="rotate(${index * 30} 200 210)"><path d="M200 108c10 8 10 18 0 26c-10-8-10-18 0-26z" fill="${index % 2 ? touch : main}"/></g>`).join('')}
  <g transform="translate(200 210)"><g fill="${main}">${[0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cy="-30" rx="15" ry="27" transform="rotate(${turn})"/>`).join('')}</g><circle r="14" fill="${touch}"/><circle r="6" fill="${shade}"/></g>`

const candle: Draw = ({ main, shade, light, touch }) => `${ground(80)}
  <path d="M128 180H272V300C272 320 258 332 238 332H162C142 332 128 320 128 300Z" fill="${light}"/><path d="M128 222H272V300C272 320 258 332 238 332H162C142 332 128 320 128 300Z" fill="${main}" opacity=".85"/>
  <ellipse cx="200" cy="180" rx="72" ry="15" fill="#fff8ea"/><path d="M200 178V150" stroke="#3a2a20" stroke-width="5"/><path d="M200 88C226 118 222 154 200 154S174 118 200 88Z" fill="#f5a623"/><path d="M200 116C212 132 210 150 200 150S188 132 200 116Z" fill="#fff2c2"/>
  <rect x="154" y="238" width="92" height="58" rx="8" fill="#fffaf0"/><path d="M170 258h60M182 276h36" stroke="${shade}" stroke-width="6" stroke-linecap="round"/><circle cx="200" cy="120" r="62" fill="${touch}" opacity=".13"/>`

const cushion: Draw = ({ shade, light, touch }) => `${ground(126)}
  <path d="M84 124C120 108 280 108 316 124C332 180 332 260 316 316C280 332 120 332 84 316C68 260 68 180 84 124Z" fill="url(#bunga)"/>
  <path d="M84 124C120 108 280 108 316 124C332 180 332 260 316 316C280 332 120 332 84 316C68 260 68 180 84 124Z" fill="none" stroke="${touch}" stroke-width="7"/>
  <path d="M96 140C92 200 92 250 98 302" fill="none" stroke="${light}" stroke-width="9" opacity=".5" stroke-linecap="round"/><g fill="${touch}"><circle cx="84" cy="122" r="11"/><circle cx="316" cy="122" r="11"/><circle cx="84" cy="318" r="11"/><circle cx="316" cy="318" r="11"/></g><circle cx="200" cy="220" r="9" fill="${shade}"/>`

const mat: Draw = ({ shade, touch, light }) => `${ground(130)}
  <path d="M70 130L330 100V286L70 322Z" fill="url(#anyam)"/><path d="M70 130L330 100V120L70 152ZM70 302L330 266V286L70 322Z" fill="${touch}" opacity=".85"/>
  <path d="M322 96c22-2 30 8 30 22v168c0 12-8 20-22 18c-10-2-14-10-14-18V118c0-12 2-20 6-22z" fill="${light}"/><path d="M330 112c10 0 12 6 12 12v162c0 6-4 10-10 8" fill="none" stroke="${shade}" stroke-width="5"/>`

const lamp: Draw = ({
  main,
  shade,
  touch,
}) => `${ground(76)}<circle cx="200" cy="150" r="92" fill="#f9d66b" opacity=".3"/>
  <path d="M160 214C132 170 150 110 176 82H224C250 110 268 170 240 214Z" fill="#fff" opacity=".6"/><path d="M200 116C224 146 220 190 200 190S176 146 200 116Z" fill="#f5a623"/><path d="M200 146C210 160 208 184 200 184S190 160 200 146Z" fill="#fff2c2"/>
  <path d="M160 214C132 170 150 110 176 82H224C250 110 268 170 240 214Z" fill="none" stroke="${shade}" stroke-width="4" opacity=".4"/><rect x="150" y="212" width="100" height="24" rx="8" fill="${touch}"/>
  <path d="M138 236H262C280 262 268 304 240 310H160C132 304 120 262 138 236Z" fill="${main}"/><path d="M132 310H268L280 332H120Z" fill="${shade}"/><circle cx="264" cy="224" r="9" fill="${shade}"/>`

export const home = { mug, vase, teapot, plate, candle, cushion, mat, lamp } satisfies Record<string, Draw>
