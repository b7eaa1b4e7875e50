import type { GuestQuote } from '@kedai/contracts/quotes.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { readPageShop } from '../../invoice-links/actions/page-shop.ts'
import type { Site } from '../../../../platform/http/shop-url.ts'
import { invoicePlaces } from '../../invoices/actions/invoice-places.ts'
import { showPaper } from '../../invoices/actions/show-paper.ts'
import { presentGuestQuote } from '../present/guest.ts'
import { presentQuotePaper } from '../present/paper.ts'
import { presentQuoteView, type QuoteStory } from '../present/view.ts'
import { quoteFacts } from '../quote-facts.ts'
import { readStory } from './read-quote-view.ts'

/** What the holder of the link sees, as it stands now. */
export const readGuestQuote = (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  of: { shopId: number; quoteId: number },
  lang: Lang,
): Promise<GuestQuote> =>
  inTransaction(deps.db, { shopId: of.shopId, readOnly: true }, async (trx) => {
    const [story, shop] = [await readStory(trx, of), await readPageShop(trx, of.shopId)]
    const now = deps.clock.now()
    const view = presentQuoteView(story, { lang, now, site: deps.config })
    return presentGuestQuote(view, {
      facts: quoteFacts(story.quote, formatDate(now)),
      shop,
      lang,
      invoiceUrl: urlOf(story, deps.config),
      paper: showPaper(presentQuotePaper({ ...view, lang }, story.seller.logoKey)),
    })
  })

// A draft is the seller's alone, and a link that was taken back leads nowhere.
function urlOf({ invoice, seller }: QuoteStory, site: Site): string | null {
  if (!invoice || invoice.lifecycle === 'draft' || invoice.link_revoked_at !== null) return null
  return invoicePlaces.shared(site, seller.username, invoice.hashslug)
}
