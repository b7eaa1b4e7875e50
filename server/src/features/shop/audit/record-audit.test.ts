import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { photo } from '../../../platform/test-app/pictures.ts'
import { placeTestOrder } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'

const { app: kedai, shop, owner } = await startTestShop()

type Line = {
  kind: string
  action: string
  user_id: number
  subject_type: string
  subject_ref: string
  subject_name: string
  before: unknown
  after: unknown
}
const lines = (ref: string | number, type = 'order') =>
  kedai.asOwner<Line>('select * from audit_log where subject_ref = $1 and subject_type = $2 order by id', [
    String(ref),
    type,
  ])
const act = (orderNo: string, what: string, body: object = {}) =>
  owner.post(`/api/ajax/seller/orders/${orderNo}/${what}`, body)

describe('money is told', () => {
  test('recorded and given back, by whom, and a refused call is not', async () => {
    const { orderNo } = await placeTestOrder(kedai, shop, { kind: 'bank_transfer' })
    expect((await act(orderNo, 'record-payment', { amount: '0', method: 'cash', reference: '' })).status).toBe(422)
    expect((await act(orderNo, 'record-payment', { amount: '31', method: 'cash', reference: 'R1' })).status).toBe(200)
    expect((await act(orderNo, 'refund', { amount: '31.00', reason: 'Rosak' })).status).toBe(200)
    expect(await lines(orderNo)).toMatchObject([
      {
        kind: 'money',
        action: 'payment.recorded',
        user_id: shop.ownerId,
        subject_type: 'order',
        before: null,
        after: { amount: '31.00', method: 'cash', reference: 'R1' },
      },
      { kind: 'money', action: 'payment.refunded', after: { amount: '31.00', reason: 'Rosak' } },
    ])
  })

  test('a slip rejected, another approved, the same press twice once', async () => {
    const { orderNo, token } = await placeTestOrder(kedai, shop, { kind: 'bank_transfer' })
    const upload = async (width: number) =>
      (await kedai.client()).multipart(`/api/ajax/guest/order/${token}/payment-proof`, {
        paymentProof: { filename: 'slip.jpg', bytes: await photo(width, 80) },
      })
    await upload(61)
    for (const _ of [1, 2]) await act(orderNo, 'payment-proof/reject', { reason: 'Tiada duit masuk' })
    await upload(62)
    for (const _ of [1, 2]) await act(orderNo, 'payment-proof/approve')
    expect(await lines(orderNo)).toMatchObject([
      { action: 'proof.rejected', after: { reason: 'Tiada duit masuk' } },
      { action: 'proof.approved', after: { amount: '31.00' } },
    ])
  })

  test('kept from the money to match', async () => {
    const [row] = await kedai.asOwner<{ id: number }>(
      `insert into unmatched_money (shop_id, cause, amount_sen, received_at) values ($1, 'excess', 500, now()) returning id`,
      [shop.shopId],
    )
    for (const _ of [1, 2]) await owner.post(`/api/ajax/seller/money/${row?.id}/refund`, { note: 'Dipulangkan' })
    expect(await lines(row?.id ?? 0, 'money')).toMatchObject([
      { action: 'money.refunded', subject_type: 'money', after: { amount: '5.00', note: 'Dipulangkan' } },
    ])
  })
})

describe('prices and stock are told', () => {
  const save = async (changes: object) => {
    const { data } = (await owner.get(`/api/ajax/seller/products/${shop.productId}`)).body
    const { id, sku } = data.variations[0]
    const form = {
      item_type: 'ecommerce',
      title: 'Mug',
      version: data.version,
      variations: [{ id, sku, price: data.variations[0].price, ...changes }],
    }
    return owner.put(`/api/ajax/seller/products/${shop.productId}`, form)
  }

  test('from what to what, and a save that changes neither is not', async () => {
    expect((await save({ price: '27.50', stock: 8 })).status).toBe(200)
    expect((await save({ price: '27.50', stock: 8 })).status).toBe(200)
    expect(await lines(shop.productId, 'product')).toMatchObject([
      {
        kind: 'prices',
        action: 'price.edited',
        user_id: shop.ownerId,
        subject_name: 'Mug',
        before: { price: '25.00' },
        after: { price: '27.50' },
      },
      { kind: 'stock', action: 'stock.edited', before: { stock: 9 }, after: { stock: 8 } },
    ])
  })
})

describe('the log', () => {
  const asApp = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
    inTransaction(kedai.db, { shopId: shop.shopId }, work)

  test('cannot be changed, emptied or cut by the application', async () => {
    const attempts = ["update audit_log set action = 'x'", 'delete from audit_log', 'truncate audit_log']
    for (const [n, text] of attempts.entries())
      await expect(asApp((trx) => rawQuery(trx, `audit_attack_${n}`, text))).rejects.toThrow('permission denied')
    // The control: the same hands may add to it and read it.
    await asApp((trx) =>
      recordAudit(trx, {
        shopId: shop.shopId,
        userId: null,
        action: 'terms.edited',
        subject: { type: 'shop', ref: shop.shopId },
        before: { text: 'a' },
        after: { text: 'b' },
        now: kedai.clock.now(),
      }),
    )
    expect(
      await asApp((trx) => rawQuery(trx, 'audit_read', `select action from audit_log where action = 'terms.edited'`)),
    ).toHaveLength(1)
  })

  test('keeps nothing where nothing differs, and nothing of what was rolled back', async () => {
    const line = {
      shopId: shop.shopId,
      userId: null,
      action: 'vacation.edited',
      subject: { type: 'shop', ref: shop.shopId },
      now: kedai.clock.now(),
    } as const
    await asApp((trx) => recordAudit(trx, { ...line, before: { on: true }, after: { on: true } }))
    await expect(
      asApp(async (trx) => {
        await recordAudit(trx, { ...line, before: { on: true }, after: { on: false } })
        throw new Error('cut')
      }),
    ).rejects.toThrow('cut')
    expect(await kedai.asOwner(`select 1 from audit_log where action = 'vacation.edited'`)).toEqual([])
  })
})
