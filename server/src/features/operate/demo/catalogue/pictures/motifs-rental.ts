import type { Draw } from './motif.ts'
import { ground } from './motif.ts'

const camera: Draw = ({ main, shade, light, touch }) => `${ground(130)}
  <path d="M150 150l18-34h64l18 34z" fill="${shade}"/><rect x="74" y="146" width="252" height="176" rx="26" fill="${main}"/><rect x="74" y="146" width="252" height="44" rx="22" fill="${shade}"/>
  <circle cx="200" cy="246" r="66" fill="${shade}"/><circle cx="200" cy="246" r="46" fill="${light}"/><circle cx="200" cy="246" r="26" fill="${shade}"/><circle cx="186" cy="232" r="10" fill="#fff" opacity=".8"/><rect x="272" y="160" width="32" height="18" rx="6" fill="${touch}"/>`

const van: Draw = ({ main, shade, light, touch }) => `${ground(150)}
  <path d="M60 290V176q0-26 26-26h164q18 0 28 16l46 66q16 4 16 24v34z" fill="${main}"/><path d="M60 244h280v46H60z" fill="${shade}" opacity=".35"/>
  <path d="M236 174h18q8 0 14 8l32 46h-64z" fill="${light}"/><rect x="158" y="174" width="62" height="54" rx="8" fill="${light}"/><rect x="82" y="174" width="60" height="54" rx="8" fill="${light}"/><rect x="318" y="252" width="22" height="14" rx="5" fill="${touch}"/>
  <g fill="${shade}"><circle cx="124" cy="292" r="36"/><circle cx="284" cy="292" r="36"/></g><g fill="${light}"><circle cx="124" cy="292" r="15"/><circle cx="284" cy="292" r="15"/></g>`

const tent: Draw = ({ main, shade, light, touch }) => `${ground(156)}
  <path d="M200 90L360 324H40z" fill="${main}"/><path d="M200 90L262 324H138z" fill="${shade}"/><path d="M200 150L200 324H152z" fill="${light}"/>
  <path d="M200 90L40 324M200 90L360 324" stroke="${touch}" stroke-width="7" stroke-linecap="round"/><path d="M200 92V62l36 14z" fill="${touch}"/>`

const desk: Draw = ({ main, shade, light, touch }) => `${ground(150)}
  <rect x="48" y="210" width="304" height="24" rx="8" fill="${main}"/><path d="M76 234v94M324 234v94" stroke="${shade}" stroke-width="16" stroke-linecap="round"/><rect x="232" y="234" width="84" height="62" rx="6" fill="${light}"/><circle cx="274" cy="264" r="6" fill="${shade}"/>
  <rect x="120" y="110" width="116" height="78" rx="8" fill="${shade}"/><rect x="130" y="120" width="96" height="58" rx="4" fill="${light}"/><path d="M178 188v22M150 210h56" stroke="${shade}" stroke-width="10"/><path d="M276 210v-46l28-32" fill="none" stroke="${touch}" stroke-width="8" stroke-linecap="round"/><circle cx="306" cy="130" r="18" fill="${touch}"/>`

export const forRent = { camera, van, tent, desk }
