import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { BankAccount, PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { isLang, type Lang } from '@kedai/domain/text/lang.ts'
import type { KeptDuitNow } from '../../../../platform/codes/draw-duitnow.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { tellChannels } from '../shared/tell-channels.ts'
import { presentInvoiceView } from '../present/invoice-view.ts'
import { presentInvoicePaper } from '../present/paper.ts'
import type { InvoiceRef } from '../queries/invoice-ref.ts'
import { findInvoiceStory } from '../queries/read-invoice.ts'
import { readSnapshot } from '../seller-snapshot.ts'

type Reading = Pick<Deps, 'clock' | 'files' | 'config'>

/** `accounts`: where a buyer may transfer to; `duitnow`: the code he may scan. `lang`: who reads it; without, the paper speaks the language it was written in. */
type Paper = { accounts: readonly BankAccount[]; duitnow?: KeptDuitNow | null; lang?: Lang }

/** An invoice as paper, to be drawn after the transaction. @throws AppError `not_found` */
export const readInvoiceDocument = async (
  trx: Db,
  deps: Reading,
  ref: InvoiceRef,
  accounts: readonly BankAccount[],
  duitnow: KeptDuitNow | null = null,
): Promise<PaperDocument> => (await readInvoiceAndDocument(trx, deps, ref, { accounts, duitnow })).document

/** The same beside the invoice itself, read on nobody's behalf, so that both tell of one moment. @throws AppError `not_found` */
export async function readInvoiceAndDocument(
  trx: Db,
  { clock, files, config }: Reading,
  ref: InvoiceRef,
  { accounts, duitnow = null, lang }: Paper,
): Promise<{ view: InvoiceView; document: PaperDocument }> {
  const story = await findInvoiceStory(trx, ref)
  if (!story) throw new AppError('not_found', texts.notFound)
  const { invoice, shop } = story
  const spoken = lang ?? (isLang(invoice.lang) ? invoice.lang : 'ms')
  const view = presentInvoiceView(story, {
    lang: spoken,
    now: clock.now(),
    role: 'staff',
    permissions: [],
    files,
    site: config,
    channels: tellChannels(config, spoken),
  })
  const snapshot = readSnapshot(invoice.seller)
  return {
    view,
    document: presentInvoicePaper(
      { ...view, lang: spoken },
      {
        logo: snapshot === null ? shop.logo_key : snapshot.logo_key,
        accounts,
        duitnow,
        isInWords: shop.amount_in_words === true,
      },
    ),
  }
}
