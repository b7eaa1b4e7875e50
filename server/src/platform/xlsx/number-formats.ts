import { WorkbookTooLarge, workbookLimits } from './limits.ts'
import { parseXml } from './parse-xml.ts'
import type { Parts } from './unpack.ts'

/** Of each cell style of a workbook, by its number: whether it shows a number as a date. */
export async function dateStyles(parts: Parts, path: string): Promise<boolean[]> {
  if (!parts.has(path)) return []
  const custom = new Map<string, boolean>()
  const styles: boolean[] = []
  let isCellStyle = false
  await parseXml(await parts.open(path), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') custom.set(numFmtId, isDateFormat(formatCode))
      if (name === 'cellXfs') isCellStyle = true
      if (name === 'xf' && isCellStyle) styles.push(custom.get(numFmtId) ?? builtInDates.has(Number(numFmtId)))
      if (styles.length > workbookLimits.styles || custom.size > workbookLimits.formats)
        throw new WorkbookTooLarge('cell formats')
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return styles
}

// ECMA-376 part 1, 18.8.30: 14 to 22 and 45 to 47, and those of East Asian languages.
const builtInDates = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56,
  57, 58,
])

const escapes = '\\_*' // the character after one of them is shown as it is, as a gap, or repeated

/** Whether a number format has letters of days and hours outside of quotes, escapes, colours and currencies. Takes time in proportion to its length. */
export function isDateFormat(code: string): boolean {
  if (code.length > workbookLimits.formatCode) return false
  const last = { '"': code.lastIndexOf('"'), ']': code.lastIndexOf(']') } // what is not closed is not searched for again and again
  for (let at = 0; at < code.length; at++) {
    const sign = code.charAt(at)
    const closer = sign === '"' ? '"' : sign === '[' ? ']' : null
    if (escapes.includes(sign)) at++
    else if (closer !== null && at < last[closer]) {
      const end = code.indexOf(closer, at + 1)
      if (sign === '[' && /^(?:h+|m+|s+)$/i.test(code.slice(at + 1, end))) return true // hours that go on beyond a day
      at = end
    } else if ('ymdhs'.includes(sign.toLowerCase())) return true
  }
  return false
}

const dayMs = 86_400_000
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }

/** A day as a workbook counts it, as "2026-11-22", with the time where it has one; null for what is no day. */
export function dateText(serial: string, epoch: keyof typeof epochs): string | null {
  const days = Number(serial)
  if (!(days >= 0 && days < 2_958_466)) return null // the year 9999, where spreadsheets end
  const [day = '', time = ''] = new Date(epochs[epoch] + Math.round((days * dayMs) / 1000) * 1000)
    .toISOString()
    .split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, time.startsWith('00', 6) ? 5 : 8)}`
}
