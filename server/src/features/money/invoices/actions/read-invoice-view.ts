import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { tellChannels } from '../shared/tell-channels.ts'
import { presentInvoiceView } from '../present/invoice-view.ts'
import { findInvoiceStory } from '../queries/read-invoice.ts'

type Reading = Pick<Deps, 'db' | 'clock' | 'files' | 'config'>
type Seller = { shopId: number; role: Role; permissions: readonly string[] }
type Wanted = ({ hashslug: string } | { invoiceId: number }) & { lang: Lang }

/** An invoice as a member of its shop sees it, for every answer of the seller's calls. @throws AppError `not_found` */
export const readInvoiceView = (deps: Reading, seller: Seller, wanted: Wanted): Promise<InvoiceView> =>
  inTransaction(deps.db, { shopId: seller.shopId, readOnly: true }, (trx) =>
    readInvoiceViewIn(trx, deps, seller, wanted),
  )

/** The same inside a transaction that is open already. @throws AppError `not_found` */
export async function readInvoiceViewIn(
  trx: Db,
  { clock, files, config }: Omit<Reading, 'db'>,
  seller: Seller,
  { lang, ...ref }: Wanted,
): Promise<InvoiceView> {
  const { shopId, role, permissions } = seller
  const story = await findInvoiceStory(trx, { shopId, ...ref })
  if (!story) throw new AppError('not_found', texts.notFound)
  return presentInvoiceView(story, {
    lang,
    now: clock.now(),
    role,
    permissions,
    files,
    site: config,
    channels: tellChannels(config, lang),
  })
}
