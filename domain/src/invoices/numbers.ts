import { isNumberPrefix } from '../text/number-prefix.ts'

/** The longest prefix of a series: "INV-2026-" fits, and a number stays below the 50 characters the tax authority takes. */
export const maxPrefix = 20

/** The kinds of documents that are numbered, each in a series of its own, with the prefix a shop begins with. */
export const documentSeries = {
  invoice: { prefix: 'INV-' },
  credit_note: { prefix: 'CN-' },
  debit_note: { prefix: 'DN-' },
  refund_note: { prefix: 'RN-' },
  quote: { prefix: 'QUO-' },
  payment_voucher: { prefix: 'PV-' },
  stock_transfer: { prefix: 'ST-' },
} as const satisfies Record<string, { prefix: string }>

export type DocumentKind = keyof typeof documentSeries

/** The series that a seller sets: those of the others are nobody's choice. */
export const numberedDocuments = [
  'invoice',
  'credit_note',
  'debit_note',
  'quote',
] as const satisfies readonly DocumentKind[]

/** Whether a shop may number its documents with this prefix. */
export const isDocumentPrefix = (prefix: string): boolean => isNumberPrefix(prefix, maxPrefix)

/** "INV-00001": at least five digits, more when there are more. Throws RangeError for a prefix that may not stand or a number that is not 1 or more. */
export function documentNumber(prefix: string, n: number): string {
  if (!isDocumentPrefix(prefix) || !Number.isSafeInteger(n) || n < 1)
    throw new RangeError(`no document number: ${prefix} and ${n}`)
  return `${prefix}${String(n).padStart(5, '0')}`
}
