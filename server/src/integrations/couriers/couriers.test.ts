import { expect, test } from 'vitest'
import type { OpenAccount } from '../payments/gateway.ts'
import { startPaymentStandIn } from '../payments/payment-stand-in.fixture.ts'
import type { Asked, Reply } from '../payments/payment-stand-in.fixture.ts'
import { testCourier } from './courier-suite.fixture.ts'
import { dhlCourier } from './dhl.ts'
import { easyparcelCourier } from './easyparcel.ts'
import { jntCourier, signJnt } from './jnt.ts'
import { lalamoveCourier, signLalamove } from './lalamove.ts'
import { ninjavanCourier, signNinjavan } from './ninjavan.ts'
import { poslajuCourier } from './poslaju.ts'
import { addressLines } from './wire.ts'
import { statusInWords } from './words.ts'

const accountOf = (credentials: Record<string, string>): OpenAccount => ({
  name: JSON.stringify(credentials),
  isLive: false,
  credentials,
})
const form = ({ body }: Asked) => Object.fromEntries(new URLSearchParams(body))
const json = ({ body }: Asked) => JSON.parse(body) as Record<string, never>
const pdf = '%PDF-1.4 label'

testCourier(async () => {
  const account = accountOf({ api_key: 'EP-key-of-the-shop' })
  const orders = new Map<string, string>()
  const paid = new Map<string, string>()
  const envelope = (result: unknown) => ({ body: { api_status: 'Success', error_code: '0', error_remark: '', result } })
  const answer = (asked: Asked): Reply => {
    const fields = form(asked)
    if (fields.api !== account.credentials.api_key)
      return { body: { api_status: 'Error', error_code: '1', error_remark: 'Unauthorized user', result: [] } }
    const order = fields['bulk[0][order_no]'] ?? ''
    if (asked.path.endsWith('EPRateCheckingBulk')) {
      const rate = {
        service_id: 'EP-CS0F',
        service_name: 'Poslaju Parcel',
        courier_name: 'Poslaju',
        price: '7.80',
        delivery: '2 working days',
      }
      return envelope([{ status: 'Success', rates: [rate] }])
    }
    if (asked.path.endsWith('EPSubmitOrderBulk')) {
      if (Object.values(fields).some((value) => value.length > 50))
        return envelope([{ status: 'Fail', remarks: 'too long' }])
      const number = `EI-${orders.size + 1}`
      orders.set(number, fields['bulk[0][reference]'] ?? '')
      return envelope([{ status: 'Success', order_number: number }])
    }
    if (asked.path.endsWith('EPPayOrderBulk')) {
      paid.set(order, `238${order.length}`)
      // As it does: the number comes later.
      return envelope([{ messagenow: 'Fully Paid', parcel: [{ parcelno: 'EP-A1', awb: null, awb_id_link: null }] }])
    }
    if (asked.path.endsWith('EPParcelStatusBulk'))
      return envelope([{ parcel: [{ awb: paid.get(order), awb_id_link: 'https://connect.easyparcel.test/awb' }] }])
    if (asked.path.endsWith('EPTrackingBulk'))
      return envelope([{ status_list: [{ event_date: '2026-11-21', event_time: '10:00:00', status: 'Delivered' }] }])
    return envelope('12.00')
  }
  const server = await startPaymentStandIn(answer)
  return {
    provider: easyparcelCourier(server.baseUrl),
    account,
    stranger: accountOf({ api_key: 'EP-key-of-somebody' }),
    parcels: () => paid.size,
    event: (awb_number) => ({
      headers: {},
      path: '/',
      body: Buffer.from(
        JSON.stringify({
          topic: 'shipment.status.update',
          awb_number,
          event_date: '2026-11-21 10:00:00',
          shipment_status_code: 5,
        }),
      ),
    }),
    server,
  }
})

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

