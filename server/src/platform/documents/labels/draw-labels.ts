import type { LabelPerson, LabelSheet, ParcelLabel } from '@kedai/domain/documents/parcel-labels.ts'
import type { TextStyle } from '../letters/letters.ts'
import type { Pen } from '../paper/pen.ts'
import { code128 } from './barcode.ts'

// Points: A6, of which an A4 sheet holds four exactly.
const a6 = { width: 297.64, height: 420.94 }
const margin = 14
const room = a6.width - 2 * margin
/** Clear on both sides of a barcode, in modules, or scanners do not find its ends. */
const quiet = 10

const style = (size: number, weight: TextStyle['weight'] = 'regular'): TextStyle => ({
  size,
  weight,
  colour: '#000000',
})
const caption = style(7, 'bold')

/** Draws the labels of parcels, one to a page or four to a sheet. */
export function drawLabels(sheet: LabelSheet, pen: Pen, openPage: (size: [number, number]) => void): void {
  for (const [at, label] of sheet.labels.entries()) {
    if (sheet.size === 'a6') {
      openPage([a6.width, a6.height])
      drawLabel(sheet, label, pen, 0, 0)
      continue
    }
    if (at % 4 === 0) {
      openPage([2 * a6.width, 2 * a6.height])
      pen.artifact(() => cuttingLines(pen), 'Layout')
    }
    drawLabel(sheet, label, pen, (at % 2) * a6.width, (at % 4 < 2 ? 0 : 1) * a6.height)
  }
}

function cuttingLines(pen: Pen): void {
  const look = { colour: '#999999', thickness: 0.4, dashed: true }
  pen.rule({ x: 0, y: a6.height, width: 2 * a6.width }, look)
  pen.box({ x: a6.width - 0.2, y: 0, width: 0.4, height: 2 * a6.height }, { colour: '#bbbbbb' })
}

function drawLabel({ words }: LabelSheet, label: ParcelLabel, pen: Pen, left: number, top: number): void {
  const x = left + margin
  let y = top + margin
  const line = (text: string, as: TextStyle, gap = 3) => {
    pen.line({ text, x, baseline: y + as.size, style: as })
    y += as.size + gap
  }
  const lines = (texts: readonly string[], as: TextStyle) => texts.forEach((text) => line(text, as, as.size * 0.25))
  const rule = () => {
    pen.rule({ x, y: y + 3, width: room }, { colour: '#000000', thickness: 0.8 })
    y += 9
  }

  pen.element('Sect', () => {
    const cash = label.collect === null ? null : `${words.collect} ${label.collect}`
    const cashRoom = cash === null ? 0 : drawCash(pen, cash, x, y)
    const courier = fitted(pen, label.courier, { sizes: [16, 13, 11], width: room - cashRoom, weight: 'bold', max: 1 })
    line(courier.lines[0] ?? '', courier.style, 2)
    const facts = [label.service, label.weight === null ? '' : `${label.weight} kg`].filter(Boolean).join(' · ')
    if (facts !== '') line(firstLine(pen, facts, style(9)), style(9), 2)
    y += 4
    y += drawBarcode(pen, label.trackingNumber || label.orderNo, x, y)
    rule()
    line(words.to, caption, 2)
    y = drawReceiver(pen, label, x, y, top + 318)
    rule()
    line(words.from, caption, 2)
    lines(senderLines(pen, label.from), style(8))
    rule()
    const foot = top + a6.height - margin
    const small = style(7.5)
    const fits = Math.max(0, Math.floor((foot - 12 - y - 9) / (small.size * 1.25)))
    if (fits > 0) {
      line(words.contents, caption, 2)
      lines(shortened(pen, label.contents, fits, words.more, small), small)
    }
    pen.line({ text: `${words.order} ${label.orderNo}`, x, baseline: foot, style: style(9, 'bold') })
  })
}

