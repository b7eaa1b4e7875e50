import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addStaff } from '../../shop/accounts/actions/add-staff.ts'
import { mug, openShop, products } from '../../sell/catalogue/catalogue.fixture.ts'
import { startOpenedShops } from '../../sell/catalogue/opened-shops.fixture.ts'

const methods = '/api/ajax/seller/payment-methods'
const accounts = '/api/ajax/seller/bank-accounts'
const maybank = { bank: 'Maybank', number: '5140-1234 5678', holder: 'Siti Enterprise' }
const cimb = { bank: 'CIMB Bank', number: '800123456', holder: 'Siti Enterprise' }

const { app: test, owner, shopId, rival } = await startOpenedShops()
const viewId = (await owner.post(products, mug({ status: 'published' }))).body.data.view_id

const offeredToBuyers = async () =>
  (await (await test.client()).get(`/api/ajax/guest/view/${viewId}`)).body.data.payment_methods
const shown = async (code: string) =>
  (await owner.get(methods)).body.data.methods.find((method: { code: string }) => method.code === code)
const idOf = async (bank: string) =>
  (await owner.get(methods)).body.data.accounts.find((account: { bank: string }) => account.bank === bank).id

describe('bank accounts', () => {
  it('come before bank transfer can be switched on', async () => {
    expect(await shown('bank_transfer')).toMatchObject({
      is_active: false,
      blocked: 'Add at least one bank account that is shown to buyers first.',
    })
    const refused = await owner.post(`${methods}/switch`, { code: 'bank_transfer', is_active: true })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Add at least one bank account that is shown to buyers first.',
    ])
  })

  it('are added, shown to buyers, told to the owner by mail, and written down without their number', async () => {
    const added = await owner.post(accounts, maybank)
    expect([added.status, added.body.data.accounts]).toMatchObject([
      200,
      [{ bank: 'Maybank', number: '5140 1234 5678', is_shown: true }],
    ])
    expect(await offeredToBuyers()).toMatchObject([
      { code: 'bank_transfer', accounts: [{ bank: 'Maybank', number: '5140 1234 5678', holder: 'Siti Enterprise' }] },
    ])
    const letter = (await test.mailbox()).find(({ subject }) => subject.includes('bank account'))
    expect(letter?.recipient).toBe('owner@kedai-satu.test')
    expect(letter?.plain).toContain('Maybank •••• 5678')
    const log = await test.asOwner<{ action: string; after: unknown }>(
      `select action, after from audit_log where shop_id = $1 and action like 'bank%'`,
      [shopId],
    )
    expect(log).toMatchObject([{ action: 'bank_account.added', after: { number: '•••• 5678' } }])
  })

  it('switch bank transfer on with the first that buyers see, and with no other', async () => {
    const { owner: seller } = await openShop(test, 'kedai-tiga')
    const isOn = async () =>
      (await seller.get(methods)).body.data.methods.find(({ code }: { code: string }) => code === 'bank_transfer')
        .is_active
    const hidden = await seller.post(accounts, { ...maybank, is_shown: false })
    expect([hidden.body.message, await isOn()]).toEqual([
      'Bank account added. The owner was notified by e-mail.',
      false,
    ])
    const [{ id }] = hidden.body.data.accounts
    const opens =
      'Bank account saved and bank transfer switched on. Buyers can pay you now. The owner was notified by e-mail.'
    for (const _time of ['first', 'again']) {
      const shownNow = await seller.put(`${accounts}/${id}`, maybank, { headers: { 'idempotency-key': 'tunjuk' } })
      expect([shownNow.body.message, await isOn()]).toEqual([opens, true])
    }
    await seller.post(`${methods}/switch`, { code: 'bank_transfer', is_active: false })
    const second = await seller.post(accounts, cimb)
    expect([second.body.message, await isOn()]).toEqual([
      'Bank account added. The owner was notified by e-mail.',
      false,
    ])
  })

  it('are put in order, hidden and removed, but never the last of a transfer that is on', async () => {
    await owner.post(accounts, cimb)
    const [first, second] = [await idOf('Maybank'), await idOf('CIMB Bank')]
    await owner.post(`${accounts}/order`, { ids: [second, first] })
    expect((await offeredToBuyers())[0].accounts.map(({ bank }: { bank: string }) => bank)).toEqual([
      'CIMB Bank',
      'Maybank',
    ])
    await owner.put(`${accounts}/${second}`, { ...cimb, is_shown: false })
    expect((await offeredToBuyers())[0].accounts).toHaveLength(1)
    expect([
      (await owner.delete(`${accounts}/${first}`)).status,
      (await owner.put(`${accounts}/${first}`, { ...maybank, is_shown: false })).status,
    ]).toEqual([409, 409])
    expect((await owner.delete(`${accounts}/${second}`)).body.data.accounts).toHaveLength(1)
  })

  it.each<[object, string]>([
    [{ ...maybank }, 'number'],
    [{ ...cimb, number: '12' }, 'number'],
    [{ ...cimb, bank: 'Bank <script>' }, 'bank'],
    [{ ...cimb, holder: ' ' }, 'holder'],
  ])('refuse %j at %s', async (account, field) => {
    const { status, body } = await owner.post(accounts, account)
    expect([status, Object.keys(body.data)]).toEqual([422, [field]])
  })

  it('ask who it is once the last proof is old, and are for owners alone', async () => {
    test.clock.advance(11 * 60_000)
    const asked = await owner.post(accounts, cimb)
    expect([asked.status, asked.body.data]).toMatchObject([403, { must_confirm: true }])
    // What is wrong is said before anybody types a password for it.
    const [known] = (await owner.get(methods)).body.data.accounts
    const refused = [
      await owner.post(accounts, { ...cimb, number: '12' }),
      await owner.post(accounts, maybank),
      await owner.put(`${accounts}/${known.id}`, { ...maybank, number: 'x' }),
    ]
    expect(refused.map(({ status, body }) => [status, Object.keys(body.data)])).toEqual([
      [422, ['number']],
      [422, ['number']],
      [422, ['number']],
    ])
    expect([
      (await owner.put(`${accounts}/${known.id}`, maybank)).status,
      (await owner.put(`${accounts}/999999`, cimb)).status,
    ]).toEqual([403, 404])
    await owner.post('/api/ajax/account/confirm', { password: 'kata-laluan-panjang-7' })
    expect((await owner.post(accounts, cimb)).status).toBe(200)
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
    await staff.signIn('staf@kedai-satu.test', 'kata-laluan-panjang-7')
    expect([(await staff.get(methods)).status, (await staff.post(accounts, cimb)).status]).toEqual([200, 403])
    await rival.post('/api/ajax/account/confirm', { password: 'kata-laluan-panjang-7' })
    expect([
      (await rival.delete(`${accounts}/${await idOf('Maybank')}`)).status,
      (await (await test.client()).post(accounts, cimb)).status,
    ]).toEqual([404, 401])
  })
})

