import { shopUrl, type Site } from '../../../platform/http/shop-url.ts'

/** The page that a buyer opens without signing in. */
export const quoteLink = (site: Site, username: string, hashslug: string): string =>
  `${shopUrl(site, username)}/view/quote/${hashslug}`

/** The seller's own copy on paper. */
export const quotePdfPath = (hashslug: string): string => `/api/ajax/seller/quotes/pdf/${hashslug}`

/** The seller's page of a quote. */
export const sellerQuotePage = (hashslug: string): string => `/seller/quotes/${hashslug}`
