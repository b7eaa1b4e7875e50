/** Malaysian postcodes from one to another, both counted in; five digits each. */
export type PostcodeRange = { from: string; to: string }

/** Reads "43000" or "43000-43999", with the first not above the second; null when it is neither. */
export function readPostcodeRange(text: string): PostcodeRange | null {
  const match = /^(\d{5})(?:\s*[-–]\s*(\d{5}))?$/.exec(text.normalize('NFKC').trim())
  const from = match?.[1]
  if (!from) return null
  const to = match[2] ?? from
  return from <= to ? { from, to } : null
}

/** "43000-43999", or "43000" for a single one. */
export const formatPostcodeRange = ({ from, to }: PostcodeRange): string => (from === to ? from : `${from}-${to}`)

/** Whether a postcode lies in one of the ranges. */
export const isInRanges = (postcode: string, ranges: readonly PostcodeRange[]): boolean =>
  ranges.some(({ from, to }) => from <= postcode && postcode <= to)

/** The first two ranges that share a postcode, or null. */
export function findSharedRange(ranges: readonly PostcodeRange[]): [PostcodeRange, PostcodeRange] | null {
  const sorted = ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  for (const [at, range] of sorted.entries()) {
    const next = sorted[at + 1]
    if (next && next.from <= range.to) return [range, next]
  }
  return null
}
