import type { ListedPages } from './queries.ts'

/** A sitemap may hold fifty thousand addresses; the newest of a shop are what matters, and what a request can carry. */
export const maxAddresses = 5_000

export function sitemapOf(root: string, { categories, items, pages }: ListedPages): string {
  const addresses = [
    { address: root, changed: null },
    ...categories.map((slug) => ({ address: `${root}?cat=${encodeURIComponent(slug)}`, changed: null })),
    ...pages.map(({ slug, shown_at }) => ({
      address: `${root}/p/${encodeURIComponent(slug)}`,
      changed: new Date(shown_at).toISOString(),
    })),
    ...items.map(({ view_id, updated_at }) => ({
      address: `${root}/i/${encodeURIComponent(view_id)}`,
      changed: new Date(updated_at).toISOString(),
    })),
  ]
  const entries = addresses.map(
    ({ address, changed }) =>
      `<url><loc>${escaped(address)}</loc>${changed === null ? '' : `<lastmod>${changed}</lastmod>`}</url>`,
  )
  return `${head}<urlset xmlns="${space}">\n${entries.join('\n')}\n</urlset>\n`
}

export const sitemapIndex = (publicUrl: string, usernames: readonly string[]): string =>
  `${head}<sitemapindex xmlns="${space}">\n${usernames.map((username) => `<sitemap><loc>${escaped(`${publicUrl}/s/${username}/sitemap.xml`)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
