import type { Draw } from './motif.ts'
import { ground } from './motif.ts'

const loaf: Draw = ({ main, shade, light, touch }) => `${ground(140)}
  <rect x="52" y="312" width="296" height="18" rx="9" fill="${touch}" opacity=".55"/>
  <path d="M92 312V214C58 206 60 150 104 146C120 112 280 112 296 146C340 150 342 206 308 214V312Z" fill="${shade}"/>
  <path d="M84 312V214C50 206 52 150 96 146C112 112 262 112 278 146C322 150 324 206 290 214V312Z" fill="${main}"/>
  <path d="M104 298V206C80 200 84 164 112 162C128 134 246 134 262 162C290 164 294 200 270 206V298Z" fill="${light}"/>
  <g fill="${main}" opacity=".5"><circle cx="140" cy="206" r="6"/><circle cx="176" cy="246" r="7"/><circle cx="224" cy="190" r="5"/><circle cx="236" cy="258" r="6"/><circle cx="146" cy="270" r="5"/><circle cx="192" cy="172" r="4"/></g>
  <path d="M150 92c-12-14 12-22 0-38M200 84c-12-14 12-22 0-38M250 92c-12-14 12-22 0-38" fill="none" stroke="${touch}" stroke-width="7" stroke-linecap="round" opacity=".7"/>`

export const taught = { loaf } satisfies Record<string, Draw>
