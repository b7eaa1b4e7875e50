// What a spreadsheet shows of a number, and so what its owner typed; what it keeps beyond is the dust of its own arithmetic.
const shownDigits = 15
const shape = /^(-?)(\d*)(?:\.(\d*))?(?:E([+-]?\d{1,3}))?$/i
const maxLength = 400 // of what any float is written as

/**
 * A number as a workbook stores it ("12.5", "9.5560000000010003E+12", "10.600000000000001") as digits and a point, without an exponent. It is
 * moved as text, never through a float. What is no number, or too large or small to be one that somebody typed, stays as it is.
 */
export function spreadsheetNumber(stored: string): string {
  if (stored.length > maxLength) return stored
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = shape.exec(stored) ?? []
  const power = Number(exponent)
  if (whole + fraction === '' || Math.abs(power) > 30) return stored
  const digits = (whole + fraction).replace(/^0+/, '')
  const rounded = rounding(digits, power - fraction.length)
  const text = placed(rounded.digits, rounded.power)
  return text === '0' ? text : sign + text
}

// `digits` times ten to the `power`, to the digits that are shown.
function rounding(digits: string, power: number): { digits: string; power: number } {
  const over = digits.length - shownDigits
  if (over <= 0) return { digits, power }
  const up = digits.charAt(shownDigits) >= '5' ? 1n : 0n
  return { digits: String(BigInt(digits.slice(0, shownDigits)) + up), power: power + over }
}

function placed(digits: string, power: number): string {
  if (power >= 0) return (digits + '0'.repeat(power)).replace(/^0+(?=\d)/, '') || '0'
  const padded = digits.padStart(1 - power, '0')
  const fraction = padded.slice(power).replace(/0{1,60}$/, '')
  const whole = padded.slice(0, power)
  return fraction === '' ? whole : `${whole}.${fraction}`
}
