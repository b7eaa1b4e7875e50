import { createHash } from 'node:crypto'
import { form, openBill, type Provider, ringgit, withQuery } from './provider.ts'

export const toyyibpayKeys = { secret_key: 'secret-of-the-journey', category_code: 'j0tzqhka' }

/** Answers lists as text, as the real one does, and takes a moment to hear from the bank. */
export function toyyibpay(): Provider {
  const bills: Provider['bills'] = new Map()
  const text = (body: unknown) => ({ type: 'text/html', body: typeof body === 'string' ? body : JSON.stringify(body) })
  return {
    name: 'toyyibPay',
    slow: 3,
    bills,
    answer({ path, body }) {
      const call = /^\/index\.php\/api\/(\w+)$/.exec(path)?.[1]
      if (call === undefined) return null
      const asked = Object.fromEntries(new URLSearchParams(body))
      if (call === 'getBillTransactions') {
        const bill = bills.get(asked['billCode'] ?? '')
        if (!bill || bill.status === 'open') return text('No data found!')
        return text([
          {
            billpaymentStatus: bill.status === 'paid' ? '1' : '2',
            billpaymentAmount: ringgit(bill.amount),
            billExternalReferenceNo: bill.reference,
          },
        ])
      }
      if (asked['userSecretKey'] !== toyyibpayKeys.secret_key) return text('[KEY-DID-NOT-EXIST-OR-USER-IS-NOT-ACTIVE]')
      if (call === 'getCategoryDetails') return text([{ categoryName: 'Kedai' }])
      const { billAmount, billExternalReferenceNo: reference = '', billReturnUrl: returnUrl = '' } = asked
      const hook = asked['billCallbackUrl'] ?? ''
      return text([{ BillCode: openBill(bills, { amount: Number(billAmount), reference, returnUrl, hook }).id }])
    },
    billOf: ({ path }) => bills.get(path.slice(1)),
    report: ({ id, reference, amount }) => {
      const [status, refno] = ['1', `TP${id}`]
      const hash = createHash('md5').update(`${toyyibpayKeys.secret_key}${status}${reference}${refno}ok`).digest('hex')
      return form({ refno, status, reason: '', billcode: id, order_id: reference, amount: ringgit(amount), hash })
    },
    back: ({ id, reference, returnUrl }) =>
      withQuery(returnUrl, { status_id: '2', billcode: id, order_id: reference, msg: 'ok' }),
  }
}
