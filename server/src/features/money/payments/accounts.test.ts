import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxSecret } from '../../../integrations/payments/registry.ts'
import { signCallback, signatureHeader } from '../../../integrations/payments/sandbox-signature.ts'
import type { SandboxCallback } from '../../../integrations/payments/sandbox.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { createSealing, type Sealing } from '../../../platform/sealing.ts'
import { keyFor } from '../../../platform/signing.ts'
import { openAccount, openAccountOf, resealIfOld, sealCredentials } from './accounts/open-account.ts'
import { findPaymentAccount, insertPaymentAccount } from './queries/accounts.ts'
import {
  callbackOf,
  callbackUrlOf,
  countOf,
  openTestShop,
  orderNow,
  setBill,
  startTestPayment,
} from './payments.fixture.ts'
import type { TestShop } from './payments.fixture.ts'

let kedai: TestApp
let shop: TestShop
let rival: TestShop
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
  rival = await openTestShop(kedai, 'rival')
})
afterAll(() => kedai.close())

function post(url: string, callback: SandboxCallback) {
  const payload = JSON.stringify(callback)
  const signature = signCallback(sandboxSecret(kedai.deps.config.appSecret), payload, kedai.clock.now())
  return kedai.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
  })
}
const queuedFor = ({ shopId }: TestShop) =>
  kedai.asOwner<{ order_id: number | null; note: string }>(
    'select order_id, note from unmatched_money where shop_id = $1 order by id',
    [shopId],
  )

describe('an account', () => {
  test('says nothing about the payments of another shop, whatever its callback names', async () => {
    const paying = await startTestPayment(kedai, shop)
    const theirs = await startTestPayment(kedai, rival)
    const url = await callbackUrlOf(kedai, theirs.billId)
    await post(url, callbackOf(paying))
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'unpaid', paid_sen: 0 })
    expect(await queuedFor(shop)).toEqual([])
    expect(await queuedFor(rival)).toEqual([{ order_id: null, note: `MYR 25.00 K${paying.attemptId}` }])
    // Nor does it take the event away from whose it is.
    await post(await callbackUrlOf(kedai, paying.billId), callbackOf(paying))
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'paid', paid_sen: 2500 })
  })

  test('reaches no attempt of another shop by our own reference before its bill is named', async () => {
    const paying = await startTestPayment(kedai, shop)
    await kedai.asOwner('update payment_attempts set provider_ref = null where id = $1', [paying.attemptId])
    const theirs = await startTestPayment(kedai, rival)
    await post(await callbackUrlOf(kedai, theirs.billId), callbackOf(paying, { bill_id: 'a-bill-of-the-rival' }))
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'unpaid', paid_sen: 0 })
  })

  test('opens for its own shop and provider alone', async () => {
    const { deps } = kedai
    const now = kedai.clock.now()
    const open = (shopId: number, credentials: Buffer | null, provider = 'made-up') =>
      inTransaction(kedai.db, { shopId }, async (trx) => {
        const { id } = await insertPaymentAccount(trx, {
          shop_id: shopId,
          provider: provider,
          account_key: `key-of-${provider}-of-shop-${shopId}-`.padEnd(30, 'x'),
          is_active: true,
          is_live: true,
          credentials,
          created_at: now,
          updated_at: now,
        })
        return openAccountOf(deps, trx, { shopId, accountId: id })
      })
    const sealed = sealCredentials(deps, { shop_id: shop.shopId, provider: 'made-up' }, { api_key: 'rahsia' })
    expect((await open(shop.shopId, sealed))?.credentials).toEqual({ api_key: 'rahsia' })
    expect(await open(rival.shopId, sealed)).toBeNull()
    expect(await open(shop.shopId, sealed, 'made-up-too')).toBeNull()
  })
})

test('sealed by the secret before opens while that one is known, and is sealed again in use', async () => {
  const { deps } = kedai
  const { shopId } = shop
  const keys = ['a secret that was replaced, long enough', deps.config.appSecret].map((one) =>
    keyFor(one, 'payment-accounts'),
  )
  const [before, now] = keys as [Buffer, Buffer] // two secrets, two keys
  const whose = { shop_id: shopId, provider: 'sandbox' }
  const old = sealCredentials({ sealing: createSealing([before]) }, whose, { api_key: 'rahsia' })
  const readBy = (sealing: Sealing) =>
    inTransaction(kedai.db, { shopId }, async (trx) => {
      const row = await findPaymentAccount(trx, shopId, 'sandbox')
      return row && openAccount({ sealing }, row)?.credentials
    })
  await kedai.asOwner(`update payment_accounts set credentials = $2 where shop_id = $1 and provider = 'sandbox'`, [
    shopId,
    old,
  ])
  expect([await readBy(createSealing([now])), await readBy(createSealing([now, before]))]).toEqual([
    undefined,
    { api_key: 'rahsia' },
  ])
  await inTransaction(kedai.db, { shopId }, async (trx) => {
    const row = await findPaymentAccount(trx, shopId, 'sandbox')
    if (row) await resealIfOld({ sealing: createSealing([now, before]) }, trx, row)
  })
  expect(await readBy(createSealing([now]))).toEqual({ api_key: 'rahsia' })
})

describe('the way back', () => {
  const returnOf = async (attemptId: number) =>
    (
      await kedai.asOwner<{ key: string }>('select return_token as key from payment_attempts where id = $1', [
        attemptId,
      ])
    )[0]?.key ?? ''

  test('asks the bank and leads to the order, which is paid by then', async () => {
    const paying = await startTestPayment(kedai, shop)
    await setBill(kedai, paying, 'paid')
    const key = await returnOf(paying.attemptId)
    const back = await kedai.app.inject(`/pay/return/${key}`)
    expect([back.statusCode, back.headers.location]).toEqual([303, `/order/${paying.token}`])
    expect(back.headers['referrer-policy']).toBe('no-referrer')
    expect(await orderNow(kedai, paying)).toMatchObject({ payment_status: 'paid' })
    expect((await kedai.app.inject(`/pay/return/${key}`)).statusCode).toBe(303)
    expect(await countOf(kedai, paying, 'payments')).toBe(1)
  })

  test('is an address that nobody counts up to, and says nothing for a made-up one', async () => {
    const paying = await startTestPayment(kedai, shop)
    expect((await returnOf(paying.attemptId)).length).toBeGreaterThanOrEqual(22)
    for (const made of [String(paying.attemptId), 'K1', 'x'.repeat(32)])
      expect((await kedai.app.inject(`/pay/return/${made}`)).statusCode).toBeGreaterThanOrEqual(404)
  })
})
