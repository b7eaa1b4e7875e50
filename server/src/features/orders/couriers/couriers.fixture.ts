import { startPaymentStandIn, type Asked, type Reply } from '../../../integrations/payments/payment-stand-in.fixture.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'

export const key = '8e88c8477d4e4939859c560192fcafbc'
export const jnt = {
  api_account: '640826271705595946',
  private_key: key,
  customer_code: 'ITTEST0001',
  password: 'AA7EA18B9C0D',
}
export const ninja = { client_id: 'nv', client_secret: 'nv-secret-of-the-shop' }

export const shipments = '/api/ajax/seller/shipments'
export const accounts = '/api/ajax/seller/courier-accounts'

/** J&T and Ninja Van on this machine. `cut`: they book, and the line ends before they answer. */
export type CourierStandIn = {
  cut: boolean
  /** Numbers of J&T's parcels, by the ids that we gave them. */
  orders: Map<string, string>
  /** Parcels that Ninja Van made. */
  booked: number
}

function answerJnt(standIn: CourierStandIn, { body, path }: Asked): Reply {
  const { orders } = standIn
  const content = new URLSearchParams(body).get('bizContent') ?? ''
  const biz = JSON.parse(content) as { txlogisticId: string; serialNumber: string[] }
  const well = (data: unknown): Reply => ({ body: { code: 1, msg: 'success', data } })
  if (path.endsWith('addOrder')) {
    if (orders.has(biz.txlogisticId)) return { body: { code: '999002011', msg: 'twice' } }
    orders.set(biz.txlogisticId, `6300${orders.size}`)
    return standIn.cut
      ? { status: 500, body: 'gone' }
      : well({ txlogisticId: biz.txlogisticId, billCode: orders.get(biz.txlogisticId) })
  }
  if (path.endsWith('getOrders')) {
    const [id = ''] = biz.serialNumber
    return well(orders.has(id) ? [{ txlogisticId: id, billCode: orders.get(id) }] : [])
  }
  return well([])
}

function answer(standIn: CourierStandIn, asked: Asked): Reply {
  if (asked.path.includes('/webopenplatformapi/')) return answerJnt(standIn, asked)
  if (asked.path.endsWith('/access_token')) return { body: { access_token: 't', expires_in: 3600 } }
  if (asked.path.includes('tracking-events')) return { body: { events: [] } }
  standIn.booked += 1
  return standIn.cut ? { status: 500, body: 'gone' } : { body: { tracking_number: `NVMY${standIn.booked}` } }
}

/** Both of them, answering. */
export async function startCouriers() {
  const couriers: CourierStandIn = { cut: false, orders: new Map(), booked: 0 }
  const stand = await startPaymentStandIn((asked) => answer(couriers, asked))
  return { couriers, stand, origins: { jnt: stand.baseUrl, ninjavan: stand.baseUrl } }
}

/** Where the shop's parcels are collected. */
export const giveAddress = (app: TestApp, { shopId }: { shopId: number }) =>
  app.asOwner(
    `update shops set address = 'Lot 3, Jalan Niaga', postcode = '43000', city = 'Kajang', state = 'MY-10' where id = $1`,
    [shopId],
  )
