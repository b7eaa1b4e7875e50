import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import type { TestListing } from '../../../platform/test-shop/test-shop.ts'
import { foldEmail } from '@kedai/domain/people/fold-email.ts'

let test: TestApp
let tee: TestListing

beforeAll(async () => {
  test = await startTestApp({ config: { rateLimits: true } })
  const shopId = await openTestShop(test, 'demo')
  await addListing(test, shopId, 'MUG', [{}], { min_purchase_qty: 2 })
  tee = await addListing(test, shopId, 'TEE', [
    { options: ['S'], price: 3900 },
    { options: ['L'], price: 4500 },
  ])
  await addListing(test, shopId, 'DRAFT', [{}], { status: 'draft' })
  const rival = await openTestShop(test, 'rival')
  await test.asOwner("update coupons set code = 'RIVALS' where shop_id = $1 and code = 'TEN'", [rival])
})
afterAll(() => test.close())

const couponUrl = (viewId: string) => `/api/ajax/guest/coupon/${viewId}`
const nothing = { price: '0.00', coupon: null, type: null }

describe('POST coupon/{view_id}', () => {
  it('says what a code takes off, trimmed and whatever its case, and claims nothing', async () => {
    const client = await test.client('ms')
    const answer = await client.post(couponUrl('MUG'), { code: '  ten ' })
    expect(answer.body).toEqual({
      status: true,
      message: 'Kod "TEN" digunakan. Anda jimat RM 5.00.', // two pieces are the usual order
      data: { price: '5.00', coupon: 'TEN', type: 'percent' },
    })
    expect(await test.asOwner('select used from coupons where used > 0')).toEqual([])
  })

  it('knows no code that is longer than any, and says it back in short', async () => {
    const answer = await (await test.client()).post(couponUrl('MUG'), { code: 'x'.repeat(500) })
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        status: false,
        message: `The code "${'X'.repeat(40)}…" is not valid in this shop or has expired. Check the spelling.`,
        data: nothing,
      },
    ])
  })

  it('prices the quantity or the lines that are chosen, and the cheapest choice while none is', async () => {
    const client = await test.client()
    const price = async (viewId: string, body: object) =>
      (await client.post(couponUrl(viewId), { code: 'TEN', ...body })).body.data.price
    expect(await price('MUG', { quantity: 4 })).toBe('10.00')
    expect(await price('TEE', {})).toBe('3.90')
    expect(
      await price('TEE', {
        items: [
          { id: tee.units[0], quantity: 1 },
          { id: tee.units[1], quantity: 2 },
        ],
      }),
    ).toBe('12.90')
  })

  it.each([
    [
      'NOPE',
      'Kod "NOPE" tidak sah di kedai ini, atau sudah tamat. Semak ejaannya.',
      'The code "NOPE" is not valid in this shop or has expired. Check the spelling.',
      '优惠码“NOPE”在本店无效或已过期，请检查拼写。',
    ],
    [
      'RIVALS',
      'Kod "RIVALS" tidak sah di kedai ini, atau sudah tamat. Semak ejaannya.',
      'The code "RIVALS" is not valid in this shop or has expired. Check the spelling.',
      '优惠码“RIVALS”在本店无效或已过期，请检查拼写。',
    ],
    [
      'SOON',
      'Kod "SOON" hanya boleh digunakan mulai 2026-11-21 12:00.',
      'The code "SOON" can be used from 2026-11-21 12:00.',
      '优惠码“SOON”从 2026-11-21 12:00 起才可使用。',
    ],
    [
      'OLD',
      'Kod "OLD" tidak sah di kedai ini, atau sudah tamat. Semak ejaannya.',
      'The code "OLD" is not valid in this shop or has expired. Check the spelling.',
      '优惠码“OLD”在本店无效或已过期，请检查拼写。',
    ],
    [
      'BIGSPEND',
      'Kod "BIGSPEND" memerlukan belian sekurang-kurangnya RM 100.00. Tambah RM 50.00 lagi.',
      'The code "BIGSPEND" needs a minimum spend of RM 100.00. Add RM 50.00 more.',
      '优惠码“BIGSPEND”需满 RM 100.00 才可使用，还差 RM 50.00。',
    ],
    [
      'MANY',
      'Kod "MANY" memerlukan sekurang-kurangnya 5 unit. Tambah 3 lagi.',
      'The code "MANY" needs at least 5 pieces. Add 3 more.',
      '优惠码“MANY”需至少购买 5 件，还差 3 件。',
    ],
    [
      'OTHERS',
      'Kod "OTHERS" bukan untuk barang ini.',
      'The code "OTHERS" is not for these items.',
      '优惠码“OTHERS”不适用于这些商品。',
    ],
    ['   ', 'Masukkan kod kupon dahulu.', 'Enter a coupon code first.', '请先输入优惠码。'],
  ])('refuses %s with HTTP 200 and the cause, in three languages', async (code, ms, en, zh) => {
    for (const [lang, message] of Object.entries({ ms, en, zh })) {
      const answer = await (await test.client(lang)).post(couponUrl('MUG'), { code })
      expect([answer.status, answer.body]).toEqual([200, { status: false, message, data: nothing }])
    }
  })

  it('tells a code that is used up', async () => {
    await test.asOwner("update coupons set used = 1 where code = 'ONCE'")
    const answer = await (await test.client()).post(couponUrl('MUG'), { code: 'ONCE' })
    expect(answer.body).toMatchObject({ status: false, message: 'The code "ONCE" has been used up.' })
  })

  it.each(['NOBODY', 'DRAFT'])('knows nothing of %s', async (viewId) => {
    expect((await (await test.client()).post(couponUrl(viewId), { code: 'TEN' })).status).toBe(404)
  })

  it('refuses a body that is none at its field', async () => {
    const answer = await (await test.client()).post(couponUrl('MUG'), { items: 'all' })
    expect([answer.status, Object.keys(answer.body.data).sort()]).toEqual([422, ['code', 'items']])
  })

  it('lets good codes be tried at will, and slows wrong ones down after ten, in words and with HTTP 200', async () => {
    const client = await test.client('en')
    for (let tries = 0; tries < 15; tries++)
      expect((await client.post(couponUrl('MUG'), { code: 'TEN' })).body.status).toBe(true)
    for (let tries = 0; tries < 10; tries++)
      expect((await client.post(couponUrl('MUG'), { code: `GUESS${tries}` })).body.message).toContain(`GUESS${tries}`)
    const answer = await client.post(couponUrl('MUG'), { code: 'TEN' })
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: false, message: 'Too many wrong codes. Try again in 10 minutes.', data: nothing },
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500)
    expect((await (await test.client()).post(couponUrl('MUG'), { code: 'TEN' })).body.status).toBe(true)
  })
})

describe('POST coupon/remove', () => {
  it('answers with no discount, and wants the token like any write', async () => {
    const client = await test.client()
    expect((await client.post('/api/ajax/guest/coupon/remove')).body).toEqual({
      status: true,
      message: 'The coupon code has been removed.',
      data: nothing,
    })
    client.csrf = 'forged'
    expect((await client.post('/api/ajax/guest/coupon/remove')).status).toBe(403)
  })
})

describe('foldEmail', () => {
  it.each([
    ['Siti+raya@X.test', 'siti@x.test'],
    [' siti@x.test', 'siti@x.test'],
    ['+tag@x.test', '+tag@x.test'],
    ['nobody', 'nobody'],
  ])('%j is %j', (typed, folded) => {
    expect(foldEmail(typed)).toBe(folded)
  })
})
