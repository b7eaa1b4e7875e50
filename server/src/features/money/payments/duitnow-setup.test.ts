import { madeUpDuitNow } from '@kedai/domain/payments/duitnow/duitnow.fixture.ts'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { photo } from '../../../platform/test-app/pictures.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addStaff } from '../../shop/accounts/actions/add-staff.ts'
import { mug, products } from '../../sell/catalogue/catalogue.fixture.ts'
import { startOpenedShops } from '../../sell/catalogue/opened-shops.fixture.ts'
import { duitNowProblems } from './duitnow-messages.ts'
import { qrPicture } from './duitnow.fixture.ts'

const methods = '/api/ajax/seller/payment-methods'
const code = '/api/ajax/seller/duitnow-qr'
const password = 'kata-laluan-panjang-7'

const { app: test, owner, shopId, rival } = await startOpenedShops()
const viewId = (await owner.post(products, mug({ status: 'published' }))).body.data.view_id
await inTransaction(test.db, { shopId }, (trx) =>
  addStaff(trx, {
    shopId,
    name: 'Staf',
    email: 'staf@kedai-satu.test',
    passwordHash: 'x',
    lang: 'en',
    permissions: ['shop_settings', 'payments'],
  }),
)
await test.asOwner(
  'update users set password_hash = (select password_hash from users where email = $2) where email = $1',
  ['staf@kedai-satu.test', 'owner@kedai-satu.test'],
)
const staff = await test.client()
await staff.signIn('staf@kedai-satu.test', password)

const send = async (client: TestClient, text: string) => client.multipart(code, { picture: await qrPicture(text) })
const kept = () =>
  test.asOwner<{ payload: string; says_amount: boolean }>(
    'select payload, says_amount from duitnow_codes where shop_id = $1',
    [shopId],
  )
const logged = async () =>
  (
    await test.asOwner<{ action: string }>(
      `select action from audit_log where shop_id = $1 and (action like 'duitnow%' or subject_ref = 'duitnow_qr') order by id`,
      [shopId],
    )
  ).map(({ action }) => action)
const letters = async () => (await test.mailbox()).filter(({ subject }) => subject.includes('DuitNow'))
const offered = async () =>
  (await (await test.client()).get(`/api/ajax/guest/view/${viewId}`)).body.data.payment_methods.map(
    (method: { code: string }) => method.code,
  )
const first = madeUpDuitNow({ name: 'SITI ENTERPRISE', acquirer: '588734' })

