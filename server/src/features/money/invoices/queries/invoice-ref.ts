import { sql, type RawBuilder } from 'kysely'

/** Which invoice of a shop: by its hashslug, as links and sellers' calls say, or by its id. */
export type InvoiceRef = { shopId: number } & ({ hashslug: string } | { invoiceId: number })

/** The row it means. */
export const isInvoice = (ref: InvoiceRef): RawBuilder<boolean> =>
  'invoiceId' in ref
    ? sql<boolean>`(shop_id = ${ref.shopId} and id = ${ref.invoiceId})`
    : sql<boolean>`(shop_id = ${ref.shopId} and hashslug = ${ref.hashslug})`
