import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { savedInvoice } from '@kedai/contracts/seller-invoices.ts'
import type { z } from 'zod'
import { get, post } from '../../../lib/http.ts'
import type { Result } from '../../../lib/http-result.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { invoicePath, invoicesPath } from '../api.ts'
import type { InvoiceBody } from './editor-state.ts'

// `redirectTo`: the page that follows. spec §7
export type SavedInvoice = InvoiceView & z.infer<typeof savedInvoice>

export async function createInvoice(body: InvoiceBody): Promise<Result<SavedInvoice>> {
  const wish = `invoices:new:${JSON.stringify(body)}`
  const result = await post<SavedInvoice>(invoicesPath, body, { idempotencyKey: idempotencyKey(wish) })
  if (result.ok || result.code !== 0) forgetIdempotencyKey(wish)
  return result
}

export const updateInvoice = (hashslug: string, body: InvoiceBody, revision: number | undefined) => post<SavedInvoice>(invoicePath('update', hashslug), { ...body, revision })

export async function currentInvoice(hashslug: string): Promise<InvoiceView | null> {
  const result = await get<InvoiceView>(invoicePath('view', hashslug))
  return result.ok ? result.data : null
}
