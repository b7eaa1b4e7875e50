import type { Draw } from './motif.ts'
import { ground } from './motif.ts'

const wau: Draw = ({ main, shade, light, touch }) => `<path d="M200 40V356" stroke="${shade}" stroke-width="5"/>
  <path d="M200 110C270 60 346 100 352 148C316 176 252 172 200 160C148 172 84 176 48 148C54 100 130 60 200 110Z" fill="url(#bunga)" stroke="${shade}" stroke-width="5"/>
  <path d="M120 318C120 262 156 236 200 236S280 262 280 318C256 290 232 282 200 282S144 290 120 318Z" fill="${main}" stroke="${shade}" stroke-width="5"/><path d="M186 160H214L208 240H192Z" fill="${touch}"/>
  <circle cx="200" cy="132" r="17" fill="${light}" stroke="${touch}" stroke-width="5"/><path d="M150 300q50-36 100 0" fill="none" stroke="${light}" stroke-width="5" stroke-dasharray="2 10" stroke-linecap="round"/>
  <g fill="${touch}"><circle cx="52" cy="152" r="8"/><circle cx="348" cy="152" r="8"/><path d="M192 28h16l-8 20z"/></g><path d="M200 356q-12 14 0 26q12 10 2 18" fill="none" stroke="${touch}" stroke-width="4"/>`

const congkak: Draw = ({ main, shade, light, touch }) => `${ground(150, 300)}
  <path d="M34 208C60 190 90 176 130 176H270C310 176 340 190 366 208C372 262 330 296 270 296H130C70 296 28 262 34 208Z" fill="${main}"/><path d="M34 208C60 190 90 176 130 176H270C310 176 340 190 366 208C340 228 310 238 270 238H130C90 238 60 228 34 208Z" fill="${light}"/>
  ${[0, 1, 2, 3, 4].map((index) => `<ellipse cx="${122 + index * 39}" cy="196" rx="15" ry="7" fill="${shade}"/><ellipse cx="${122 + index * 39}" cy="219" rx="16" ry="8" fill="${shade}"/><circle cx="${118 + index * 39}" cy="217" r="4.5" fill="${touch}"/><circle cx="${127 + index * 39}" cy="219" r="4.5" fill="#fff5df"/>`).join('')}
  <ellipse cx="74" cy="208" rx="20" ry="11" fill="${shade}"/><ellipse cx="326" cy="208" rx="20" ry="11" fill="${shade}"/><circle cx="70" cy="206" r="5" fill="#fff5df"/><circle cx="80" cy="210" r="5" fill="${touch}"/>
  <path d="M90 262q110 34 220 0" fill="none" stroke="${shade}" stroke-width="6" stroke-dasharray="3 14" stroke-linecap="round"/>`

const bag: Draw = ({ shade, touch, light }) => `${ground(104)}
  <path d="M140 170C140 78 260 78 260 170" fill="none" stroke="${shade}" stroke-width="14"/><path d="M92 166H308L290 330H110Z" fill="url(#anyam)"/><path d="M92 166H308L304 196H96Z" fill="${touch}"/>
  <path d="M98 200L112 328" stroke="${light}" stroke-width="6" opacity=".5"/><circle cx="200" cy="181" r="9" fill="${light}"/><path d="M200 190c-14 20-8 34-2 44c10-12 16-26 2-44z" fill="${touch}"/>`

const saji: Draw = ({ shade, touch, light, main }) => `${ground(142, 318)}
  <path d="M200 92C290 130 334 220 344 306C300 328 100 328 56 306C66 220 110 130 200 92Z" fill="url(#anyam)"/>
  <path d="M200 92C180 170 168 250 166 322M200 92C220 170 232 250 234 322M200 92C140 150 106 230 96 316M200 92C260 150 294 230 304 316" fill="none" stroke="${touch}" stroke-width="6" opacity=".85"/>
  <path d="M56 306C100 328 300 328 344 306L347 322C300 344 100 344 53 322Z" fill="${shade}"/><circle cx="200" cy="84" r="15" fill="${main}"/><circle cx="200" cy="84" r="6" fill="${light}"/>`

