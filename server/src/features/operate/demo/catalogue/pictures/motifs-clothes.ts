import type { Draw } from './motif.ts'
import { ground } from './motif.ts'

const tee: Draw = ({ main, shade, light, touch }) => `${ground(96)}
  <path d="M146 96L92 124L66 190L108 208L120 184V330H280V184L292 208L334 190L308 124L254 96C240 124 160 124 146 96Z" fill="${main}"/>
  <path d="M146 96C160 124 240 124 254 96L242 91C228 112 172 112 158 91Z" fill="${shade}"/>
  <path d="M120 184V330H134V150ZM280 184V330H266V150Z" fill="${shade}" opacity=".25"/>
  <circle cx="200" cy="218" r="38" fill="${light}"/><path d="M172 226c14-30 42-30 56 0c-14 16-42 16-56 0z" fill="${touch}"/><path d="M200 188v18M186 192l6 16M214 192l-6 16" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>`

const tunic =
  (fill: string): Draw =>
  ({ main, shade, light, touch }) =>
    `${ground(90)}
  <path d="M158 74L112 100L60 236L96 252L126 180V344H274V180L304 252L340 236L288 100L242 74C232 92 168 92 158 74Z" fill="${fill === '' ? main : `url(#${fill})`}"/>
  <path d="M158 74C168 92 232 92 242 74L232 69C224 82 176 82 168 69Z" fill="${shade}"/>
  <path d="M200 86V150" stroke="${shade}" stroke-width="3"/><g fill="${touch}"><circle cx="200" cy="100" r="4.5"/><circle cx="200" cy="120" r="4.5"/><circle cx="200" cy="140" r="4.5"/></g>
  <path d="M126 180V344H142V150ZM274 180V344H258V150Z" fill="${shade}" opacity=".28"/><path d="M126 332H274v12H126z" fill="${light}" opacity=".8"/>`

const songkok: Draw = ({ main, shade, light, touch }) => `${ground(112)}
  <path d="M104 296L118 178C126 150 274 150 282 178L296 296C270 318 130 318 104 296Z" fill="${main}"/>
  <path d="M118 178C126 150 274 150 282 178C268 200 132 200 118 178Z" fill="${shade}"/>
  <path d="M106 280C134 302 266 302 294 280L296 296C270 318 130 318 104 296Z" fill="url(#tebeng)"/>
  <path d="M150 200L142 300" stroke="${light}" stroke-width="8" opacity=".3" stroke-linecap="round"/><circle cx="200" cy="238" r="12" fill="${touch}"/><circle cx="200" cy="238" r="5" fill="${light}"/>`

const scarf: Draw = ({ main, shade, light, touch }) => `${ground(92)}
  <path d="M200 66C136 66 108 122 112 176C116 226 92 268 86 330C150 352 250 352 314 330C308 268 284 226 288 176C292 122 264 66 200 66Z" fill="${main}"/>
  <path d="M200 96C158 96 142 134 144 166C146 206 172 232 200 232S254 206 256 166C258 134 242 96 200 96Z" fill="#f3cfb0"/>
  <path d="M200 96C158 96 142 134 144 166C160 128 240 128 256 166C258 134 242 96 200 96Z" fill="${shade}" opacity=".55"/>
  <path d="M172 178q8 7 16 0M212 178q8 7 16 0" fill="none" stroke="#5a3a28" stroke-width="4" stroke-linecap="round"/><path d="M188 206q12 10 24 0" fill="none" stroke="#b5533c" stroke-width="4" stroke-linecap="round"/>
  <path d="M144 176C150 240 190 262 236 300M256 176C252 236 224 256 168 322" fill="none" stroke="${shade}" stroke-width="5" opacity=".5" stroke-linecap="round"/>
  <path d="M86 330C150 352 250 352 314 330L311 312C250 332 150 332 89 312Z" fill="${light}"/><circle cx="226" cy="262" r="9" fill="${touch}"/>`

const folded =
  (fill: string): Draw =>
  ({ shade, light, touch }) =>
    `${ground(120)}
  <path d="M84 280L116 116H284L316 280Z" fill="url(#${fill})"/><path d="M84 280H316L320 312H80Z" fill="url(#${fill})"/><path d="M84 280H316L320 312H80Z" fill="${shade}" opacity=".42"/>
  <path d="M116 116H284L290 148H110Z" fill="${shade}" opacity=".2"/><path d="M182 116H218L228 312H172Z" fill="${touch}" opacity=".92"/><path d="M182 116H218L220 148H180Z" fill="${light}" opacity=".4"/>
  <path d="M172 226C150 214 146 244 172 240ZM228 226C250 214 254 244 228 240Z" fill="${touch}"/><circle cx="200" cy="232" r="13" fill="${light}"/>`

const hanging =
  (fill: string): Draw =>
  ({ shade, light, touch }) =>
    `${ground(104)}
  <rect x="70" y="82" width="260" height="12" rx="6" fill="${shade}"/><circle cx="70" cy="88" r="10" fill="${touch}"/><circle cx="330" cy="88" r="10" fill="${touch}"/>
  <path d="M96 92H304V322C288 332 276 312 260 322S232 332 216 322S188 312 172 322S144 332 128 322S104 316 96 322Z" fill="url(#${fill})"/>
  <path d="M132 92V322M176 92V320M220 92V322M264 92V320" stroke="${shade}" stroke-width="6" opacity=".22"/><path d="M96 92H304V112H96Z" fill="${light}" opacity=".35"/>`

export const clothes = {
  tee,
  kurung: tunic('bunga'),
  melayu: tunic(''),
  songkok,
  scarf,
  batik: folded('bunga'),
  songket: folded('tebeng'),
  rebung: hanging('rebung'),
  sarung: hanging('pelekat'),
  batikHang: hanging('bunga'),
} satisfies Record<string, Draw>
