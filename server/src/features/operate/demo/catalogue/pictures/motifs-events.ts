import type { Draw } from './motif.ts'
import { ground } from './motif.ts'

const gong: Draw = ({ main, shade, light, touch }) => `${ground(150)}
  <path d="M84 330V96h232v234" fill="none" stroke="${shade}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/><path d="M62 330h44M294 330h44" stroke="${shade}" stroke-width="20" stroke-linecap="round"/><path d="M70 88h260" stroke="${touch}" stroke-width="16" stroke-linecap="round"/>
  <path d="M160 98l14 42M240 98l-14 42" stroke="${touch}" stroke-width="6" stroke-linecap="round"/>
  <circle cx="200" cy="216" r="88" fill="${main}"/><circle cx="200" cy="216" r="88" fill="none" stroke="${shade}" stroke-width="10"/><circle cx="200" cy="216" r="62" fill="none" stroke="${light}" stroke-width="5" stroke-dasharray="3 11" stroke-linecap="round"/><circle cx="200" cy="216" r="32" fill="${light}"/><circle cx="192" cy="208" r="10" fill="#fff" opacity=".8"/>
  <path d="M300 300l44-58" stroke="${shade}" stroke-width="9" stroke-linecap="round"/><circle cx="346" cy="238" r="17" fill="${touch}"/>`

export const atEvents = { gong }
