import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addStaff } from '../../shop/accounts/actions/add-staff.ts'
import { mug, openShop, products } from '../../sell/catalogue/catalogue.fixture.ts'
import { accountsPath, credentials, openBillplzShop, type AccountRow } from './billplz.fixture.ts'

let billplz: Awaited<ReturnType<typeof openBillplzShop>>
beforeAll(async () => {
  billplz = await openBillplzShop(async (app) => {
    const shop = await openShop(app, 'kedai-satu')
    const sold = await shop.owner.post(products, mug({ status: 'published', ships: false }))
    return { shop, viewId: sold.body.data.view_id }
  })
})
afterAll(() => billplz.close())

const offered = async () =>
  (await (await billplz.app.client()).get(`/api/ajax/guest/view/${billplz.viewId}`)).body.data.payment_methods.map(
    ({ code }: { code: string }) => code,
  )

describe('an account with a provider', () => {
  test('is there to be filled in, for each provider that is built; the pretend bank is for demos', async () => {
    expect((await billplz.shop.owner.get(accountsPath)).body.data.map(({ provider }: AccountRow) => provider)).toEqual([
      'billplz',
      'toyyibpay',
      'chip',
      'senangpay',
      'stripe',
    ])
    expect(await billplz.row()).toMatchObject({
      is_active: false,
      is_live: false,
      fields: { api_key: '', x_signature: '', collection_id: '' },
      callback_url: null,
      last_ok_at: null,
      problem: null,
    })
    expect((await billplz.shop.owner.put(`${accountsPath}/sandbox`, { is_active: 1 })).status).toBe(404)
    expect((await billplz.shop.owner.put(`${accountsPath}/toString`, { is_active: 1 })).status).toBe(404)
    expect((await billplz.shop.owner.post(`${accountsPath}/billplz/test`)).status).toBe(409)
  })

  test('is not on before all of it is there, and takes nothing that is another provider’s', async () => {
    const half = await billplz.put({ is_active: 1, api_key: credentials.api_key })
    expect([half.status, Object.keys(half.body.data)]).toEqual([422, ['x_signature']])
    const other = await billplz.put({ ...credentials, secret_key: 'x' })
    expect([other.status, Object.keys(other.body.data)]).toEqual([422, ['secret_key']])
    expect(await offered()).toEqual([])
  })

  test('turned on offers its way to pay; its secrets are never seen again', async () => {
    const saved = await billplz.put({ is_active: 1, is_live: 0, ...credentials })
    expect(saved.body).toMatchObject({
      message: 'Billplz account saved. The owner was notified by e-mail.',
      data: { is_active: true, fields: { api_key: '••••57f0', x_signature: '••••shop', collection_id: 'inbmmepb' } },
    })
    expect(await offered()).toEqual(['billplz'])
    const seen = JSON.stringify([
      saved.body,
      (await billplz.shop.owner.get(accountsPath)).body,
      await billplz.app.asOwner(`select * from audit_log`),
      await billplz.app.asOwner(`select encode(credentials, 'escape') from payment_accounts`),
      await billplz.app.asOwner('select * from outgoing_mails'),
    ])
    expect(seen).not.toContain(credentials.api_key)
    expect(seen).not.toContain(credentials.x_signature)
    const letters = await billplz.app.asOwner(
      `select id from outgoing_mails where data::text like '%owner@kedai-satu.test%' and data::text like '%Billplz%'`,
    )
    expect(letters).toHaveLength(1)
    const [log] = await billplz.app.asOwner(`select after from audit_log where action = 'payment_account.saved'`)
    expect(log).toEqual({
      after: { is_active: true, is_live: false, credentials: 'api_key, x_signature, collection_id' },
    })
  })

  test('tells buyers of its banks, the one that is down as well, asked for once in a while', async () => {
    const buyer = await billplz.app.client()
    const banks = async (method: string, shopName = 'kedai-satu') =>
      buyer.get(`/api/ajax/guest/payment-banks?method=${method}`, { headers: { 'x-shop': shopName } })
    const asked = () => billplz.bank.asked.filter((call) => call.path.endsWith('/fpx_banks')).length
    const before = asked()
    for (let time = 0; time < 3; time++)
      expect((await banks('billplz')).body.data).toEqual([
        { code: 'MB2U0227', name: 'Maybank2u', is_up: true },
        { code: 'BIMB0340', name: 'Bank Islam', is_up: false },
      ])
    expect(asked()).toBe(before + 1)
    for (const none of ['stripe', '__proto__', 'bank_transfer']) expect((await banks(none)).body.data).toEqual([])
    expect([(await banks('billplz', 'nobody')).status, (await banks('')).status]).toEqual([404, 422])
  })

  test('keeps what is left out, empty, or sent back as it was shown', async () => {
    const { fields, callback_url } = await billplz.row()
    await billplz.put({ is_active: 1, ...fields, x_signature: '' })
    expect(await billplz.row()).toMatchObject({ fields, callback_url })
    expect((await billplz.shop.owner.post(`${accountsPath}/billplz/test`)).body.message).toBe(
      'Billplz accepts these keys.',
    )
  })

  test('says whether its keys work, in the provider’s words and without the keys', async () => {
    expect((await billplz.row()) as unknown).toMatchObject({ last_ok_at: '2026-11-20 12:00:00', problem: null })
    await billplz.put({ api_key: 'a-wrong-key-altogether' })
    const tried = await billplz.shop.owner.post(`${accountsPath}/billplz/test`)
    expect(tried.body.data).toMatchObject({ last_ok_at: null, problem: expect.stringContaining('Unauthorized') })
    await billplz.put(credentials)
    // The keys that did not work are left alone; these are others.
    for (let time = 0; time < 4; time++)
      expect((await billplz.shop.owner.post(`${accountsPath}/billplz/test`)).body.data.problem).toBeNull()
  })

  test('turned off is no longer offered, and its method cannot be switched on without it', async () => {
    await billplz.put({ is_active: 0 })
    expect(await offered()).toEqual([])
    const refused = await billplz.shop.owner.post('/api/ajax/seller/payment-methods/switch', {
      code: 'billplz',
      is_active: true,
    })
    expect([refused.status, refused.body.message]).toEqual([409, 'Turn the Billplz account on first.'])
    await billplz.put({ is_active: 1 })
    expect(await offered()).toEqual(['billplz'])
  })

  test('knows the names of a choice, other spellings of them, and no other word', async () => {
    const senangpay = (hash: string) => billplz.shop.owner.put(`${accountsPath}/senangpay`, { hash })
    expect((await senangpay('HMAC-SHA256')).body.data.fields.hash).toBe('sha256')
    expect((await senangpay('md5')).body.data.fields.hash).toBe('md5')
    for (const word of ['__proto__', 'constructor', 'sha512']) {
      const refused = await senangpay(word)
      expect([word, refused.status, Object.keys(refused.body.data)]).toEqual([word, 422, ['hash']])
    }
  })

  test('is for owners, with a fresh proof of who they are; another shop has its own', async () => {
    const rival = await openShop(billplz.app, 'kedai-dua')
    expect((await rival.owner.get(accountsPath)).body.data[0].fields.collection_id).toBe('')
    billplz.app.clock.advance(11 * 60_000)
    const asked = await billplz.put({ is_active: 0 })
    expect([asked.status, asked.body.data]).toMatchObject([403, { must_confirm: true }])
    await billplz.shop.owner.post('/api/ajax/account/confirm', { password: 'kata-laluan-panjang-7' })
    await inTransaction(billplz.app.db, { shopId: billplz.shop.shopId }, (trx) =>
      addStaff(trx, {
        shopId: billplz.shop.shopId,
        name: 'Staf',
        email: 'staf@kedai-satu.test',
        passwordHash: 'x',
        lang: 'en',
        permissions: ['shop_settings', 'payments'],
      }),
    )
    await billplz.app.asOwner(
      'update users set password_hash = (select password_hash from users where email = $2) where email = $1',
      ['staf@kedai-satu.test', 'owner@kedai-satu.test'],
    )
    const staff = await billplz.app.client()
    await staff.signIn('staf@kedai-satu.test', 'kata-laluan-panjang-7')
    expect([
      (await staff.get(accountsPath)).status,
      (await staff.put(`${accountsPath}/billplz`, { is_active: 0 })).status,
    ]).toEqual([403, 403])
  })

  test('keeps what it charges, apart from its keys', async () => {
    const fees = async () => {
      const { fee_percent: percent, fee_fixed: fixed } = (await billplz.row()) as unknown as Record<
        string,
        string | null
      >
      return [percent, fixed]
    }
    expect(await fees()).toEqual([null, null])
    await billplz.put({ fee_percent: '1.5', fee_fixed: '1.25' })
    expect(await fees()).toEqual(['1.5', '1.25'])
    await billplz.put({ fee_percent: '' })
    expect(await fees()).toEqual([null, '1.25'])
    for (const wrong of [{ fee_percent: '101' }, { fee_percent: 'much' }, { fee_fixed: '1000.01' }]) {
      const { status, body } = await billplz.put(wrong)
      expect([status, Object.keys(body.data)]).toEqual([422, Object.keys(wrong)])
    }
    await billplz.put({ fee_fixed: '' })
    expect(await fees()).toEqual([null, null])
  })
})
