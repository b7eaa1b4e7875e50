import { createQuote as createBody } from '@kedai/contracts/quotes.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate, plusHours } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { convertQuote } from '../../money/quotes/actions/convert-quote.ts'
import { countQuoteView } from '../../money/quotes/actions/count-quote-view.ts'
import { createQuote } from '../../money/quotes/actions/create-quote.ts'
import { decideByBuyer } from '../../money/quotes/actions/decide-quote.ts'
import { sendQuoteByHand } from '../../money/quotes/actions/hand-over-quote.ts'
import { lockQuote, type LockedQuote } from '../../money/quotes/actions/lock-quote.ts'
import { sendQuote } from '../../money/quotes/actions/send-quote.ts'
import type { DemoShop } from './demo-part.ts'
import { invoiceBuyers } from './invoices-table.ts'
import { findOwnerId } from './queries.ts'

/** A quote in every state, the oldest first, each written, sent and answered as people would. */
export async function seedQuotes(trx: Db, { id: shopId }: DemoShop, deps: Deps): Promise<void> {
  const userId = await findOwnerId(trx, shopId)
  const now = deps.clock.now()
  for (const quote of demoQuotes) {
    const writtenAt = plusHours(now, -24 * quote.daysAgo)
    const day = formatDate(writtenAt)
    const form = createBody.parse({
      buyer: invoiceBuyers[quote.buyer],
      invoice_items: quote.items.map(([item_name, quantity, amount, quantity_type]) => ({
        item_name,
        quantity,
        amount,
        quantity_type,
      })),
      ...(quote.discount && { discount_type: 'percent', discount: quote.discount }),
      notes: quote.notes ?? '',
      issue_date: day,
      valid_until: plusDays(day, quote.standsFor),
    })
    const { id } = await createQuote(trx, { shopId, form, lang: 'ms', userId, now: writtenAt })
    for (const [at, step] of quote.steps.entries()) {
      // Hours apart, and never later than now.
      const moment = new Date(Math.min(now.getTime(), plusHours(writtenAt, 5 * at + 1).getTime()))
      await steps[step](trx, await lockQuote(trx, { shopId, quoteId: id }, moment), { userId, now: moment })
    }
  }
}

type By = { userId: number; now: Date }
type Step = (trx: Db, quote: LockedQuote, by: By) => Promise<unknown>
type StepName = 'sent' | 'seen' | 'accept' | 'decline' | 'convert'
type DemoQuote = {
  daysAgo: number
  standsFor: number
  buyer: number
  items: readonly (readonly [name: string, quantity: string, amount: string, type: string])[]
  discount?: string
  notes?: string
  steps: readonly StepName[]
}

const decided = { ip: '203.0.113.7', revision: undefined, name: '', reason: '' }

const steps = {
  sent: async (trx, quote, by) => {
    for (const { id: deliveryId } of await sendQuote(trx, quote, { channels: ['whatsapp'], ...by }))
      await sendQuoteByHand(trx, quote, { deliveryId, ...by })
  },
  seen: (trx, quote, { now }) =>
    countQuoteView(trx, {
      shopId: quote.shop_id,
      quoteId: quote.id,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
      now,
    }),
  accept: (trx, quote, { now }) =>
    decideByBuyer(trx, quote, { ...decided, action: 'accept', name: quote.buyer_name, now }),
  decline: (trx, quote, { now }) =>
    decideByBuyer(trx, quote, { ...decided, action: 'decline', reason: 'Melebihi bajet kami buat masa ini.', now }),
  convert: (trx, quote, by) => convertQuote(trx, quote, by),
} satisfies Record<StepName, Step>

const demoQuotes: readonly DemoQuote[] = [
  {
    daysAgo: 40,
    standsFor: 14,
    buyer: 7,
    items: [['Hamper raya sederhana', '30', '84.90', 'set']],
    steps: ['sent', 'seen'],
  },
  {
    daysAgo: 26,
    standsFor: 30,
    buyer: 2,
    items: [['Kopi sangai kampung, bekalan bulanan', '40', '20.50', 'bungkus']],
    steps: ['sent', 'seen', 'decline'],
  },
  {
    daysAgo: 12,
    standsFor: 30,
    buyer: 4,
    items: [
      ['Cawan seramik cap kedai, dicetak dua warna', '200', '11.80', 'unit'],
      ['Kotak hadiah', '200', '1.20', 'unit'],
    ],
    discount: '5',
    steps: ['sent', 'seen', 'accept', 'convert'],
  },
  {
    daysAgo: 5,
    standsFor: 14,
    buyer: 0,
    items: [
      ['Kelas membuat sabun, sehari', '2', '450.00', 'sesi'],
      ['Sabun serai buatan tangan', '60', '4.255', 'ketul'],
    ],
    notes: 'Harga termasuk bahan dan minum petang.',
    steps: ['sent', 'seen', 'accept'],
  },
  {
    daysAgo: 2,
    standsFor: 14,
    buyer: 1,
    items: [
      ['Biskut semperit dahlia', '80', '17.00', 'balang'],
      ['Reben satin', '24', '3.20', 'meter'],
    ],
    discount: '8',
    notes: 'Siap dalam 10 hari selepas deposit diterima.',
    steps: ['sent'],
  },
  { daysAgo: 0, standsFor: 14, buyer: 8, items: [['Hamper raya sederhana', '5', '89.90', 'set']], steps: [] },
]
