import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailServer, textOf } from '../../../platform/mail/mail-server.fixture.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'

let app: TestApp
let owner: TestClient
let buyer: TestClient
let mails: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({
    config: { rateLimits: false, mail: { smtpUrl: mails.url, from: 'Kedai <kedai@shop.test>', connections: 1 } },
  })
  owner = await signedIn(app, (await openTestShop(app, 'kedai-jersi')).ownerId)
  buyer = await app.client('en')
})
afterAll(async () => {
  await app.close()
  await mails.close()
})

const grid = { columns: ['Red', 'Blue'], prices: ['20', '22.50'], least: 2, most: 30 }
const shirts = { key: 'shirts', label: 'Shirts', type: 'grid', options: ['S', 'M'], is_required: true, grid }
const form = (fields: object[], given: object = {}) => ({
  item_type: 'collection',
  title: 'Jersey',
  status: 'published',
  variations: [{ price: '5.00' }],
  collection: { amount_type: 'fixed', fields },
  ...given,
})
const save = (fields: object[], given: object = {}) => owner.post('/api/ajax/seller/products', form(fields, given))
const make = async (fields: object[], given: object = {}): Promise<string> => {
  const made = await save(fields, given)
  expect(made.status).toBe(200)
  return made.body.data.view_id
}
const person = { name: 'Aisyah Ahmad', phone: '0123456789', paymentMethod: 'bank_transfer' }
const collect = (viewId: string, given: object) =>
  buyer.post(`/api/ajax/guest/order/collect/${viewId}`, { ...person, ...given })

describe('the seller’s grid', () => {
  it('is kept with whole amounts and shown on the page', async () => {
    const viewId = await make([shirts])
    const { data } = (await buyer.get(`/api/ajax/guest/view/${viewId}`)).body
    expect(data.item.collection.fields[0]).toMatchObject({
      type: 'grid',
      options: ['S', 'M'],
      grid: { columns: ['Red', 'Blue'], prices: ['20.00', '22.50'], least: 2, most: 30 },
    })
  })

  it('is refused at its part', async () => {
    const wrong = async (given: object, product: object = {}) =>
      Object.keys((await save([{ ...shirts, ...given }], product)).body.data)
    const at = 'collection.fields.0'
    expect(await wrong({ options: [] })).toContain(`${at}.options`)
    expect(await wrong({ grid: { ...grid, prices: ['1', '2', '3'] } })).toEqual([`${at}.grid.prices`])
    expect(await wrong({ grid: { ...grid, prices: ['9'.repeat(40)] } })).toEqual([`${at}.grid.prices.0`])
    expect(await wrong({ grid: { ...grid, prices: ['1e3'] } })).toEqual([`${at}.grid.prices`])
    expect(await wrong({ grid: { ...grid, prices: ['1000000.01'] } })).toEqual([`${at}.grid.prices`])
    expect(await wrong({ grid: { ...grid, least: 9, most: 8 } })).toEqual([`${at}.grid.most`])
    expect(await wrong({ grid: { ...grid, columns: ['Red', 'Red'] } })).toEqual([`${at}.grid.columns`])
    expect(await wrong({ grid: { ...grid, least: '9'.repeat(40) } })).toEqual([`${at}.grid.least`])
    expect(await wrong({}, { variations: [{ option_values: ['A'], price: '1.00' }] })).toEqual([`${at}.grid.prices`])
  })
})

