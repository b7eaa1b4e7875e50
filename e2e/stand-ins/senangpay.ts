import { createHmac } from 'node:crypto'
import { form, openBill, type Provider, ringgit, withQuery } from './provider.ts'

export const senangpayKeys = { merchant_id: '144145881198', secret_key: '53-784-of-the-journey', hash: 'sha256' }

const sign = (parts: string) => createHmac('sha256', senangpayKeys.secret_key).update(parts).digest('hex')

/** A bill is the very address that the buyer opens. Reports and buyers go to the address that its owner has set; see `address`. */
export function senangpay(address: () => string): Provider {
  const bills: Provider['bills'] = new Map()
  const { merchant_id: merchant, secret_key: secret } = senangpayKeys
  const told = (reference: string): Record<string, string> => {
    const fields = {
      status_id: '1',
      order_id: reference,
      transaction_id: `14${reference}`,
      msg: 'Payment_was_successful',
    }
    return { ...fields, hash: sign([secret, ...Object.values(fields)].join('')) }
  }
  return {
    name: 'senangPay',
    bills,
    answer({ path, query }) {
      if (path !== '/apiv1/query_order_status') return null
      const reference = query.get('order_id') ?? ''
      if (query.get('merchant_id') !== merchant || query.get('hash') !== sign(`${merchant}${secret}${reference}`))
        return { body: { status: 0, msg: 'Hash value mismatch' } }
      const bill = bills.get(reference)
      if (!bill || bill.status === 'open') return { body: { status: 0, msg: 'No record found', data: null } }
      const row = { payment_info: { status: 'paid' }, order_detail: { grand_total: ringgit(bill.amount) } }
      return { body: { status: 1, msg: 'Query successful', data: [row] } }
    },
    billOf({ path, query }) {
      const [reference = '', detail = '', amount = ''] = ['order_id', 'detail', 'amount'].map(
        (name) => query.get(name) ?? '',
      )
      if (path !== `/payment/${merchant}` || query.get('hash') !== sign(`${secret}${detail}${amount}${reference}`))
        return undefined
      const sen = Math.round(Number(amount) * 100)
      const wanted = { amount: sen, reference, returnUrl: address(), hook: address() }
      return bills.get(reference) ?? openBill(bills, wanted, reference)
    },
    report: ({ reference }) => form(told(reference)),
    back: ({ reference, returnUrl }) => withQuery(returnUrl, told(reference)),
  }
}
