import type { QuoteView, SavedQuote } from '@kedai/contracts/quotes.ts'
import { get, post } from '../../../lib/http.ts'
import type { Result } from '../../../lib/http-result.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import type { DocumentCalls, SavedDocument } from '../editor/editor-calls.ts'
import type { InvoiceBody, Written } from '../editor/editor-state.ts'
import { forgetQuoteLists, quotePath, quoteQuery, quotesPath } from './api.ts'

// A quote as the editor knows documents: its last day stands where an invoice's due day does.
export const writtenOf = (quote: QuoteView): Written => ({
  ...quote,
  due_date: quote.valid_until,
  lifecycle: quote.state === 'draft' ? 'draft' : 'sent',
  edit_rule: 'all',
  paid_amount: '0.00',
})

// The same editor, kept as a quote.
export const quoteCalls: DocumentCalls = {
  name: 'quote',
  async create(body) {
    const wish = `quotes:new:${JSON.stringify(body)}`
    const result = await post<SavedQuote>(quotesPath, bodyOf(body), { idempotencyKey: idempotencyKey(wish) })
    if (result.ok || result.code !== 0) forgetIdempotencyKey(wish)
    return asWritten(result)
  },
  update: async (hashslug, body, revision) =>
    asWritten(await post<SavedQuote>(quotePath('update', hashslug), { ...bodyOf(body), revision })),
  async current(hashslug) {
    const result = await get<QuoteView>(quotePath('view', hashslug))
    return result.ok ? writtenOf(result.data) : null
  },
  show(queryClient, { hashslug }) {
    void queryClient.invalidateQueries({ queryKey: quoteQuery(hashslug).queryKey })
    forgetQuoteLists(queryClient)
  },
  editPage: sellerPaths.editQuote,
}

const bodyOf = ({ due_date, ...body }: InvoiceBody) => ({ ...body, valid_until: due_date })

function asWritten(result: Result<SavedQuote>): Result<SavedDocument> {
  if (result.ok) return { ...result, data: { ...writtenOf(result.data), redirectTo: result.data.redirectTo } }
  const { valid_until: lastDay, ...fields } = result.fields
  return { ...result, fields: lastDay === undefined ? result.fields : { ...fields, due_date: lastDay } }
}
