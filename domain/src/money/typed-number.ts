/**
 * A number as people write it ("12,50", "1.234,50", "1,234.50", "RM 12") in the wire's form: a point before the decimals, no groups, no sign of
 * ringgit. Null when it is none, is finer than `places`, or may mean two numbers ("1.234", "0,500"). A comma before three digits groups, as
 * Malaysia writes it: "1,234" is a thousand and more, but in what has three decimals ("1,250" kg) it may mean two numbers.
 */
export function plainNumber(text: string, places: number): string | null {
  const typed = text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:RM|MYR)\s*/i, '')
  if (places > 2 && /^\d{1,3},\d{3}$/.test(typed) && !typed.startsWith('0')) return null
  const [, whole = '', fraction = ''] = shapes.map((shape) => shape.exec(typed)).find((match) => match !== null) ?? []
  if (whole === '' || fraction.length > places) return null
  const digits = whole.replace(/[.,]/g, '')
  return fraction === '' ? digits : `${digits}.${fraction}`
}

// The first that fits decides: what could be a comma's group is one.
const shapes = [
  /^(\d+)(?:\.(\d+))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/,
  /^(\d+),(\d+)$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d+)$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
]
