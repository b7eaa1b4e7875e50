import { makeApproved } from '../../server/src/features/money/invoices/invoices.fixture.ts'
import { makeSent } from '../../server/src/features/money/quotes/quotes.fixture.ts'
import type { Ids } from '../matrix/subject.ts'
import type { World } from '../matrix/world.ts'
import { FuzzFile } from '../openapi/schema-to-arb.ts'
import { buyer, fresh } from './writing.ts'
import type { Writing } from './writing.ts'

const invoiceForm = {
  buyer: { ...buyer, tin: 'C2584563200', registration_no: '202001012345' },
  invoice_items: [{ item_name: 'Cawan', quantity: '2', quantity_type: 'unit', amount: '25.00' }],
  shipping: '8.00',
  discount: '0',
  tax: '6',
  notes: 'Terima kasih',
  reference: 'PO-1',
}
const quoteForm = { ...invoiceForm, reference: 'SH-1' }
const letter = {
  channels: ['email', 'sms'],
  sms_message: 'Terima kasih',
  to: 'akaun@buyer.test',
  cc: 'salinan@buyer.test',
  subject: 'Invois',
  message: 'Salam',
  attach_pdf: '0',
}

/** Invoices, what undoes them, quotes, and the customers they are written for. */
export const paperWritings: Record<string, Writing> = {
  'POST /api/ajax/seller/invoices': { as: 'owner', body: () => invoiceForm },
  'POST /api/ajax/seller/invoices/update/{hashslug}': {
    as: 'owner',
    body: async (world, { hashslug = '' }) => ({ ...invoiceForm, revision: await revisionOf(world, hashslug) }),
  },
  'PUT /api/ajax/seller/invoices/settings': {
    as: 'owner',
    body: () => ({
      tax_shipping: true,
      cash_rounding: 'cash',
      due_days: 14,
      tin: 'C2584563200',
      sst_no: 'W10-1808-32000059',
      notes: 'Terima kasih',
      reminder_steps: [],
      series: Object.fromEntries(
        ['invoice', 'credit_note', 'debit_note', 'quote'].map((kind, at) => [
          kind,
          { prefix: `${'PCDQ'[at]}-`, next: 900_000 },
        ]),
      ),
    }),
  },
  'POST /api/ajax/seller/invoices/void/{hashslug}': { as: 'owner', body: () => ({ reason: 'Tersilap' }) },
  'POST /api/ajax/seller/invoices/bulk': {
    as: 'owner',
    ids: approvedInvoice,
    body: (_, { id }) => ({ action: 'void', ids: [Number(id)], reason: 'Tersilap' }),
  },
  'POST /api/ajax/seller/invoices/record-payment/{hashslug}': {
    as: 'owner',
    body: ({ picture: bytes }) => ({
      amount: '1.00',
      method: 'cash',
      reference: 'R-1',
      note: 'Tunai',
      proof: new FuzzFile('resit.jpg', bytes),
    }),
  },
  'POST /api/ajax/seller/invoices/approve-proof/{hashslug}': {
    as: 'owner',
    ids: invoiceWithSlip,
    body: () => ({ amount: '1.00' }),
  },
  'POST /api/ajax/seller/invoices/reject-proof/{hashslug}': {
    as: 'owner',
    ids: invoiceWithSlip,
    body: () => ({ reason: 'Kabur' }),
  },
  'POST /api/ajax/seller/invoices/send/{hashslug}': { as: 'owner', body: () => letter },
  'POST /api/ajax/seller/invoices/resend/{hashslug}': { as: 'owner', ids: sentInvoice, body: () => letter },
  'POST /api/ajax/guest/invoices/{hashslug}/payment-proof': {
    as: 'guest',
    body: ({ picture: bytes }) => ({ paymentProof: new FuzzFile('resit.jpg', bytes), amount: '1.00' }),
  },
  'POST /api/ajax/seller/invoices/instalments/{hashslug}': {
    as: 'owner',
    body: () => ({
      parts: [
        { type: 'percent', value: '50', due_date: '2026-12-01' },
        { type: 'rest', value: '', due_date: '2026-12-20' },
      ],
    }),
  },
  'POST /api/ajax/seller/invoices/reverse/{hashslug}': {
    as: 'owner',
    ids: overpaidInvoice,
    body: (_, { payment_id }) => ({ payment_id: Number(payment_id), reason: 'Tersalah catat' }),
  },
  'POST /api/ajax/seller/invoices/refund/{hashslug}': {
    as: 'owner',
    ids: overpaidInvoice,
    body: () => ({ amount: '1.00', method: 'cash', reason: 'Pecah', reference: 'R-2' }),
  },
  'POST /api/ajax/seller/invoices/apply-credit/{hashslug}': {
    as: 'owner',
    ids: invoiceWithCredit,
    body: () => ({ amount: '1.00' }),
  },
  'POST /api/ajax/seller/invoices/write-off/{hashslug}': {
    as: 'owner',
    body: () => ({ reason: 'Tidak dapat dihubungi' }),
  },
  'POST /api/ajax/seller/invoices/credit-note/{hashslug}': {
    as: 'owner',
    body: () => ({
      lines: [{ id: 'shipping', quantity: '', amount: '1.00' }],
      amount: '',
      reason: 'Rosak',
      excess: 'refund',
      method: 'cash',
    }),
  },
  'POST /api/ajax/seller/invoices/debit-note/{hashslug}': {
    as: 'owner',
    body: () => ({ amount: '1.00', reason: 'Balutan hadiah' }),
  },
  'POST /api/ajax/seller/quotes': { as: 'owner', body: () => quoteForm },
  'POST /api/ajax/seller/quotes/update/{hashslug}': { as: 'owner', body: () => quoteForm },
  'POST /api/ajax/seller/quotes/send/{hashslug}': {
    as: 'owner',
    body: () => ({
      channels: ['email'],
      to: 'akaun@buyer.test',
      subject: 'Sebut harga',
      message: 'Salam',
      attach_pdf: '0',
    }),
  },
  'POST /api/ajax/seller/quotes/decline/{hashslug}': { as: 'owner', body: () => ({ reason: 'Terlalu mahal' }) },
  'POST /api/ajax/guest/quotes/{hashslug}/accept': {
    as: 'guest',
    ids: sentQuote,
    body: (_, { revision }) => ({ name: 'Siti', revision: Number(revision) }),
  },
  'POST /api/ajax/guest/quotes/{hashslug}/decline': { as: 'guest', body: () => ({ reason: 'Terlalu mahal' }) },
  'POST /api/ajax/seller/customers/{customer_id}': {
    as: 'owner',
    ids: customerWithInvoice,
    body: () => ({ name: 'Siti', note: 'Pelanggan lama', tags: ['vip'] }),
  },
  'POST /api/ajax/seller/customers/{customer_id}/refund-credit': {
    as: 'owner',
    body: () => ({ amount: '1.00', method: 'cash', reason: 'Minta wang semula' }),
  },
  'POST /api/ajax/seller/customers/{customer_id}/send-statement': {
    as: 'owner',
    ids: customerWithInvoice,
    body: () => ({ email: `${fresh()}@buyer.test`, message: 'Salam' }),
  }, // to the same address once a minute
}

