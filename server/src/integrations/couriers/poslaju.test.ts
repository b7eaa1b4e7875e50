import { startPaymentStandIn } from '../payments/payment-stand-in.fixture.ts'
import type { Asked, Reply } from '../payments/payment-stand-in.fixture.ts'
import { testCourier } from './courier-suite.fixture.ts'
import { accountOf, form } from './courier-wire.fixture.ts'
import { poslajuCourier } from './poslaju.ts'

testCourier(async () => {
  const account = accountOf({
    client_id: 'pos',
    client_secret: 'pos-secret-of-the-shop',
    account_number: '8800',
    subscription_code: 'sub-code-of-shop',
  })
  let parcels = 0
  const answer = (asked: Asked): Reply => {
    if (asked.path === '/oauth2/token')
      return form(asked).client_secret === account.credentials.client_secret
        ? { body: { access_token: 'token', expires_in: 86_400 } }
        : { status: 401, body: { message: 'invalid_client' } }
    if (asked.path.includes('TrackingEventList'))
      return { body: [{ date_time: '2026-11-21 10:00:00', event_code: 'LM_SUCCESS' }] }
    parcels += 1
    const tracking_no = `ERC${parcels}MY`
    return {
      body: {
        data: { tracking_no, tracking_url: 'https://pos.test/x', consignment: { pdf: 'https://pos.test/label.pdf' } },
      },
    }
  }
  const server = await startPaymentStandIn(answer)
  return {
    provider: poslajuCourier(server.baseUrl),
    account,
    stranger: accountOf({ ...account.credentials, client_secret: 'pos-secret-of-somebody' }),
    parcels: () => parcels,
    event: (tracking_number) => ({
      headers: {},
      path: '/',
      body: Buffer.from(
        JSON.stringify({
          account_no: '8800',
          tracking_number,
          event_code: 'LM_SUCCESS',
          date_time: '2026-11-21 10:00:00',
        }),
      ),
    }),
    server,
  }
})
