import { createSign, generateKeyPairSync } from 'node:crypto'
import { type Bill, openBill, type Provider } from './provider.ts'

export const chipKeys = { api_key: 'chip-key-of-the-journey', brand_id: '409eb80e-3782-4b1d-afa8-b779759266a5' }

type Wanted = {
  reference: string
  success_callback: string
  success_redirect: string
  purchase: { total_override: number }
}

const shown = ({ id, amount, reference, status, back }: Bill, origin: string) => ({
  id,
  status: status === 'paid' ? (back > 0 && back === amount ? 'refunded' : 'paid') : 'created',
  reference,
  checkout_url: `${origin}/p/${id}/`,
  purchase: { total: amount, currency: 'MYR' },
  payment: status === 'paid' ? { amount, currency: 'MYR', fee_amount: 100, net_amount: amount - 100 } : null,
  refundable_amount: status === 'paid' ? amount - back : 0,
})

/** Signs with a key pair of its own, whose public half is asked for. */
export function chip(): Provider {
  const bills: Provider['bills'] = new Map()
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const refuse = (status: number, message: string) => ({ status, body: { __all__: [{ message, code: 'error' }] } })
  return {
    name: 'CHIP',
    bills,
    answer({ method, path, headers, body, origin }) {
      if (!path.startsWith('/api/v1/')) return null
      if (headers['authorization'] !== `Bearer ${chipKeys.api_key}`) return refuse(401, 'Authentication failed')
      if (path === '/api/v1/public_key/')
        return { body: JSON.stringify(pair.publicKey.export({ type: 'spki', format: 'pem' })) }
      if (path.startsWith('/api/v1/payment_methods/')) return { body: { available_payment_methods: ['fpx'] } }
      const [, id = '', isRefund] = /purchases\/([^/]*)\/?(refund)?/.exec(path) ?? []
      if (id === '' && method === 'POST') {
        const { reference, success_callback: hook, success_redirect: returnUrl, purchase } = JSON.parse(body) as Wanted
        const bill = openBill(bills, { amount: purchase.total_override, reference, returnUrl, hook })
        return { status: 201, body: shown(bill, origin) }
      }
      const bill = bills.get(id)
      if (!bill) return refuse(404, 'Not found')
      if (isRefund) {
        const { amount } = JSON.parse(body) as { amount: number }
        if (bill.back + amount > bill.amount) return refuse(400, 'Too much')
        bill.back += amount
      }
      return { body: shown(bill, origin) }
    },
    billOf: ({ path }) => bills.get(/^\/p\/(\w+)\/$/.exec(path)?.[1] ?? ''),
    report: (bill) => {
      const body = JSON.stringify({ ...shown(bill, 'http://stand-in.test'), event_type: 'purchase.paid' })
      const signature = createSign('sha256').update(body).sign(pair.privateKey, 'base64')
      return { headers: { 'content-type': 'application/json', 'x-signature': signature }, body }
    },
    back: ({ returnUrl }) => returnUrl,
  }
}