const soap: Draw = ({ main, shade, light, touch }) => `${ground(118)}
  <rect x="88" y="242" width="224" height="84" rx="20" fill="${main}"/><rect x="88" y="242" width="224" height="20" rx="10" fill="${light}"/><rect x="112" y="164" width="190" height="80" rx="20" fill="${light}"/><rect x="112" y="164" width="190" height="18" rx="9" fill="#fff" opacity=".7"/>
  <rect x="170" y="164" width="56" height="80" fill="${touch}" opacity=".85"/><path d="M186 206c6-14 24-14 30 0c-8 8-22 8-30 0z" fill="#fff"/><path d="M150 284h100" stroke="${shade}" stroke-width="7" stroke-linecap="round" opacity=".55"/>
  <g fill="#fff" opacity=".8"><circle cx="112" cy="136" r="15"/><circle cx="146" cy="112" r="10"/><circle cx="296" cy="128" r="19"/><circle cx="266" cy="102" r="8"/></g>`

const box: Draw = ({ main, shade, light, touch }) => `${ground(118)}
  <path d="M90 188H310V318C310 326 304 332 296 332H104C96 332 90 326 90 318Z" fill="${main}"/><rect x="78" y="148" width="244" height="48" rx="9" fill="${shade}"/><path d="M178 148H222V332H178Z" fill="${touch}"/>
  <path d="M200 148C160 84 108 108 130 134C146 150 180 148 200 148C220 148 254 150 270 134C292 108 240 84 200 148Z" fill="${touch}"/><path d="M200 148C176 112 146 112 148 128M200 148C224 112 254 112 252 128" fill="none" stroke="${light}" stroke-width="5"/>
  <g fill="${light}" opacity=".8">${[
    [120, 226],
    [150, 276],
    [120, 306],
    [250, 226],
    [284, 262],
    [254, 300],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`)
    .join('')}</g>`

const favour: Draw = ({ main, shade, light, touch }) => `${ground(96)}
  ${[
    [124, 0],
    [200, -34],
    [276, 0],
  ]
    .map(
      ([
        x,
        lift,
      ]) => `<g transform="translate(${x} ${lift})"><path d="M0 330V250" stroke="${touch}" stroke-width="7"/><path d="M-34 232C-34 270-16 290 0 290S34 270 34 232Z" fill="${shade}"/>
    <ellipse cx="0" cy="206" rx="27" ry="36" fill="#fdf1dc"/><path d="M-27 206C-12 216 12 216 27 206" fill="none" stroke="${touch}" stroke-width="5"/><g transform="translate(0 150)"><g fill="${main}">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-13" rx="8" ry="13" transform="rotate(${turn})"/>`).join('')}</g><circle r="6" fill="${light}"/></g></g>`,
    )
    .join('')}`

const card: Draw = ({ main, shade, light, touch }) => `${ground(118)}
  <rect x="112" y="76" width="176" height="220" rx="6" fill="#fffaf1" transform="rotate(-5 200 190)"/><g transform="rotate(-5 200 190)"><rect x="126" y="90" width="148" height="192" fill="none" stroke="${touch}" stroke-width="4"/><path d="M162 150h76M150 178h100M172 206h56" stroke="${shade}" stroke-width="6" stroke-linecap="round" opacity=".75"/><circle cx="200" cy="120" r="12" fill="${main}"/></g>
  <path d="M84 218H316V326H84Z" fill="${main}"/><path d="M84 218L200 292L316 218V232L200 308L84 232Z" fill="${light}"/><circle cx="200" cy="292" r="18" fill="${touch}"/><path d="M192 292l6 7l11-13" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`

const book: Draw = ({ main, shade, light, touch }) => `${ground(104)}
  <path d="M112 88H280C290 88 296 94 296 104V332H128C112 332 104 322 104 310V98C104 92 108 88 112 88Z" fill="${main}"/><path d="M128 306H296V332H128C112 332 104 324 104 318S112 306 128 306Z" fill="#fdf6e6"/><path d="M112 88H130V306H104V98C104 92 108 88 112 88Z" fill="${shade}"/>
  <rect x="152" y="122" width="118" height="146" rx="8" fill="none" stroke="${touch}" stroke-width="5"/><path d="M211 146l14 26l28 4l-20 20l5 28l-27-14l-27 14l5-28l-20-20l28-4z" fill="${light}"/><path d="M180 248h62" stroke="${touch}" stroke-width="6" stroke-linecap="round"/>`

export const gifts = { wau, congkak, bag, saji, soap, box, favour, card, book } satisfies Record<string, Draw>
