import { sellerInvoiceActionNames, type SellerInvoiceAction } from '@kedai/domain/invoices/actions.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../platform/test-app/test-client.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice } from './invoices.fixture.ts'

// Every state × every action of the domain's table, through HTTP, twice: what is open is done once, what is closed says why and changes no row.
const path = '/api/ajax/seller/invoices'
let people = 0
const { app, shop, owner } = await startTestShop()

type Made = { id: number; hashslug: string }
const post = (what: string, { hashslug }: Made, body: object, key?: string) =>
  owner.post(`${path}/${what}/${hashslug}`, body, { headers: key === undefined ? {} : { 'idempotency-key': key } })
const viewOf = async ({ hashslug }: Made) => (await owner.get(`${path}/view/${hashslug}`)).body.data
const buyer = () => ({ name: 'Siti', phone: `012-${++people + 5_000_000}`, email: `siti-${people}@buyer.test` })
const typed = (to = buyer()) => ({ ...plainInvoice, buyer: to })
const sent = async (to = buyer()) => {
  const made = await makeApproved(app, shop, typed(to))
  await owner.get(`${path}/mark-as-sent/${made.id}`)
  return made
}
const then = async (made: Made, ...steps: [string, object][]) => {
  for (const [what, body] of steps) expect((await post(what, made, body)).status).toBe(200)
  return made
}
const bank = (amount: string) => ['record-payment', { amount, method: 'bank_transfer' }] as [string, object]

const states = {
  draft: () => makeInvoice(app, shop, typed()),
  'a draft without lines': () => makeInvoice(app, shop, { ...typed(), invoice_items: [], discount: '0' }),
  approved: () => makeApproved(app, shop, typed()),
  sent: () => sent(),
  'sent to a buyer with credit': async () => {
    const to = buyer()
    await then(await sent(to), bank('150'))
    return sent(to)
  },
  'paid in part': async () => then(await sent(), bank('28.21')),
  paid: async () => then(await sent(), bank('128.21')),
  'paid too much': async () => then(await sent(), bank('150')),
  'credited in part': async () => then(await sent(), ['credit-note', { amount: '10', reason: 'x' }]),
  'credited wholly': async () => then(await sent(), ['credit-note', { amount: '128.21', reason: 'x' }]),
  refunded: async () =>
    then(await sent(), bank('128.21'), [
      'credit-note',
      { amount: '128.21', reason: 'x', excess: 'refund', method: 'cash' },
    ]),
  'written off': async () => then(await sent(), ['write-off', { reason: 'x' }]),
  void: async () => then(await sent(), ['void', { reason: 'x' }]),
} satisfies Record<string, () => Promise<Made>>

// `opens`: what it is answered with is another invoice; `leaves`: nothing is left to be read.
const calls: Record<SellerInvoiceAction, (made: Made, key: string) => Promise<Answer>> = {
  edit: async (made, key) => post('update', made, { ...(await formOf(made)), notes: 'Terima kasih' }, key),
  approve: ({ id }) => owner.get(`${path}/approved/${id}`),
  mark_as_sent: ({ id }) => owner.get(`${path}/mark-as-sent/${id}`),
  record_payment: (made, key) => post('record-payment', made, { amount: '5', method: 'cash' }, key),
  send: (made, key) => post('send', made, { channels: ['whatsapp'] }, key),
  resend: (made, key) => post('resend', made, { channels: ['whatsapp'] }, key),
  recurring: (made, key) => post('recurring', made, { every: 1, unit: 'month' }, key),
  set_reminder: (made, key) =>
    post('set-reminder', made, { steps: [{ anchor: 'due', offset_days: 3, channel: 'email' }] }, key),
  instalments: (made, key) =>
    post(
      'instalments',
      made,
      {
        parts: [
          { type: 'percent', value: '50', due_date: '2027-06-01' },
          { type: 'rest', value: '', due_date: '2027-07-01' },
        ],
      },
      key,
    ),
  void: (made, key) => post('void', made, { reason: 'x' }, key),
  delete: ({ hashslug }) => owner.delete(`${path}/${hashslug}`),
  credit_note: (made, key) => post('credit-note', made, { amount: '1.00', reason: 'x' }, key),
  debit_note: (made, key) => post('debit-note', made, { amount: '1.00', reason: 'x' }, key),
  refund: (made, key) => post('refund', made, { amount: '1.00', method: 'cash', reason: 'x' }, key),
  reverse: async (made, key) =>
    post('reverse', made, { payment_id: reversed.get(made.hashslug) ?? 1, reason: 'x' }, key),
  apply_credit: (made, key) => post('apply-credit', made, { amount: '1.00' }, key),
  write_off: (made, key) => post('write-off', made, { reason: 'x' }, key),
  duplicate: (made, key) => post('duplicate', made, {}, key),
}