describe('an answer in a grid', () => {
  it('is paid by the piece beside the price, and told cell by cell', async () => {
    const viewId = await make([shirts])
    const answers = { shirts: ['1 × M / Blue', '2 × S / Red'] }
    const { status, body } = await collect(viewId, { answers, expected_total: '67.50' })
    expect([status, body.data.totals.total]).toEqual([200, '67.50'])
    const again = await collect(viewId, { answers: { shirts: ['4 × S / Red'] } })
    expect(again.body.data.totals.total).toBe('85.00')
    const order = (await owner.get(`/api/ajax/seller/orders/${body.data.order_no}`)).body.data
    expect(order.lines[0].answers[0].value).toEqual(['2 × S / Red', '1 × M / Blue'])
    const { choices } = (await owner.get(`/api/ajax/seller/responses/${viewId}/summary`)).body.data
    expect(choices[0].options).toEqual([
      { option: 'S / Red', count: 6 },
      { option: 'S / Blue', count: 0 },
      { option: 'M / Red', count: 0 },
      { option: 'M / Blue', count: 1 },
    ])
    const [titles = '', first = ''] = (await owner.get(`/api/ajax/seller/responses/${viewId}.csv`)).text.split('\r\n')
    expect(titles).toMatch(/Shirts: S \/ Red,Shirts: S \/ Blue,Shirts: M \/ Red,Shirts: M \/ Blue$/)
    expect(first).toMatch(/,2,,,1$/)
  })

  it('is told in the mails to buyer and seller, without what was left at none', async () => {
    const viewId = await make([shirts])
    const answers = { shirts: ['2 × S / Red', '0 × M / Red'] }
    expect((await collect(viewId, { answers, email: 'aisyah@luar.test' })).status).toBe(200)
    mails.taken.length = 0
    await app.runJobs()
    for (const to of ['aisyah@luar.test', 'owner@kedai-jersi.test']) {
      const letter = mails.taken.filter((mail) => mail.to.includes(to)).at(-1)
      if (!letter) throw new Error(`no mail to ${to}`)
      expect(await textOf(letter)).toMatch(/S \/ Red.*× 2/s)
      expect(await textOf(letter)).not.toContain('M / Red')
    }
  })

  it('comes as a form’s parts too, and beside an open amount', async () => {
    const viewId = await make([{ ...shirts, is_required: false, grid: { ...grid, prices: ['10'] } }], {
      collection: {
        amount_type: 'open',
        fields: [{ ...shirts, is_required: false, grid: { ...grid, prices: ['10'] } }],
      },
    })
    const sent = await buyer.multipart(`/api/ajax/guest/order/collect/${viewId}`, {
      ...person,
      amount: '7',
      'answers[shirts][0]': '3 × S / Blue',
    })
    expect([sent.status, sent.body.data.totals.total]).toEqual([200, '37.00'])
    expect((await collect(viewId, { amount: '7' })).body.data.totals.total).toBe('7.00')
  })

  it('is refused at its field, whatever it says', async () => {
    const viewId = await make([shirts])
    const refused = async (answer: unknown, given: object = {}) => {
      const { status, body } = await collect(viewId, { answers: { shirts: answer }, ...given })
      expect(status).toBe(422)
      return body.data as Record<string, string[]>
    }
    for (const answer of [
      undefined,
      [],
      ['1 × XL / Red', '9 × S / Red'],
      '__proto__',
      ['9'.repeat(40) + ' × S / Red'],
      ['-2 × S / Red'],
      ['2 × S / Red', '2 × S / Red'],
      [' × S / Red'],
    ])
      expect(Object.keys(await refused(answer))).toEqual(['answers.shirts'])
    expect(Object.keys(await refused({ S: { Red: 2 } }))[0]).toMatch(/^answers/)
    expect((await refused(['1 × S / Red']))['answers.shirts']).toEqual(['Choose a total of at least 2 for "Shirts".'])
    expect((await refused(['31 × S / Red']))['answers.shirts']).toEqual(['Choose a total of at most 30 for "Shirts".'])
    expect(Object.keys(await refused(['2 × S / Red'], { quantity: 2 }))).toEqual(['quantity'])
  })

  it('cannot cost more than a collection may', async () => {
    const viewId = await make([{ ...shirts, grid: { columns: [], prices: ['900000'] } }])
    const { status, body } = await collect(viewId, { answers: { shirts: ['9999 × S'] } })
    expect([status, Object.keys(body.data)]).toEqual([422, ['answers.shirts']])
  })

  it('is taken off by a coupon like the price', async () => {
    const viewId = await make([shirts])
    const coupon = { code: 'JERSI10', name: 'Jersi', kind: 'percent', percent: '10' }
    expect((await owner.post('/api/ajax/seller/coupons', coupon)).status).toBe(200)
    const placed = await collect(viewId, { answers: { shirts: ['2 × S / Red'] }, coupon_code: 'JERSI10' })
    expect([placed.status, placed.body.data.totals.discount]).toEqual([200, '4.50'])
  })
})
