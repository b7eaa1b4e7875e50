import { displayAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { mailOwners } from '../../shop/accounts/actions/mail-owners.ts'
import { letterTexts as words } from './messages/letters.ts'
import { sellerQuotePage } from './links.ts'
import { findQuoteRow, type QuoteOf } from './queries/quotes.ts'

/** To the shop: the buyer accepted or declined. */
export const mailDecided = (deps: Deps, trx: Db, of: QuoteOf): Promise<void> =>
  toOwners(deps, trx, of, (state) =>
    state === 'accepted'
      ? { heading: words.accepted, text: words.acceptedText }
      : { heading: words.declined, text: words.declinedText },
  )

/** To the shop: the quote was looked at. */
export const mailViewed = (deps: Deps, trx: Db, of: QuoteOf): Promise<void> =>
  toOwners(deps, trx, of, () => ({ heading: words.viewed, text: words.viewedText }))

async function toOwners(
  { mail, config }: Deps,
  trx: Db,
  of: QuoteOf,
  letterFor: (state: string) => { heading: Message; text: Message },
): Promise<void> {
  const quote = await findQuoteRow(trx, of)
  if (!quote) return
  const { heading, text } = letterFor(quote.state)
  const params = { number: quote.number ?? '', buyer: quote.buyer_name, name: quote.decided_name }
  await mailOwners(trx, mail, of.shopId, (lang) => ({
    subject: heading,
    params,
    blocks: [
      { kind: 'heading', text: heading, params },
      { kind: 'paragraph', text, params },
      {
        kind: 'lines',
        rows: [
          { label: words.number, value: quote.number ?? '' },
          { label: words.total, value: displayAmount(sen(quote.total_sen), currencyOf(quote.currency), lang) },
          ...(quote.decline_reason === '' ? [] : [{ label: words.reasonLabel, value: quote.decline_reason }]),
        ],
      },
      { kind: 'button', text: words.open, url: `${config.publicUrl}${sellerQuotePage(quote.hashslug)}` },
    ],
  }))
}
