import type { SentMessage } from '@kedai/contracts/messages.ts'
import type { ConsentEvent } from '@kedai/contracts/opt-outs.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { apiListQuery } from '../../../lib/query.ts'
import type { MessageListSearch } from '../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../lib/with-search.ts'

export const messagesQuery = (search: MessageListSearch) => ({
  ...apiListQuery<SentMessage>(withSearch('/api/ajax/seller/messages', search)),
  placeholderData: keepPreviousData,
})

// All that the list shows, on whichever page.
export const messagesFile = (search: MessageListSearch): string =>
  fileOfShop(withSearch('/exports/messages.csv', { ...search, page: undefined }))

const ofCustomer = (id: number) => `/api/ajax/seller/customers/${id}`

export const customerMessagesQuery = (id: number, page: number) => ({
  ...apiListQuery<SentMessage>(withSearch(`${ofCustomer(id)}/messages`, { page })),
  placeholderData: keepPreviousData,
})

export const customerConsentsQuery = (id: number) => apiListQuery<ConsentEvent>(`${ofCustomer(id)}/consents`)

// Of one customer, or of everybody.
export const consentsFile = (customerId?: number): string =>
  fileOfShop(withSearch('/exports/consents.csv', { customer_id: customerId }))