function drawReceiver(pen: Pen, { to }: ParcelLabel, x: number, from: number, until: number): number {
  let y = from
  const put = (texts: readonly string[], as: TextStyle) => {
    for (const text of texts) {
      pen.line({ text, x, baseline: y + as.size, style: as })
      y += as.size * 1.22
    }
  }
  const name = fitted(pen, to.name, { sizes: [13, 11, 9], width: room, weight: 'bold', max: 2 })
  put(name.lines, name.style)
  put([to.phone], style(11, 'bold'))
  const place = fitted(pen, [to.postcode, to.city].filter(Boolean).join(' '), {
    sizes: [15, 12, 10],
    width: room,
    weight: 'bold',
    max: 1,
  })
  const below = (place.style.size + (to.state === '' ? 0 : 10)) * 1.22
  const address = fitted(pen, to.lines.join('\n'), {
    sizes: [11, 10, 9, 8, 7],
    width: room,
    weight: 'regular',
    max: Number.POSITIVE_INFINITY,
    height: until - y - below,
  })
  put(address.lines, address.style)
  put(place.lines.slice(0, 1), place.style)
  if (to.state !== '') put([to.state], style(10))
  return y
}

const senderLines = (pen: Pen, { name, phone, lines }: LabelPerson): string[] => [
  firstLine(pen, [name, phone].filter(Boolean).join(' · '), style(8)),
  ...lines.flatMap((one) => pen.letters.wrap(one, style(8), room)).slice(0, 2),
]

function drawCash(pen: Pen, text: string, x: number, y: number): number {
  const as: TextStyle = { size: 12, weight: 'bold', colour: '#ffffff' }
  const width = pen.letters.width(text, as) + 12
  pen.box({ x: x + room - width, y, width, height: 20 }, { colour: '#000000' })
  pen.line({ text, x: x + room - width + 6, baseline: y + 14.5, style: as })
  return width + 8
}

function drawBarcode(pen: Pen, text: string, x: number, y: number): number {
  const bars = code128(text)
  const height = 52
  const modules = (bars ?? []).reduce((all, width) => all + width, 0)
  // Wider than 1.2 points a module no scanner needs it.
  const module = Math.min(1.2, room / (modules + 2 * quiet))
  if (bars) {
    const start = x + (room - modules * module) / 2
    pen.element('Figure', () => pen.bars(bars, { x: start, y, module, height }), { alt: text })
  }
  const shown = fitted(pen, text, { sizes: [13, 11, 9, 7], width: room, weight: 'bold', max: 1 })
  const one = shown.lines[0] ?? ''
  const baseline = y + (bars ? height : 0) + shown.style.size + 2
  pen.line({ text: one, x: x + (room - pen.letters.width(one, shown.style)) / 2, baseline, style: shown.style })
  return baseline - y + 3
}

type Fit = { sizes: readonly number[]; width: number; weight: TextStyle['weight']; max: number; height?: number }

/** The text as large as it fits; at the smallest size it is cut. */
function fitted(pen: Pen, text: string, { sizes, width, weight, max, height = Infinity }: Fit) {
  for (const size of sizes) {
    const as = style(size, weight)
    const lines = pen.letters.wrap(text, as, width)
    const most = Math.min(max, Math.floor(height / (size * 1.22)))
    if (lines.length <= most || size === sizes.at(-1)) return { lines: lines.slice(0, Math.max(1, most)), style: as }
  }
  return { lines: [], style: style(sizes[0] ?? 8, weight) }
}

const firstLine = (pen: Pen, text: string, as: TextStyle): string => {
  const [first = '', ...others] = pen.letters.wrap(text, as, room)
  return others.length === 0 ? first : `${first.slice(0, -1)}…`
}

function shortened(pen: Pen, contents: readonly string[], fits: number, more: string, as: TextStyle): string[] {
  const all = contents.map((text) => firstLine(pen, text, as))
  if (all.length <= fits) return all
  const shown = all.slice(0, fits - 1)
  return [...shown, more.replace('{count}', String(all.length - shown.length))]
}