testCourier(async () => {
  const key = '8e88c8477d4e4939859c560192fcafbc'
  const account = accountOf({
    api_account: '640826271705595946',
    private_key: key,
    customer_code: 'ITTEST0001',
    password: 'AA7EA18B',
  })
  const orders = new Map<string, string>()
  const well = (data: unknown): Reply => ({ body: { code: 1, msg: 'success', data, requestId: '1' } })
  const answer = (asked: Asked): Reply => {
    const content = form(asked).bizContent ?? ''
    if (asked.headers.digest !== signJnt(content, key)) return { body: { code: '145003030', msg: 'bad signature' } }
    const biz = JSON.parse(content) as { txlogisticId: string; serialNumber: string[] }
    if (asked.path.endsWith('addOrder')) {
      orders.set(biz.txlogisticId, `6300${orders.size}`)
      return well({ txlogisticId: biz.txlogisticId, billCode: orders.get(biz.txlogisticId) })
    }
    if (asked.path.endsWith('getOrders')) {
      const [id = ''] = biz.serialNumber
      return well(orders.has(id) ? [{ txlogisticId: id, billCode: orders.get(id) }] : [])
    }
    if (asked.path.endsWith('printOrder')) return well({ base64EncodeContent: Buffer.from(pdf).toString('base64') })
    return well([{ billCode: '6300', details: [{ scanTime: '2026-11-21 10:00:00', scanTypeCode: 94, desc: 'Out' }] }])
  }
  const server = await startPaymentStandIn(answer)
  return {
    provider: jntCourier(server.baseUrl),
    account,
    stranger: accountOf({ ...account.credentials, private_key: 'a-key-of-somebody-else' }),
    parcels: () => orders.size,
    event: (billCode) => {
      const details = [{ scanTime: '2026-11-21 10:00:00', scanTypeCode: '100', desc: 'Delivered' }]
      const bizContent = JSON.stringify({ txlogisticId: 'KD1-1-1', billCode, details })
      return {
        headers: { digest: signJnt(bizContent, key) },
        body: Buffer.from(new URLSearchParams({ bizContent }).toString()),
        path: '/',
      }
    },
    server,
  }
})

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

test('the signatures are those that were worked out from the couriers’ documents', () => {
  expect(signNinjavan('{"tracking_id":"NVMY0001"}', 'secret')).toBe('f+WzfPnb3Ro5lZVMcP3MIaFTynnFwUPgoEdZVoPe5Zs=')
  expect(signJnt('{"a":1}', '8e88c8477d4e4939859c560192fcafbc')).toBe('IXsmefeMb5ts+kha36OEGg==')
  const body = '{"data":{"serviceType":"MOTORCYCLE"}}'
  expect(signLalamove({ time: '1700000000000', method: 'POST', path: '/v3/quotations', body }, 'sk_test_x')).toBe(
    'ce8610f4827edbacb18d96ba018909aa1cfc5f17dcd7ec53ee3347150c903e91',
  )
})

test('an address is broken between words, and what is too long ends on the last line', () => {
  expect(addressLines('Lot 12, Jalan Bunga Raya 3/4, Taman Seri', 16, 3)).toEqual([
    'Lot 12, Jalan',
    'Bunga Raya 3/4,',
    'Taman Seri',
  ])
  expect(addressLines('a b c d', 1, 2)).toEqual(['a', 'b'])
})

test.each([
  ['Pending Pickup', 'awaiting_pickup'],
  ['Driver dispatched for Pickup', 'awaiting_pickup'],
  ['Arrived at Origin Hub', 'in_transit'],
  ['On Vehicle for Delivery', 'out_for_delivery'],
  ['Delivered, Received by Customer', 'delivered'],
  ['Delivery Exception, Pending Reschedule', 'delivery_failed'],
  ['Return To Sender Initiated', 'returning'],
  ['Returned to sender', 'returned'],
  ['Cancelled', 'cancelled'],
  ['Parcel Measurements Update', null],
])('%s means %s', (words, status) => {
  expect(statusInWords(words)).toBe(status)
})
