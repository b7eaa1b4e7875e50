import type { Feature } from '../../../platform/feature.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { tellMailFailed } from './actions/tell-mail-failed.ts'
import { mailPaymentReceived, mailReceipt, mailSlipRejected, mailSlipSent, mailViewed } from './mails/mails.ts'
import { invoiceLanguage } from './page-language.ts'
import { guestInvoiceRoutes } from './routes/guest.ts'
import { invoicePaperRoute } from './routes/paper.ts'
import { invoicePdfRoutes } from './routes/pdf.ts'
import { invoiceReturnRoute } from './routes/return.ts'
import { invoiceLinkRoutes } from './routes/seller.ts'

/** An invoice behind its shared link: what its buyer sees, pays and sends. */
export const invoiceLinks: Feature = {
  name: 'invoice-links',
  wire(deps) {
    const { events, pages, db } = deps
    pages.onUnspoken((path) => invoiceLanguage(db, path))
    events.on('invoice_proof.uploaded', (trx, of) => mailSlipSent(deps, trx, of))
    events.on('invoice_proof.rejected', (trx, of) => mailSlipRejected(deps, trx, of))
    events.on('invoice.payment_received', (trx, of) => mailPaymentReceived(deps, trx, of))
    events.on('invoice.paid', (trx, of) => mailReceipt(deps, trx, of))
    events.on('mail.failed', (trx, failed) => tellMailFailed(trx, failed, deps.clock.now()))
    events.on('invoice.viewed', (trx, of) => mailViewed(deps, trx, of))
  },
  async routes(app, deps) {
    await app.register(async (scope: typeof app) => {
      scope.addHook('onRequest', async (_request, answer) => void keepAddressSecret(answer))
      await guestInvoiceRoutes(scope, deps)
      await invoiceReturnRoute(scope, deps)
    })
    await invoicePaperRoute(app, deps)
    await invoicePdfRoutes(app, deps)
    await invoiceLinkRoutes(app, deps)
  },
}
