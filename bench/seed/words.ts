/** Ten words; each stands in one title of ten. None begins another, because search looks at beginnings. */
export const commonWords = [
  'Cawan',
  'Baju',
  'Tudung',
  'Kerepek',
  'Sambal',
  'Kuih',
  'Madu',
  'Sabun',
  'Lilin',
  'Dompet',
] as const

const syllables = ['ba', 'ko', 'li', 'mu', 'ne', 'ra', 'so', 'ti', 'wu', 'ya'] as const

/** A thousand words of six letters; each stands in one title of a thousand. */
export const rareWords: readonly string[] = syllables.flatMap((a) =>
  syllables.flatMap((b) => syllables.map((c) => `${a}${b}${c}`)),
)

/** The word only the n-th title has. */
export const ownWord = (n: number): string => `siri${String(n).padStart(7, '0')}`

/** Address of the n-th listing */
export const viewIdOf = (n: number): string => `P${n}`
