/** Reads "12", "1,234.5" as a whole number of units of 10^-places; null when it is none, negative, finer or too large to be exact. */
export function parseDecimal(text: string, places: number): number | null {
  const match = /^([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(text.normalize('NFKC').trim())
  const fraction = match?.[2] ?? ''
  if (!match || fraction.length > places) return null
  const value = Number((match[1] ?? '').replaceAll(',', '')) * 10 ** places + Number(fraction.padEnd(places, '0'))
  return Number.isSafeInteger(value) ? value : null
}

/** The shortest exact decimal of a number of units of 10^-places, with at least `least` decimals: "1.5", "50.00". */
export function formatDecimal(value: number | bigint, places: number, least: number): string {
  const digits = String(value)
    .replace('-', '')
    .padStart(places + 1, '0')
  const kept = digits
    .slice(digits.length - places)
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, digits.length - places)}${kept === '' ? '' : `.${kept}`}`
}
