import { startPaymentStandIn } from '../payments/payment-stand-in.fixture.ts'
import type { Asked, Reply } from '../payments/payment-stand-in.fixture.ts'
import { testCourier } from './courier-suite.fixture.ts'
import { accountOf, form, pdf } from './courier-wire.fixture.ts'
import { jntCourier, signJnt } from './jnt.ts'

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
