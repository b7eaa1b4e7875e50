import { startPaymentStandIn } from '../payments/payment-stand-in.fixture.ts'
import type { Asked, Reply } from '../payments/payment-stand-in.fixture.ts'
import { testCourier } from './courier-suite.fixture.ts'
import { accountOf } from './courier-wire.fixture.ts'
import { lalamoveCourier, signLalamove } from './lalamove.ts'

testCourier(async () => {
  const secret = 'sk_test_of_the_shop'
  const account = accountOf({ api_key: 'pk_test_x', api_secret: secret })
  const ordered = new Set<string>()
  let quotations = 0
  const answer = (asked: Asked): Reply => {
    const [key, time = '', signature] = (asked.headers.authorization ?? '').replace('hmac ', '').split(':')
    const wanted = signLalamove({ time, method: asked.method, path: asked.path, body: asked.body }, secret)
    if (key !== 'pk_test_x' || signature !== wanted)
      return { status: 401, body: { errors: [{ id: 'ERR_UNAUTHORIZED', message: 'Unauthorized' }] } }
    if (asked.path === '/v3/cities') return { body: { data: [] } }
    if (asked.path === '/v3/quotations') {
      quotations += 1
      const stops = [{ stopId: `a${quotations}` }, { stopId: `b${quotations}` }]
      return {
        status: 201,
        body: { data: { quotationId: `q${quotations}`, stops, priceBreakdown: { total: '18.50', currency: 'MYR' } } },
      }
    }
    if (asked.path === '/v3/orders') {
      const { quotationId } = (JSON.parse(asked.body) as { data: { quotationId: string } }).data
      if (ordered.has(quotationId)) return { status: 422, body: { errors: [{ id: 'ERR_INVALID_QUOTATION_ID' }] } }
      ordered.add(quotationId)
    }
    return {
      body: {
        data: {
          orderId: '1079',
          shareLink: 'https://share.lalamove.test/1',
          status: 'PICKED_UP',
          priceBreakdown: { total: '18.50' },
        },
      },
    }
  }
  const server = await startPaymentStandIn(answer)
  const path = '/webhooks/couriers/lalamove/abc'
  return {
    provider: lalamoveCourier(server.baseUrl),
    account,
    stranger: accountOf({ api_key: 'pk_test_x', api_secret: 'sk_test_of_somebody' }),
    parcels: () => ordered.size,
    event: (orderId) => {
      const data = { order: { orderId, status: 'COMPLETED' }, updatedAt: '2026-11-21T10:00:00.00Z' }
      const timestamp = 1_763_690_400
      const signature = signLalamove(
        { time: String(timestamp), method: 'POST', path, body: JSON.stringify(data) },
        secret,
      )
      const body = Buffer.from(
        JSON.stringify({
          apiKey: 'pk_test_x',
          timestamp,
          signature,
          eventId: 'E1',
          eventType: 'ORDER_STATUS_CHANGED',
          data,
        }),
      )
      return { headers: {}, body, path }
    },
    server,
  }
})