const revisionOf = async ({ kedai }: World, hashslug: string) =>
  (await kedai.asOwner<{ revision: number }>('select revision from invoices where hashslug = $1', [hashslug]))[0]
    ?.revision

async function approvedInvoice(world: World): Promise<Ids> {
  const { id, hashslug } = await makeApproved(world.kedai, world.shops.demo)
  return { id: String(id), hashslug }
}

async function sentInvoice(world: World): Promise<Ids> {
  const ids = await approvedInvoice(world)
  await world.people.owner.get(`/api/ajax/seller/invoices/mark-as-sent/${ids['id']}`)
  return ids
}

async function invoiceWithSlip(world: World): Promise<Ids> {
  const ids = await approvedInvoice(world)
  await world.people.guest.multipart(`/api/ajax/guest/invoices/${ids['hashslug']}/payment-proof`, {
    paymentProof: { filename: 'resit.jpg', bytes: world.picture },
  })
  return ids
}

// More than was asked: the rest is the customer's credit, and taking the payment back takes that too.
async function overpaidInvoice(world: World): Promise<Ids> {
  const ids = await approvedInvoice(world)
  const { body } = await world.people.owner.post(`/api/ajax/seller/invoices/record-payment/${ids['hashslug']}`, {
    amount: '150.00',
    method: 'bank_transfer',
  })
  return { ...ids, payment_id: String(body.data.payments.find(({ type }: { type: string }) => type === 'payment').id) }
}

async function customerWithInvoice(world: World): Promise<Ids> {
  const { id } = await approvedInvoice(world)
  return {
    customer_id: String(
      (await world.kedai.asOwner<{ v: number }>('select customer_id as v from invoices where id = $1', [id]))[0]?.v,
    ),
  }
}

async function invoiceWithCredit(world: World): Promise<Ids> {
  const ids = await approvedInvoice(world)
  await world.kedai.asOwner(
    `insert into customer_credit (shop_id, customer_id, amount_sen, cause, at) select shop_id, customer_id, 100, 'correction', now() from invoices where id = $1`,
    [ids['id']],
  )
  return ids
}

async function sentQuote(world: World): Promise<Ids> {
  const { id, hashslug } = await makeSent(world.kedai, world.shops.demo)
  return {
    hashslug,
    revision: String(
      (await world.kedai.asOwner<{ v: number }>('select revision as v from quotes where id = $1', [id]))[0]?.v,
    ),
  }
}
