import { startPaymentStandIn } from '../payments/payment-stand-in.fixture.ts'
import type { Asked, Reply } from '../payments/payment-stand-in.fixture.ts'
import { testCourier } from './courier-suite.fixture.ts'
import { accountOf, pdf } from './courier-wire.fixture.ts'
import { dhlCourier } from './dhl.ts'

testCourier(async () => {
  const account = accountOf({
    client_id: 'dhl',
    password: 'dhl-password-of-shop',
    pickup_account: '5264',
    sold_to_account: '5264',
  })
  let parcels = 0
  const answer = (asked: Asked): Reply => {
    if (asked.path.startsWith('/rest/v1/OAuth')) {
      const isOurs =
        new URL(asked.path, 'http://dhl.test').searchParams.get('password') === account.credentials.password
      const responseStatus = isOurs ? { code: '100000', message: 'SUCCESS' } : { code: '100099', message: 'bad client' }
      return { body: { accessTokenResponse: { token: isOurs ? 'token' : null, responseStatus } } }
    }
    parcels += 1
    const label = {
      shipmentID: `MYKD${parcels}`,
      deliveryConfirmationNo: `52640${parcels}`,
      content: Buffer.from(pdf).toString('base64'),
      responseStatus: { code: '200' },
    }
    return { body: { labelResponse: { bd: { responseStatus: { code: '200', message: 'SUCCESS' }, labels: [label] } } } }
  }
  const server = await startPaymentStandIn(answer)
  return {
    provider: dhlCourier(server.baseUrl),
    account,
    stranger: accountOf({ ...account.credentials, password: 'dhl-password-of-somebody' }),
    parcels: () => parcels,
    event: null,
    server,
  }
})
