import type { PublicFront, PublicPage } from '@kedai/contracts/shop-pages.ts'
import { type Query, oneOf } from '../../lib/query-cache.ts'

const at = (username: string) => `/api/ajax/guest/front-store/${encodeURIComponent(username)}`

export const pageQuery = (username: string, slug: string) =>
  oneOf<PublicPage>(`${at(username)}/pages/${encodeURIComponent(slug)}`)

// Null: the shop's first page is its shelf alone.
export const frontQuery = (username: string): Query<PublicFront> => ({
  ...oneOf<PublicFront>(`${at(username)}/front-page`),
  isOptional: true,
})
