import { createHmac } from 'node:crypto'
import { type Bill, openBill, type Provider, type Reply } from './provider.ts'

export const stripeKeys = { secret_key: 'sk_test_of_the_journey', webhook_secret: 'whsec_of_the_journey' }

const shown = ({ id, amount, reference, status }: Bill, origin: string) => ({
  id,
  object: 'checkout.session',
  status: status === 'open' ? 'open' : 'complete',
  payment_status: status === 'paid' ? 'paid' : 'unpaid',
  amount_total: amount,
  currency: 'myr',
  client_reference_id: reference,
  payment_intent: status === 'open' ? null : `pi_${id}`,
  url: `${origin}/c/pay/${id}`,
})

/** Reports go to the address that its owner has set; see `address`. */
export function stripe(address: () => string): Provider {
  const bills: Provider['bills'] = new Map()
  const answered = new Map<string, Reply>()
  const refuse = (status: number, message: string): Reply => ({
    status,
    body: { error: { type: 'invalid_request_error', message } },
  })
  function once(key: string, make: () => Reply): Reply {
    const reply = answered.get(key) ?? make()
    answered.set(key, reply)
    return reply
  }
  function giveBack(asked: URLSearchParams): Reply {
    const bill = bills.get((asked.get('payment_intent') ?? '').slice(3))
    const amount = Number(asked.get('amount'))
    if (!bill || bill.back + amount > bill.amount) return refuse(400, 'Refund amount is greater than charge amount')
    bill.back += amount
    return { body: { id: `re_${answered.size}`, status: 'succeeded', amount } }
  }
  return {
    name: 'Stripe',
    slow: 3,
    bills,
    answer({ method, path, headers, body, origin }) {
      if (!path.startsWith('/v1/')) return null
      if (headers['authorization'] !== `Bearer ${stripeKeys.secret_key}`) return refuse(401, 'Invalid API Key provided')
      const id = path.split('/')[4]
      if (method === 'GET') {
        const bill = bills.get(id ?? '')
        if (id === undefined) return { body: { object: 'list', data: [] } }
        return bill ? { body: shown(bill, origin) } : refuse(404, 'No such session')
      }
      const asked = new URLSearchParams(body)
      return once(headers['idempotency-key'] ?? '', () => {
        if (path === '/v1/refunds') return giveBack(asked)
        const wanted = {
          amount: Number(asked.get('line_items[0][price_data][unit_amount]')),
          reference: asked.get('client_reference_id') ?? '',
          returnUrl: asked.get('success_url') ?? '',
          hook: address(),
        }
        return { body: shown(openBill(bills, wanted), origin) }
      })
    },
    billOf: ({ path }) => bills.get(/^\/c\/pay\/(\w+)$/.exec(path)?.[1] ?? ''),
    report: (bill) => {
      const type = 'checkout.session.async_payment_succeeded'
      const body = JSON.stringify({ id: `evt_${bill.id}`, type, data: { object: shown(bill, 'http://stand-in.test') } })
      const at = Math.floor(Date.now() / 1000)
      const mac = createHmac('sha256', stripeKeys.webhook_secret).update(`${at}.${body}`).digest('hex')
      return { headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${mac}` }, body }
    },
    back: ({ returnUrl }) => returnUrl,
  }
}
