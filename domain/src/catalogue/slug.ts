/** A name as part of an address: lower-case Latin letters, digits and single hyphens, ≤ 60; `fallback` when nothing is left. */
export function makeSlug(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? fallback : slug
}

/** The slug, or the slug with the first free number behind it ("baju-2"). */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let candidate = slug
  for (let number = 2; isTaken(candidate); number++) candidate = `${slug}-${number}`
  return candidate
}

/** Whether a text may be a `view_id`: letters, digits and hyphens, at least one letter, not the reserved `remove` (CONTRACT §2). */
export const isViewId = (text: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(text) && /[A-Za-z]/.test(text) && text.toLowerCase() !== 'remove'
