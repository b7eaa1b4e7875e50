import type { QuoteView } from '@kedai/contracts/quotes.ts'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { isLang, type Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { readSeller } from '../../invoices/actions/document-seller.ts'
import { presentQuotePaper } from '../present/paper.ts'
import { presentQuoteView, type QuoteStory } from '../present/view.ts'
import { findInvoiceOf, findQuoteRow, type QuoteRef } from '../queries/quotes.ts'
import { countQuoteViews, listQuoteDeliveries, listQuoteEvents } from '../queries/story.ts'

type Reading = Pick<Deps, 'clock' | 'config'>

/** A quote as a member of its shop sees it. @throws AppError `not_found` */
export const readQuoteView = (deps: Reading & Pick<Deps, 'db'>, ref: QuoteRef, lang: Lang): Promise<QuoteView> =>
  inTransaction(deps.db, { shopId: ref.shopId, readOnly: true }, (trx) => readQuoteViewIn(trx, deps, ref, lang))

/** The same inside a transaction that is open already. @throws AppError `not_found` */
export const readQuoteViewIn = async (
  trx: Db,
  { clock, config }: Reading,
  ref: QuoteRef,
  lang: Lang,
): Promise<QuoteView> => presentQuoteView(await readStory(trx, ref), { lang, now: clock.now(), site: config })

/** The same as paper, in the language it was written in; drawn after the transaction. @throws AppError `not_found` */
export async function readQuotePaper(trx: Db, { clock, config }: Reading, ref: QuoteRef): Promise<PaperDocument> {
  const story = await readStory(trx, ref)
  const lang = isLang(story.quote.lang) ? story.quote.lang : 'ms'
  return presentQuotePaper(presentQuoteView(story, { lang, now: clock.now(), site: config }), story.seller.logoKey)
}

export async function readStory(trx: Db, ref: QuoteRef): Promise<QuoteStory> {
  const quote = await findQuoteRow(trx, ref)
  if (!quote) throw new AppError('not_found', texts.notFound)
  const of = { shopId: ref.shopId, quoteId: quote.id }
  const [seller, invoice, events, deliveries, views] = [
    await readSeller(trx, of.shopId, quote.seller),
    await findInvoiceOf(trx, of),
    await listQuoteEvents(trx, of),
    await listQuoteDeliveries(trx, of),
    await countQuoteViews(trx, of),
  ]
  return { quote, seller, invoice, events, deliveries, views }
}
