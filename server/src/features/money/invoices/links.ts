import { shopUrl, type Site } from '../../../platform/http/shop-url.ts'

/** The page that a buyer opens without signing in. (contract §5) */
export const invoiceLink = (site: Site, username: string, hashslug: string): string =>
  `${shopUrl(site, username)}/view/invoice/${hashslug}`

/** The seller's own copy of a document on paper. */
export const pdfPath = (hashslug: string): string => `/api/ajax/seller/invoices/pdf/${hashslug}`

/** The seller's own copy of a credit note. */
export const creditNotePdfPath = (hashslug: string): string => `/api/ajax/seller/invoices/credit-notes/${hashslug}/pdf`

/** The seller's own copy of a payment's receipt. */
export const receiptPath = (hashslug: string, paymentId: number): string =>
  `/api/ajax/seller/invoices/receipts/${hashslug}/${paymentId}/pdf`

/** The seller's page of an invoice. */
export const sellerPage = (hashslug: string): string => `/seller/invoices/${hashslug}`