const reversed = new Map<string, number>()
// What has to be filled in first is 422; what a state forbids is 409.
const isIncomplete = new Set([
  'Add at least one item to this invoice first.',
  'Fill in the buyer’s name first.',
  'This entry is not on the invoice.',
])

// Sent back as it is: only its notes differ, which may always change.
async function formOf(made: Made): Promise<object> {
  const {
    buyer: to,
    invoice_items,
    shipping,
    discount,
    discount_type,
    tax,
    tax_type,
    issue_date,
    due_date,
    reference,
    revision,
  } = await viewOf(made)
  return {
    revision,
    buyer: {
      ...to,
      state: to.state?.code ?? '',
      ...Object.fromEntries(
        Object.entries(to)
          .filter(([, value]) => value === null)
          .map(([name]) => [name, '']),
      ),
    },
    invoice_items: invoice_items.map(({ id, item_name, quantity, quantity_type, amount }: Record<string, unknown>) => ({
      id,
      item_name,
      quantity,
      quantity_type,
      amount,
    })),
    shipping,
    discount,
    discount_type,
    tax,
    tax_type,
    issue_date,
    due_date,
    reference,
  }
}

// All rows that an invoice's actions write, of this shop.
const tables = [
  'invoices',
  'invoice_lines',
  'invoice_ledger',
  'invoice_events',
  'invoice_deliveries',
  'invoice_reminders',
  'invoice_series',
  'invoice_revisions',
  'credit_notes',
  'credit_note_lines',
  'customer_credit',
  'document_series',
  'audit_log',
] as const
const rows = async (): Promise<string> => {
  const found = await app.asOwner<{ sum: string }>(
    tables
      .map(
        (table) =>
          `select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${table} t where shop_id = $1`,
      )
      .join(' union all '),
    [shop.shopId],
  )
  return found.map(({ sum }) => sum).join(' ')
}

describe.each(Object.keys(states) as (keyof typeof states)[])('%s', (state) => {
  test('does each open action once, and refuses each closed one in words', async () => {
    for (const action of sellerInvoiceActionNames) {
      const made = await states[state]()
      const before = await viewOf(made)
      const standing = before.payments.find(
        ({ take_back }: { take_back: { allowed: boolean } | null }) => take_back?.allowed,
      )
      if (standing) reversed.set(made.hashslug, standing.id)
      const { allowed, reason } = before.actions[action]
      // An issued invoice may have nothing in its ledger that could be taken back: then the entry is what is refused.
      const isOpen = allowed && (action !== 'reverse' || standing !== undefined)
      const untouched = await rows()
      const key = `${state} ${action}`
      const first = await calls[action](made, key)
      if (!isOpen) {
        expect([action, first.status, first.body.message]).toEqual([
          action,
          isIncomplete.has(first.body.message ?? '') ? 422 : 409,
          reason ?? 'This entry is not on the invoice.',
        ])
        expect((await calls[action](made, key)).body.message).toBe(first.body.message)
        expect([action, await rows()]).toEqual([action, untouched])
        continue
      }
      expect([action, first.status, first.body.message]).toEqual([action, 200, first.body.message])
      const after = await rows()
      const again = await calls[action](made, key)
      expect([
        action,
        again.status === 200 || (again.status >= 400 && again.status < 500 && (again.body.message ?? '').length > 10),
      ]).toEqual([action, true])
      expect([action, await rows()]).toEqual([action, after])
    }
  })
})
