/** How a buyer's name stands beside a review: first name and initial, in full, or not at all. The first is the usual one. */
export const nameStyles = ['short', 'full', 'none'] as const
export type NameStyle = (typeof nameStyles)[number]

/** The name as everybody sees it; '' where none is to be shown, or where what was typed is no name. */
export function shownName(name: string, style: NameStyle): string {
  const full = name.trim().replace(/\s+/g, ' ')
  if (style === 'none' || isAddress(full)) return ''
  if (style === 'full') return full
  const [first = '', ...others] = full.split(' ')
  if (others.length === 0) return isHan(first) ? `${[...first][0]}**` : first
  const next = others.find((word) => !connectors.has(word.toLowerCase().replaceAll('.', '')))
  return next === undefined ? first : `${first} ${([...next][0] ?? '').toUpperCase()}.`
}

// Between a name and the father's: "Siti binti Ahmad" is Siti A., "Kavitha a/p Raju" Kavitha R.
const connectors = new Set(['bin', 'binti', 'bt', 'bte', 'b', 'a/l', 'a/p', 'al', 'ap', 's/o', 'd/o', 'anak', '@'])

// An e-mail or a phone number in the place of a name would give its owner away.
const isAddress = (text: string) => !/\p{L}/u.test(text) || /\S@\S/.test(text) || /\d(?:[\s-]?\d){5}/.test(text)

const isHan = (text: string) => /^\p{Script=Han}{2,}$/u.test(text)
