import { startPaymentStandIn } from '../payments/payment-stand-in.fixture.ts'
import type { Asked, Reply } from '../payments/payment-stand-in.fixture.ts'
import { testCourier } from './courier-suite.fixture.ts'
import { accountOf, json, pdf } from './courier-wire.fixture.ts'
import { ninjavanCourier, signNinjavan } from './ninjavan.ts'

testCourier(async () => {
  const account = accountOf({ client_id: 'nv-client', client_secret: 'nv-secret-of-the-shop' })
  let parcels = 0
  const answer = (asked: Asked): Reply => {
    if (asked.path.endsWith('/oauth/access_token'))
      return json(asked).client_secret === account.credentials.client_secret
        ? { body: { access_token: 'token', expires_in: 3600, token_type: 'bearer' } }
        : { status: 401, body: { error: { message: 'invalid client' } } }
    if (asked.headers.authorization !== 'Bearer token') return { status: 401, body: {} }
    if (asked.path.includes('/waybill')) return { body: pdf, headers: { 'content-type': 'application/pdf' } }
    if (asked.path.includes('/tracking-events/'))
      return asked.path.endsWith('KEDAI-TEST')
        ? { status: 404, body: { error: { message: 'not found' } } }
        : {
            body: {
              events: [{ status: 'Picked Up, In Transit To Origin Hub', timestamp: '2026-11-21T10:00:00+0800' }],
            },
          }
    parcels += 1
    return { body: { tracking_number: `NVMY${parcels}` } }
  }
  const server = await startPaymentStandIn(answer)
  return {
    provider: ninjavanCourier(server.baseUrl),
    account,
    stranger: accountOf({ client_id: 'nv-client', client_secret: 'nv-secret-of-somebody' }),
    parcels: () => parcels,
    event: (tracking_id) => {
      const body = Buffer.from(
        JSON.stringify({ tracking_id, status: 'Delivered', timestamp: '2026-11-21T10:00:00+0800' }),
      )
      const signature = signNinjavan(body, account.credentials.client_secret ?? '')
      return { headers: { 'x-ninjavan-hmac-sha256': signature }, body, path: '/' }
    },
    server,
  }
})