describe('methods', () => {
  it('read in the language of each buyer until the seller words them', async () => {
    const wordsIn = async (lang: 'ms' | 'zh') =>
      (await (await test.client(lang)).get(`/api/ajax/guest/view/${viewId}`)).body.data.payment_methods[0]
    expect([await wordsIn('ms'), await wordsIn('zh')]).toMatchObject([
      { name: 'Pindahan bank', instructions: 'Pindahkan jumlah tepat, kemudian muat naik bukti bayaran.' },
      { name: '银行转账', instructions: '请转账准确金额，然后上传付款凭证。' },
    ])
  })

  it('are worded, put in order and switched by the seller', async () => {
    await owner.post(`${methods}/switch`, { code: 'cod', is_active: true })
    const name = 'Tunai <img src=x onerror=alert(1)>'
    const saved = await owner.put(methods, {
      code: 'bank_transfer',
      name,
      instructions: 'Tulis "nama" anda',
      hold_minutes: 2880,
    })
    expect(saved.body.message).toBe('The payment method is saved.')
    expect(await shown('bank_transfer')).toMatchObject({ name, hold_minutes: 2880 })
    await owner.post(`${methods}/order`, { codes: ['cod', 'bank_transfer'] })
    expect((await offeredToBuyers()).map(({ code }: { code: string }) => code)).toEqual(['cod', 'bank_transfer'])
    await owner.post(`${methods}/switch`, { code: 'cod', is_active: false })
    expect((await offeredToBuyers()).map(({ code }: { code: string }) => code)).toEqual(['bank_transfer'])
  })

  it('are worded by owners alone, who prove once more who they are and are told by mail; staff may set how long orders wait', async () => {
    const staff = await test.client()
    await staff.signIn('staf@kedai-satu.test', 'kata-laluan-panjang-7')
    const { name, instructions } = await shown('bank_transfer')
    expect((await staff.put(methods, { code: 'bank_transfer', name, instructions, hold_minutes: 1440 })).status).toBe(
      200,
    )
    const refused = [
      await staff.put(methods, { code: 'bank_transfer', name, instructions: 'Pay into CIMB 800999111' }),
      await staff.put(methods, { code: 'cod', name: 'Transfer to 800999111', instructions: '' }),
    ]
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      Array(2).fill([403, expect.stringContaining('Only a shop owner can change')]),
    )
    test.clock.advance(11 * 60_000)
    const asked = await owner.put(methods, { code: 'bank_transfer', name, instructions: 'Write your name' })
    expect([asked.status, asked.body.data]).toMatchObject([403, { must_confirm: true }])
    expect((await shown('bank_transfer')).instructions).toBe(instructions)
    await owner.post('/api/ajax/account/confirm', { password: 'kata-laluan-panjang-7' })
    expect((await owner.put(methods, { code: 'bank_transfer', name, instructions: 'Write your name' })).status).toBe(
      200,
    )
    const letters = (await test.mailbox()).filter(
      ({ subject, plain }) => subject.includes('payment instructions') && plain.includes('Write your name'),
    )
    expect(letters.map(({ recipient }) => recipient)).toEqual(['owner@kedai-satu.test'])
    const log = await test.asOwner<{ after: unknown }>(
      `select after from audit_log where shop_id = $1 and action = 'payment_method.edited' order by id desc limit 1`,
      [shopId],
    )
    expect(log).toMatchObject([{ after: { instructions: 'Write your name' } }])
  })

  it('refuse what cannot be', async () => {
    expect(
      Object.keys((await owner.put(methods, { code: 'bank_transfer', name: 'X', hold_minutes: 5 })).body.data),
    ).toEqual(['hold_minutes'])
    expect(Object.keys((await owner.put(methods, { code: 'bank_transfer', name: '' })).body.data)).toEqual(['name'])
    expect((await owner.put(methods, { code: 'bitcoin', name: 'X' })).status).toBe(422)
    expect((await owner.post(`${methods}/order`, { codes: ['bitcoin'] })).status).toBe(422)
  })
})

it('keeps the pretend bank to the demo', async () => {
  const real = await startTestApp({ config: { demo: false } })
  const shop = await openShop(real, 'kedai-betul')
  expect((await shop.owner.get(methods)).body.data.methods.map(({ code }: { code: string }) => code)).toEqual([
    'bank_transfer',
    'duitnow_qr',
    'cod',
  ])
  expect((await shop.owner.post(`${methods}/switch`, { code: 'sandbox', is_active: true })).status).toBe(404)
  await real.close()
})
