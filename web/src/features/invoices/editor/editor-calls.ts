import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { savedInvoice } from '@kedai/contracts/seller-invoices.ts'
import type { z } from 'zod'
import { get, post } from '../../../lib/http.ts'
import type { QueryClient } from '@tanstack/react-query'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import type { Result } from '../../../lib/http-result.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { invoicePath, invoicesPath, showInvoice } from '../api.ts'
import type { InvoiceBody, Written } from './editor-state.ts'

// `redirectTo`: the page that follows. spec §7
export type SavedDocument = Written & z.infer<typeof savedInvoice>
type SavedInvoice = InvoiceView & z.infer<typeof savedInvoice>

// Where a document is kept. `name` keeps what is typed on this device apart from that of other kinds.
export type DocumentCalls = {
  name: 'invoice' | 'quote'
  create: (body: InvoiceBody) => Promise<Result<SavedDocument>>
  update: (hashslug: string, body: InvoiceBody, revision: number | undefined) => Promise<Result<SavedDocument>>
  current: (hashslug: string) => Promise<Written | null>
  // What else is on the screen is to know of it.
  show: (queryClient: QueryClient, saved: SavedDocument) => void
  editPage: (hashslug: string) => string
}

export const invoiceCalls: DocumentCalls = {
  name: 'invoice',
  create: createInvoice,
  update: (hashslug, body, revision) => post<SavedInvoice>(invoicePath('update', hashslug), { ...body, revision }),
  current: currentInvoice,
  // What `create` and `update` answered.
  show: (queryClient, saved) => showInvoice(queryClient, saved as SavedInvoice),
  editPage: sellerPaths.editInvoice,
}

async function createInvoice(body: InvoiceBody): Promise<Result<SavedInvoice>> {
  const wish = `invoices:new:${JSON.stringify(body)}`
  const result = await post<SavedInvoice>(invoicesPath, body, { idempotencyKey: idempotencyKey(wish) })
  if (result.ok || result.code !== 0) forgetIdempotencyKey(wish)
  return result
}

async function currentInvoice(hashslug: string): Promise<InvoiceView | null> {
  const result = await get<InvoiceView>(invoicePath('view', hashslug))
  return result.ok ? result.data : null
}
