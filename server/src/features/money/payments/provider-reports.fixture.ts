import { createSign, generateKeyPairSync } from 'node:crypto'
import type { ProviderCode } from '@kedai/domain/payments/providers.ts'
import { signBillplz } from '../../../integrations/payments/billplz.ts'
import type { OpenAccount } from '../../../integrations/payments/gateway.ts'
import { sandboxSecret } from '../../../integrations/payments/registry.ts'
import { signCallback, signatureHeader } from '../../../integrations/payments/sandbox-signature.ts'
import { signSenangpay } from '../../../integrations/payments/senangpay.ts'
import { signStripe } from '../../../integrations/payments/stripe.ts'
import { signToyyibpay } from '../../../integrations/payments/toyyibpay.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'

export type Bill = { providerRef: string; reference: string }
export type Posted = { headers?: Record<string, string>; body: string }
export type Provider = {
  credentials: Record<string, string>
  /** What makes a report certain: its own signature, or the provider's answer. */
  provedBy: 'signature' | 'answer'
  /** That RM 25.00 were paid, as its account would sign it. */
  report: (bill: Bill) => Posted
  /** The answer to a question about the bill. */
  answer: (bill: Bill, amount?: string) => unknown
}

export const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const accountOf = (credentials: Record<string, string>): OpenAccount => ({ name: 'x', isLive: false, credentials })
export const form = (fields: Record<string, string>): Posted => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})
const senangpay = { merchant_id: '144145881198', secret_key: '53-784', hash: 'md5' }
const x_signature = 'S-signing-key-of-shop'

/** Paid reports and answers of every provider that there is, for RM 25.00: one more is not left out. `app`: once it has started. */
export function providerReports(app: () => TestApp): Record<ProviderCode, Provider> {
  const providers: Record<ProviderCode, Provider> = {
    senangpay: {
      credentials: senangpay,
      provedBy: 'answer',
      report({ reference: order_id }) {
        const fields = { status_id: '1', order_id, transaction_id: '14363538840', msg: 'Payment_was_successful' }
        const parts = [senangpay.secret_key, ...Object.values(fields)].join('')
        return form({ ...fields, hash: signSenangpay(accountOf(senangpay), parts) })
      },
      answer: (_bill, amount = '25.00') => ({
        status: 1,
        msg: 'Query successful',
        data: [{ payment_info: { status: 'paid' }, order_detail: { grand_total: amount } }],
      }),
    },
    toyyibpay: {
      credentials: { secret_key: 'secret-key-of-the-tests', category_code: 'j0tzqhka' },
      provedBy: 'answer',
      report({ providerRef: billcode, reference: order_id }) {
        const fields = { status: '1', order_id, refno: 'TP123' }
        return form({ ...fields, billcode, hash: signToyyibpay('secret-key-of-the-tests', fields) })
      },
      answer: ({ reference }, amount = '25.00') => [
        { billpaymentStatus: '1', billpaymentAmount: amount, billExternalReferenceNo: reference },
      ],
    },
    billplz: {
      credentials: { api_key: 'key-of-the-shop', x_signature, collection_id: 'inbmmepb' },
      provedBy: 'signature',
      report({ providerRef: id }) {
        const fields = { id, paid: 'true', state: 'paid', amount: '2500', paid_amount: '2500' }
        return form({ ...fields, x_signature: signBillplz(fields, x_signature) })
      },
      answer: ({ providerRef: id, reference: reference_1 }) => ({
        ...{ id, state: 'paid', amount: 2500, paid_amount: 2500, url: 'https://www.billplz.com/bills/x', reference_1 },
      }),
    },
    chip: {
      credentials: { api_key: 'key-of-the-tests', brand_id: '409eb80e' },
      provedBy: 'signature',
      report(bill) {
        const body = JSON.stringify(providers.chip.answer(bill))
        const signature = createSign('sha256').update(body).sign(pair.privateKey, 'base64')
        return { headers: { 'x-signature': signature }, body }
      },
      answer: ({ providerRef: id, reference }) => ({
        ...{ id, status: 'paid', reference, purchase: { total: 2500, currency: 'MYR' } },
        payment: { amount: 2500, currency: 'MYR' },
      }),
    },
    stripe: {
      credentials: { secret_key: 'sk_test_51', webhook_secret: 'whsec_1' },
      provedBy: 'signature',
      report(bill) {
        const object = providers.stripe.answer(bill)
        const body = JSON.stringify({ type: 'checkout.session.completed', data: { object } })
        return { headers: { 'stripe-signature': signStripe('whsec_1', body, app().clock.now()) }, body }
      },
      answer: ({ providerRef: id, reference }) => ({
        ...{ id, status: 'complete', payment_status: 'paid', amount_total: 2500, currency: 'myr' },
        client_reference_id: reference,
      }),
    },
    sandbox: {
      credentials: {},
      provedBy: 'signature',
      report({ providerRef, reference }) {
        const told = { event_id: `${providerRef}.paid`, bill_id: providerRef, reference, status: 'paid' }
        const body = JSON.stringify({ ...told, amount: 2500, currency: 'MYR' })
        const secret = sandboxSecret(app().deps.config.appSecret)
        return { headers: { [signatureHeader]: signCallback(secret, body, app().clock.now()) }, body }
      },
      answer: () => null,
    },
  }
  return providers
}
