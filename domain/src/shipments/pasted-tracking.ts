import { courierNames, findCourier } from './couriers.ts'

export type PastedRow = { orderNo: string; courier: string; trackingNumber: string }

/** What of a paste is read; each row is written by itself. */
export const maxPasted = 500

/**
 * Tracking numbers as people paste them, a parcel a line: cells of a spreadsheet, or words of a chat ("1021 J&T 6300 0123 4567").
 * First the order, last the number; the courier between may be left out.
 */
export const parsePasted = (text: string): PastedRow[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, maxPasted)
    .map(parseLine)

function parseLine(line: string): PastedRow {
  const separator = ['\t', ';', ','].find((one) => line.includes(one))
  return separator === undefined ? parseWords(line.split(/\s+/)) : parseCells(line.split(separator))
}

function parseCells(cells: readonly string[]): PastedRow {
  const [first = '', ...rest] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const trackingNumber = rest.pop() ?? ''
  return { orderNo: orderOf(first), courier: rest.join(' '), trackingNumber }
}

function parseWords([first = '', ...rest]: readonly string[]): PastedRow {
  const length = wordsOfCourier(rest)
  return {
    orderNo: orderOf(first),
    courier: rest.slice(0, length).join(' '),
    trackingNumber: rest.slice(length).join(''),
  }
}

// At least one word is left for the number.
function wordsOfCourier(words: readonly string[]): number {
  const most = Math.min(3, words.length - 1)
  const lengths = Array.from({ length: Math.max(0, most) }, (_, at) => most - at)
  const asNamed = lengths.find((length) => isName(words.slice(0, length).join(' ')))
  if (asNamed !== undefined) return asNamed
  const short = lengths.toReversed().find((length) => findCourier(words.slice(0, length).join(' ')) !== null)
  if (short !== undefined) return short < most && /^(express|logistics?)$/i.test(words[short] ?? '') ? short + 1 : short
  // A courier that we do not know: words without a digit.
  const firstNumber = words.findIndex((word) => /\d/.test(word))
  return firstNumber === -1 ? Math.max(0, words.length - 1) : firstNumber
}

const fold = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
const isName = (text: string): boolean => courierNames.some((name) => fold(name) === fold(text))

const orderOf = (word: string): string => word.replace(/^#+|[:.)]+$/g, '')
