import { createHmac } from 'node:crypto'
import { type Bill, form, openBill, type Provider, withQuery } from './provider.ts'

export const billplzKeys = {
  api_key: '73eb57f0-of-the-journey',
  x_signature: 'S-of-the-journey',
  collection_id: 'inbmmepb',
}

const basic = `Basic ${Buffer.from(`${billplzKeys.api_key}:`).toString('base64')}`
const sign = (fields: Record<string, string>): string => {
  const parts = Object.entries(fields).map(([name, value]) => name + value)
  parts.sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  return createHmac('sha256', billplzKeys.x_signature).update(parts.join('|')).digest('hex')
}
const shown = ({ id, amount, reference, status }: Bill, origin: string) => ({
  id,
  collection_id: billplzKeys.collection_id,
  paid: status === 'paid',
  state: status === 'paid' ? 'paid' : 'due',
  amount,
  paid_amount: status === 'paid' ? amount : 0,
  url: `${origin}/bills/${id}`,
  reference_1_label: 'Bank Code',
  reference_1: 'MB2U0227',
  reference_2: reference,
})

export function billplz(): Provider {
  const bills: Provider['bills'] = new Map()
  return {
    name: 'Billplz',
    bills,
    answer({ method, path, headers, body, origin }) {
      if (!path.startsWith('/api/v3/')) return null
      if (headers['authorization'] !== basic)
        return { status: 401, body: { error: { type: 'Unauthorized', message: 'Access denied' } } }
      if (path === '/api/v3/fpx_banks')
        return {
          body: {
            banks: [
              { name: 'MB2U0227', active: true },
              { name: 'BIMB0340', active: false },
            ],
          },
        }
      if (method === 'POST') {
        const asked = Object.fromEntries(new URLSearchParams(body))
        const { amount, callback_url: hook = '', redirect_url: returnUrl = '' } = asked
        const isBank = asked['reference_1_label'] === 'Bank Code'
        const reference = asked[isBank ? 'reference_2' : 'reference_1'] ?? ''
        return { body: shown(openBill(bills, { amount: Number(amount), reference, returnUrl, hook }), origin) }
      }
      const bill = bills.get(path.split('/').at(-1) ?? '')
      return bill
        ? { body: shown(bill, origin) }
        : { status: 404, body: { error: { type: 'RecordNotFound', message: [] } } }
    },
    billOf: ({ path }) => bills.get(/^\/bills\/(\w+)$/.exec(path)?.[1] ?? ''),
    report: (bill) => {
      const fields = {
        id: bill.id,
        collection_id: billplzKeys.collection_id,
        paid: 'true',
        state: 'paid',
        amount: String(bill.amount),
        paid_amount: String(bill.amount),
        due_at: '2026-11-30',
        email: '',
        mobile: '+60123456789',
        name: 'NURUL AISYAH',
        url: `http://stand-in.test/bills/${bill.id}`,
        paid_at: '2026-11-26 12:00:09 +0800',
      }
      return form({ ...fields, x_signature: sign(fields) })
    },
    back: ({ id, returnUrl }) => withQuery(returnUrl, { 'billplz[id]': id, 'billplz[paid]': 'true' }),
  }
}
