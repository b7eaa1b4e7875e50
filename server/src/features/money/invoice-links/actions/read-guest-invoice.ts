import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { readInvoiceAndDocument } from '../../invoices/actions/invoice-document.ts'
import { readInvoiceViewIn } from '../../invoices/actions/read-invoice-view.ts'
import { showPaper } from '../../invoices/actions/show-paper.ts'
import { listInvoiceMethods } from '../../payments/actions/list-invoice-methods.ts'
import { readAttemptState } from '../../payments/actions/read-attempt-state.ts'
import { presentGuestInvoice } from '../present-guest.ts'
import { readShop } from '../queries/people.ts'
import { accountsOf, codeOf } from './read-invoice-paper.ts'

type Of = { shopId: number; invoiceId: number }
type Reading = Pick<Deps, 'clock' | 'files' | 'config'>

/** What the holder of the link sees, as it stands now. */
export const readGuestInvoice = (deps: Reading & Pick<Deps, 'db'>, of: Of, lang: Lang): Promise<GuestInvoice> =>
  inTransaction(deps.db, { shopId: of.shopId, readOnly: true }, async (trx) => {
    const [shop, methods, attempt] = [
      await readShop(trx, of.shopId),
      await listInvoiceMethods(trx, of.shopId),
      await readAttemptState(trx, of),
    ]
    const duitnow = await codeOf(trx, of.shopId, methods)
    const { view, document } = await readInvoiceAndDocument(trx, deps, of, {
      accounts: accountsOf(methods),
      duitnow,
      lang,
    })
    return presentGuestInvoice(view, {
      shop,
      methods,
      duitnow,
      attempt,
      paper: showPaper(document),
      lang,
      now: deps.clock.now(),
    })
  })

/** The shop's own view of the invoice, read on nobody's behalf: for mails. */
export const readWhole = (trx: Db, deps: Reading, { shopId, invoiceId }: Of, lang: Lang): Promise<InvoiceView> =>
  readInvoiceViewIn(trx, deps, { shopId, role: 'staff', permissions: [] }, { invoiceId, lang })
