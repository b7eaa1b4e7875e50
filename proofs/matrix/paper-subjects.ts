import { makeApproved } from '../../server/src/features/money/invoices/invoices.fixture.ts'
import { makeSent } from '../../server/src/features/money/quotes/quotes.fixture.ts'
import { insert, type Subject } from './subject.ts'

/** Invoices, quotes, notes, and money that fits none. */
export const paperSubjects: Record<string, Subject> = {
  invoice: {
    async make(world, shop) {
      const { id, hashslug } = await makeApproved(world.kedai, world.shops[shop])
      return { id: String(id), hashslug }
    },
    missing: { id: '987654321', hashslug: 'nobody-has-this-hashslug' },
  },
  quote: {
    make: async (world, shop) => ({ hashslug: (await makeSent(world.kedai, world.shops[shop])).hashslug }),
    missing: { hashslug: 'nobody-has-this-hashslug' },
  },
  quote_delivery: {
    async make(world, shop) {
      const { id, hashslug } = await makeSent(world.kedai, world.shops[shop])
      return {
        hashslug,
        delivery_id: await insert(
          world,
          `insert into quote_deliveries (shop_id, quote_id, channel, recipient, status, created_at) values ($1, $2, 'whatsapp', '+60123456789', 'queued', now()) returning id`,
          [world.shops[shop].shopId, id],
        ),
      }
    },
    missing: { hashslug: 'nobody-has-this-hashslug', delivery_id: '987654321' },
  },
  invoice_delivery: {
    async make(world, shop) {
      const { id, hashslug } = await makeApproved(world.kedai, world.shops[shop])
      return {
        hashslug,
        delivery_id: await insert(
          world,
          `insert into invoice_deliveries (shop_id, invoice_id, reason, channel, recipient, status, created_at) values ($1, $2, 'reminder', 'whatsapp', '+60123456789', 'queued', now()) returning id`,
          [world.shops[shop].shopId, id],
        ),
      }
    },
    missing: { hashslug: 'nobody-has-this-hashslug', delivery_id: '987654321' },
  },
  invoice_receipt: {
    async make(world, shop) {
      const { id, hashslug } = await makeApproved(world.kedai, world.shops[shop])
      return {
        hashslug,
        payment_id: await insert(
          world,
          `insert into invoice_ledger (shop_id, invoice_id, type, amount_sen, method, occurred_on, at) values ($1, $2, 'payment', 100, 'cash', '2026-11-20', now()) returning id`,
          [world.shops[shop].shopId, id],
        ),
      }
    },
    missing: { hashslug: 'nobody-has-this-hashslug', payment_id: '987654321' },
  },
  credit_note: {
    async make(world, shop) {
      const { id } = await makeApproved(world.kedai, world.shops[shop])
      const hashslug = `note-${crypto.randomUUID()}`
      await insert(
        world,
        `insert into credit_notes (shop_id, invoice_id, hashslug, number, issue_date, reason, seller, subtotal_sen, shipping_sen, discount_sen, tax_sen, total_sen, at)
        values ($1, $2, $3, $3, '2026-11-20', 'Rosak', '{}', 100, 0, 0, 0, 100, now()) returning id`,
        [world.shops[shop].shopId, id, hashslug],
      )
      return { hashslug }
    },
    missing: { hashslug: 'nobody-has-this-hashslug' },
  },
  money: {
    async make(world, shop) {
      return {
        id: await insert(
          world,
          `insert into unmatched_money (shop_id, cause, amount_sen, received_at) values ($1, 'excess', 500, now()) returning id`,
          [world.shops[shop].shopId],
        ),
      }
    },
    missing: { id: '987654321' },
  },
}
