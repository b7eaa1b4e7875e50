import type { GuestQuote } from '@kedai/contracts/quotes.ts'
import { oneOf } from '../../../lib/query-cache.ts'
import { post } from '../../../lib/http.ts'

const at = (hashslug: string, call = '') => `/api/ajax/guest/quotes/${encodeURIComponent(hashslug)}${call}`

export const quoteQuery = (hashslug: string) => oneOf<GuestQuote>(at(hashslug))

// `revision`: what was read; a change meanwhile is told before anything is agreed.
export const acceptQuote = (hashslug: string, name: string, revision: number) =>
  post<GuestQuote>(at(hashslug, '/accept'), { name, revision })

export const declineQuote = (hashslug: string, reason: string, revision: number) =>
  post<GuestQuote>(at(hashslug, '/decline'), { reason, revision })

export const tellQuoteViewed = (hashslug: string) => post<unknown>(at(hashslug, '/viewed'))
