import type { BankAccount, PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { presentInvoiceView } from '../present/invoice-view.ts'
import { presentInvoicePaper } from '../present/paper.ts'
import type { InvoiceRef } from '../queries/invoice-ref.ts'
import { findInvoiceStory } from '../queries/read-invoice.ts'
import { readSnapshot } from '../seller-snapshot.ts'

type Reading = Pick<Deps, 'clock' | 'files' | 'config'>

/** An invoice as paper, to be drawn after the transaction. `accounts`: where a buyer may transfer to. @throws AppError `not_found` */
export async function readInvoiceDocument(trx: Db, { clock, files, config }: Reading, ref: InvoiceRef, accounts: readonly BankAccount[]): Promise<PaperDocument> {
  const story = await findInvoiceStory(trx, ref)
  if (!story) throw new AppError('not_found', texts.notFound)
  const { invoice, shop } = story
  const lang = isLang(invoice.lang) ? invoice.lang : 'ms'
  const view = presentInvoiceView(story, { lang, now: clock.now(), role: 'staff', permissions: [], files, publicUrl: config.publicUrl })
  const snapshot = readSnapshot(invoice.seller)
  return presentInvoicePaper(view, { logo: snapshot === null ? shop.logo_key : snapshot.logo_key, accounts })
}