describe('a shop’s DuitNow QR', () => {
  it('comes before its method can be switched on', async () => {
    const { body } = await owner.get(methods)
    expect(body.data.duitnow).toBeNull()
    expect(body.data.methods.find((method: { code: string }) => method.code === 'duitnow_qr')).toMatchObject({
      kind: 'qr',
      is_active: false,
      blocked: 'Add your shop’s DuitNow QR first.',
    })
    const refused = await owner.post(`${methods}/switch`, { code: 'duitnow_qr', is_active: true })
    expect([refused.status, refused.body.message]).toEqual([409, 'Add your shop’s DuitNow QR first.'])
    expect([
      (await owner.delete(code)).status,
      (await owner.post(`${code}/amount`, { says_amount: true })).status,
    ]).toEqual([404, 404])
  })

  it('is read from a picture, which is not kept; owners are told, and the log has no whole account', async () => {
    const files = await test.asOwner('select id from files where shop_id = $1', [shopId])
    const { status, body } = await send(owner, first)
    expect([status, body.message]).toEqual([
      200,
      'DuitNow QR saved and switched on. Buyers can pay you now. The owner was notified by e-mail.',
    ])
    expect(body.data.duitnow).toMatchObject({
      merchant_name: 'SITI ENTERPRISE',
      acquirer: 'Maybank',
      acquirer_id: '588734',
      says_amount: false,
      amount_blocked: null,
      qr: { path: expect.stringMatching(/^M/) },
    })
    expect(await kept()).toEqual([{ payload: first, says_amount: false }])
    expect(await test.asOwner('select id from files where shop_id = $1', [shopId])).toEqual(files)
    const [letter, ...more] = await letters()
    expect([letter?.recipient, letter?.plain, more]).toEqual([
      'owner@kedai-satu.test',
      expect.stringContaining('SITI ENTERPRISE'),
      [],
    ])
    expect(letter?.plain).toContain('Maybank •••• 0001')
    const log = await test.asOwner('select action, before, after from audit_log where shop_id = $1 and action = $2', [
      shopId,
      'duitnow_qr.added',
    ])
    expect(log).toEqual([
      {
        action: 'duitnow_qr.added',
        before: null,
        after: { holder: 'SITI ENTERPRISE', bank: 'Maybank', number: '•••• 0001', says_amount: false },
      },
    ])
  })

  it('sent twice changes nothing', async () => {
    const again = await send(owner, first)
    expect([again.status, again.body.message]).toEqual([200, 'This is the same code. No changes were made.'])
    expect([(await letters()).length, await logged()]).toEqual([1, ['duitnow_qr.added', 'payment_method.edited']])
    const key = { headers: { 'idempotency-key': 'satu-dua' } }
    const other = madeUpDuitNow({ name: 'SITI LAIN' })
    const twice = [
      await owner.multipart(code, { picture: await qrPicture(other) }, key),
      await owner.multipart(code, { picture: await qrPicture(other) }, key),
    ]
    expect(twice.map(({ status, body }) => [status, body.message])).toEqual(
      [200, 200].map((status) => [status, 'DuitNow QR replaced. The owner was notified by e-mail.']),
    )
    expect([(await letters()).length, await logged()]).toEqual([
      2,
      ['duitnow_qr.added', 'payment_method.edited', 'duitnow_qr.replaced'],
    ])
    await send(owner, first)
  })

  it('is offered from its first picture on, and does not go while its method is on', async () => {
    expect(await offered()).toEqual(['duitnow_qr'])
    const refused = await owner.delete(code)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Buyers can still choose DuitNow QR. Switch off this payment method first.',
    ])
    await owner.post(`${methods}/switch`, { code: 'duitnow_qr', is_active: false })
    expect((await owner.delete(code)).body).toMatchObject({
      message: 'DuitNow QR removed. The owner was notified by e-mail.',
      data: { duitnow: null },
    })
    expect([await offered(), await kept()]).toEqual([[], []])
  })

  it('says the amount where the shop wants it, and never where its bank sealed it', async () => {
    await send(owner, first)
    const set = await staff.post(`${code}/amount`, { says_amount: true })
    expect([set.status, set.body.data.duitnow.says_amount]).toEqual([200, true])
    const lines = await logged()
    await staff.post(`${code}/amount`, { says_amount: true })
    expect(await logged()).toEqual(lines)
    const sealed = await send(owner, madeUpDuitNow({ more: { '82': 'A'.repeat(64) } }))
    expect(sealed.body.data.duitnow).toMatchObject({
      says_amount: false,
      amount_blocked: expect.stringContaining('locked'),
    })
    expect((await staff.post(`${code}/amount`, { says_amount: true })).status).toBe(409)
  })

  it.each([
    ['https://shop.test/', duitNowProblems.no_payment_code],
    [first.slice(0, -4) + '0000', duitNowProblems.bad_check],
    [madeUpDuitNow({ account: { '00': 'A0000006770101' } }), duitNowProblems.not_duitnow],
    [madeUpDuitNow({ more: { '53': '702' } }), duitNowProblems.not_ringgit],
    [madeUpDuitNow({ more: { '54': '5.00' } }), duitNowProblems.single_use],
    [madeUpDuitNow({ more: { '62': '0599A' } }), duitNowProblems.damaged],
  ])('with %j in the picture is refused at the field, in three languages', async (text, said) => {
    const before = await kept()
    for (const lang of ['ms', 'en', 'zh'] as const) {
      const client = await test.client(lang)
      await client.signIn('owner@kedai-satu.test', password)
      const { status, body } = await send(client, text)
      expect([status, body.data]).toEqual([422, { picture: [said[lang]] }])
    }
    expect(await kept()).toEqual(before)
  })

  it('is refused where the picture has no code or is none', async () => {
    const none = await owner.multipart(code, { picture: { filename: 'mug.jpg', bytes: await photo(600, 400) } })
    expect([none.status, none.body.data]).toEqual([
      422,
      { picture: [expect.stringContaining('We cannot find a QR code')] },
    ])
    const text = await owner.multipart(code, { picture: { filename: 'a.png', bytes: Buffer.from('not a picture') } })
    expect([text.status, Object.keys(text.body.data)]).toEqual([422, ['picture']])
    expect((await owner.post(code, {})).status).toBe(422)
  })

  it('is for owners alone, who prove who they are, each in their own shop', async () => {
    expect([
      (await send(await test.client(), first)).status,
      (await send(staff, first)).status,
      (await staff.delete(code)).status,
    ]).toEqual([401, 403, 403])
    await send(rival, madeUpDuitNow({ name: 'KEDAI DUA' }))
    expect((await owner.get(methods)).body.data.duitnow.merchant_name).not.toBe('KEDAI DUA')
    test.clock.advance(11 * 60_000)
    const asked = await send(owner, madeUpDuitNow({ name: 'PENCURI' }))
    expect([asked.status, asked.body.data]).toMatchObject([403, { must_confirm: true }])
    expect((await owner.delete(code)).status).toBe(403)
    await owner.post('/api/ajax/account/confirm', { password })
    expect((await send(owner, first)).status).toBe(200)
  })
})
