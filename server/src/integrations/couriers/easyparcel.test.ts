import { startPaymentStandIn } from '../payments/payment-stand-in.fixture.ts'
import type { Asked, Reply } from '../payments/payment-stand-in.fixture.ts'
import { testCourier } from './courier-suite.fixture.ts'
import { accountOf, form } from './courier-wire.fixture.ts'
import { easyparcelCourier } from './easyparcel.ts'

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
