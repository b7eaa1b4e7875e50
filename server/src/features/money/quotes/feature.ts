import type { Feature } from '../../../platform/feature.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { reopenQuote } from './actions/convert-quote.ts'
import { handOverQuote, takeBackQuote } from './actions/hand-over-quote.ts'
import { quoteDeliveryQueue } from './jobs.ts'
import { mailDecided, mailViewed } from './mails.ts'
import { quoteLanguage } from './page-language.ts'
import { guestQuoteRoutes } from './routes/guest.ts'
import { quoteListRoutes } from './routes/list.ts'
import { quotePdfRoutes } from './routes/pdf.ts'
import { quoteRoutes } from './routes/quotes.ts'
import { quoteStateRoutes } from './routes/state.ts'

/** Quotes: what an invoice may become. Sent by a link, accepted or declined there, and made into an invoice once. */
export const quotes: Feature = {
  name: 'quotes',
  queues: [quoteDeliveryQueue],
  wire(deps) {
    const { events, jobs, pages, db, bounces } = deps
    pages.onUnspoken((path) => quoteLanguage(db, path))
    jobs.registerWorker(quoteDeliveryQueue, async ({ data }) => void (await handOverQuote(deps, data)))
    bounces.on('quote', takeBackQuote)
    events.on('quote.decided', (trx, of) => mailDecided(deps, trx, of))
    events.on('quote.viewed', (trx, of) => mailViewed(deps, trx, of))
    events.on('invoice.deleted', (trx, of) => reopenQuote(trx, of, deps.clock.now()))
  },
  async routes(app, deps) {
    await quoteListRoutes(app, deps)
    await quoteRoutes(app, deps)
    await quoteStateRoutes(app, deps)
    await quotePdfRoutes(app, deps)
    await app.register(async (scope: typeof app) => {
      scope.addHook('onRequest', async (_request, answer) => void keepAddressSecret(answer))
      await guestQuoteRoutes(scope, deps)
    })
  },
}
