import { invoiceLink, sellerPage } from '../links.ts'

/** Where an invoice's buyer opens it, and where its seller does. */
export const invoicePlaces = { shared: invoiceLink, seller: sellerPage } as const
