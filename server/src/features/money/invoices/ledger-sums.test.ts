import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeApproved, plainInvoice } from './invoices.fixture.ts'

// Whatever is done to an invoice's money, in whatever order: what is kept beside the ledger is what the ledger sums to, and credit never falls below nothing.
const path = '/api/ajax/seller/invoices'
let people = 0
const { app, shop, owner } = await startTestShop()

const ringgit = (amount: number) => formatRinggit(sen(amount))
const someAmount = fc.integer({ min: 1, max: 16_000 }).map(ringgit)
const reason = 'x'
const someStep = fc.oneof(
  fc.record({ what: fc.constant('record-payment'), amount: someAmount, method: fc.constant('bank_transfer') }),
  fc.record({
    what: fc.constant('record-payment'),
    amount: fc.integer({ min: 1, max: 3_200 }).map((coins) => ringgit(coins * 5)),
    method: fc.constant('cash'),
  }),
  fc.record({
    what: fc.constant('refund'),
    amount: someAmount,
    method: fc.constant('cash'),
    reason: fc.constant(reason),
  }),
  fc.record({
    what: fc.constant('credit-note'),
    amount: someAmount,
    excess: fc.constantFrom('credit', 'refund'),
    reason: fc.constant(reason),
  }),
  fc.record({ what: fc.constant('apply-credit') }),
  fc.record({ what: fc.constant('write-off'), reason: fc.constant(reason) }),
  fc.record({ what: fc.constant('reverse'), entry: fc.nat({ max: 9 }), reason: fc.constant(reason) }),
)

// Written by itself, without the product's own rules.
const summed = `
with live as (
  select l.* from invoice_ledger l where l.invoice_id = $1 and l.type <> 'reversal' and not exists (select from invoice_ledger r where r.reverses_id = l.id)
)
select coalesce(sum(case when type in ('payment', 'customer_credit_applied') then amount_sen when type in ('refund', 'chargeback', 'moved_to_customer_credit') then -amount_sen end), 0)::bigint as settled_sen,
  coalesce(sum(amount_sen) filter (where type = 'credit_note'), 0)::bigint as credited_sen, coalesce(sum(amount_sen) filter (where type = 'write_off'), 0)::bigint as written_off_sen,
  coalesce(sum(amount_sen) filter (where type = 'rounding'), 0)::bigint as rounding_sen
from live`

// What came in, over all days, is what the invoices say was paid: credit counts where it is used, never where it was made.
const settledOfAll = async () =>
  (
    await app.asOwner<{ settled: number }>(
      'select coalesce(sum(settled_sen), 0)::bigint as settled from invoices where shop_id = $1',
      [shop.shopId],
    )
  )[0]?.settled ?? -1

test('the sums of an invoice are those of its ledger after any sequence of what a seller does, at two invoices of one customer', async () => {
  const seen: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), someStep), { minLength: 3, maxLength: 9 }), async (steps) => {
      const typed = { ...plainInvoice, buyer: { name: 'Siti', phone: `012-${++people + 6_000_000}` } }
      const [one, two] = [await makeApproved(app, shop, typed), await makeApproved(app, shop, typed)]
      for (const [isFirst, { what, ...fields }] of steps) {
        const { id, hashslug } = isFirst ? one : two
        const entries = await app.asOwner<{ id: number }>(
          'select id from invoice_ledger where invoice_id = $1 order by id',
          [id],
        )
        const body =
          'entry' in fields
            ? { payment_id: entries[fields.entry % Math.max(1, entries.length)]?.id ?? 1, reason }
            : fields
        const { status } = await owner.post(`${path}/${what}/${hashslug}`, body)
        expect([what, status === 200 || status === 422 || status === 409]).toEqual([what, true])
        seen[`${what} ${status}`] = (seen[`${what} ${status}`] ?? 0) + 1
        const [kept] = await app.asOwner(
          'select settled_sen, credited_sen, written_off_sen, rounding_sen from invoices where id = $1',
          [id],
        )
        expect(kept).toEqual((await app.asOwner(summed, [id]))[0])
        const [{ credit, moved } = { credit: -1, moved: -2 }] = await app.asOwner<{ credit: number; moved: number }>(
          `
        select (select coalesce(sum(amount_sen), 0)::bigint from customer_credit where invoice_id in ($1, $2)) as credit,
          (select coalesce(sum(case type when 'moved_to_customer_credit' then amount_sen when 'customer_credit_applied' then -amount_sen else 0 end), 0)::bigint from invoice_ledger l
            where invoice_id in ($1, $2) and not exists (select from invoice_ledger r where r.reverses_id = l.id)) as moved`,
          [one.id, two.id],
        )
        expect(credit).toBe(moved)
        expect((await owner.get(`${path}/summary`)).body.data.received_30_days).toBe(ringgit(await settledOfAll()))
        expect(credit).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 24, seed: 20_261_122 },
  )
  // Each was done and each was refused, or the property said nothing.
  for (const what of ['record-payment', 'refund', 'credit-note', 'apply-credit', 'write-off', 'reverse'])
    expect([what, (seen[`${what} 200`] ?? 0) > 0]).toEqual([what, true])
}, 120_000)
