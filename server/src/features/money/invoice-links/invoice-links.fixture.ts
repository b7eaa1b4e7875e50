import { createInvoice as createBody } from '@kedai/contracts/seller-invoices.ts'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import sharp from 'sharp'
import type { z } from 'zod'
import { sandboxSecret } from '../../../integrations/payments/registry.ts'
import { signatureHeader, signCallback } from '../../../integrations/payments/sandbox-signature.ts'
import type { SandboxCallback } from '../../../integrations/payments/sandbox.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { approveById } from '../invoices/actions/approve-invoice.ts'
import { createInvoice } from '../invoices/actions/create-invoice.ts'

type Shop = { shopId: number; ownerId: number }
type TypedInvoice = z.input<typeof createBody>

/** RM 50.00 in one line, for a buyer with an e-mail. */
export const fifty: TypedInvoice = {
  buyer: { name: 'Nur Aminah', email: 'aminah@buyer.test', phone: '012-345 6789' },
  invoice_items: [{ item_name: 'Katering', quantity: '1', amount: '50.00' }],
}

export type TestInvoice = { id: number; hashslug: string; number: string; url: string }

/** An approved invoice of the shop, with the call behind its link. */
export async function share(
  kedai: TestApp,
  { shopId, ownerId }: Shop,
  typed: TypedInvoice = fifty,
): Promise<TestInvoice> {
  const now = kedai.clock.now()
  const { id, hashslug, number } = await inTransaction(kedai.db, { shopId }, async (trx) => {
    const draft = await createInvoice(trx, { shopId, form: createBody.parse(typed), lang: 'en', userId: ownerId, now })
    const approved = await approveById(trx, { shopId, invoiceId: draft.id, now, userId: ownerId })
    return { ...draft, number: approved.number ?? '' }
  })
  return { id, hashslug, number, url: `/api/ajax/guest/invoices/${hashslug}` }
}

export type Standing = { balance_sen: number; settled_sen: number; payments: number; queued: number; lifecycle: string }

/** What money has done to an invoice, in one look. */
export async function standingOf(kedai: TestApp, { id }: Pick<TestInvoice, 'id'>): Promise<Standing> {
  const [row] = await kedai.asOwner<Standing>(
    `select balance_sen, settled_sen, lifecycle,
    (select count(*)::int from invoice_ledger where invoice_id = i.id and type = 'payment') as payments,
    (select count(*)::int from unmatched_money where invoice_id = i.id) as queued from invoices i where id = $1`,
    [id],
  )
  if (!row) throw new Error('no such invoice')
  return row
}

export type Bill = { attemptId: number; billId: string; amount: number }

/** The bills that were opened for an invoice, the oldest first. */
export const billsOf = (kedai: TestApp, { id }: Pick<TestInvoice, 'id'>): Promise<Bill[]> =>
  kedai.asOwner<Bill>(
    'select id as "attemptId", provider_ref as "billId", amount_sen as amount from payment_attempts where invoice_id = $1 order by id',
    [id],
  )

/** The bank reports on a bill; any part of the report may be another. */
export async function bankReports(
  kedai: TestApp,
  { billId, attemptId, amount }: Bill,
  change: Partial<SandboxCallback> = {},
) {
  const status = change.status ?? 'paid'
  const report: SandboxCallback = {
    event_id: `${billId}.${status}`,
    bill_id: billId,
    reference: `K${attemptId}`,
    status,
    amount,
    currency: 'MYR',
    ...change,
  }
  const [bill] = await kedai.asOwner<{ callback_url: string }>('select callback_url from sandbox_bills where id = $1', [
    billId,
  ])
  const payload = JSON.stringify(report)
  const signature = signCallback(sandboxSecret(kedai.deps.config.appSecret), payload, kedai.clock.now())
  return kedai.app.inject({
    method: 'POST',
    url: bill ? new URL(bill.callback_url).pathname : '/webhooks/payments/sandbox/nobody',
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    payload,
  })
}

export const eventsOf = async (kedai: TestApp, { id }: Pick<TestInvoice, 'id'>): Promise<string[]> =>
  (
    await kedai.asOwner<{ name: string }>('select name from invoice_events where invoice_id = $1 order by id', [id])
  ).map(({ name }) => name)

export const mailsAbout = async (kedai: TestApp, { number }: Pick<TestInvoice, 'number'>): Promise<string[]> =>
  (await kedai.mailbox())
    .filter(({ subject }) => subject.includes(number))
    .map(({ recipient, subject }) => `${recipient}: ${subject}`)

/** The papers that were drawn as PDF while `work` went on. */
export async function papersDrawn(
  { deps: { documents } }: TestApp,
  work: () => Promise<unknown>,
): Promise<PaperDocument[]> {
  const [drawn, { render }] = [[] as PaperDocument[], documents]
  documents.render = (document, options) => (drawn.push(document), render(document, options))
  await work().finally(() => (documents.render = render))
  return drawn
}

let shade = 0
/** A picture like no other. */
export async function slipPicture(): Promise<Buffer> {
  shade += 1
  return sharp({
    create: {
      width: 40,
      height: 60,
      channels: 3,
      background: { r: shade % 250, g: 90 + Math.floor(shade / 250), b: 120 },
    },
  })
    .png()
    .toBuffer()
}
