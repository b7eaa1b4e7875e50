import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { aBuyer } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { applyToProgramme } from './actions/apply.ts'
import { type Earnings, openEarnings, root } from './earnings.fixture.ts'
import { addReseller, anApplicant, areaCalls } from './resellers.fixture.ts'

let world: Earnings
let app: Earnings['app']
let shopId: number
let mug: Earnings['mug']
let seller: Earnings['seller']
let rival: Earnings['rival']
beforeAll(async () => {
  world = await openEarnings(signedIn)
  ;({ app, shopId, mug, seller, rival } = world)
})
afterAll(() => app.close())

describe('what the shop decides', () => {
  it('approves, ranks, suspends, reinstates and ends, and logs each', async () => {
    const id = await inTransaction(app.db, { shopId }, (trx) =>
      applyToProgramme(trx, app.deps, {
        shopId,
        area: 'agent',
        applicant: anApplicant(77, 'baru@reseller.test'),
        fields: {},
        sponsorCode: '',
        person: { passwordHash: 'none', lang: 'en', isEmailVerified: true },
        documents: [],
        address: '',
        now: app.clock.now(),
      }),
    )
    const of = `${root}/resellers/${id}`
    const listed = await seller.get(`${root}/resellers?area=agent&status=applied&term=Ahli`)
    expect(listed.body.data).toEqual([
      expect.objectContaining({ id, area: 'agent', status: 'applied', balance: '0.00' }),
    ])
    expect((await rival.get(of)).status).toBe(404)
    expect((await rival.post(`${of}/approve`)).status).toBe(404)
    expect((await seller.post(`${of}/suspend`, { reason: 'x' })).status).toBe(409)
    expect((await seller.post(`${of}/reject`, { reason: '' })).status).toBe(422)
    expect((await seller.post(`${of}/approve`, { rank_id: 999_999 })).body.data).toHaveProperty('rank_id')
    const approved = await seller.post(`${of}/approve`, {})
    expect([approved.status, approved.body.data.status, approved.body.data.rank.name]).toEqual([200, 'active', 'Asas'])
    expect((await seller.post(`${of}/approve`, {})).status).toBe(409)
    expect((await seller.post(`${of}/suspend`, { reason: 'Harga' })).body.data).toMatchObject({
      status: 'suspended',
      reason: 'Harga',
    })
    expect((await seller.post(`${of}/reinstate`)).body.data.status).toBe('active')
    expect((await seller.post(`${of}/end`)).body.data.status).toBe('ended')
    const logged = await app.asOwner(
      `select action from audit_log where shop_id = $1 and action like 'reseller.%' and subject_ref = $2`,
      [shopId, String(id)],
    )
    expect(logged).toHaveLength(4)
  })

  it('passes downlines on to the upline of who ends', async () => {
    const top = await addReseller(app, shopId, 'agent')
    const middle = await addReseller(app, shopId, 'agent', await world.codeOf(top.id))
    const low = await addReseller(app, shopId, 'agent', await world.codeOf(middle.id))
    await seller.post(`${root}/resellers/${middle.id}/end`)
    expect((await seller.get(`${root}/resellers/${low.id}`)).body.data.upline.id).toBe(top.id)
  })

  it('tells at the foot of the shelf whether anything is open, at once', async () => {
    const isTold = async () => (await seller.get('/api/ajax/guest/front-store/demo')).body.data.takes_resellers
    expect(await isTold()).toBe(true)
    const areas = ['dropship', 'agent', 'stockist', 'agent-tier']
    for (const area of areas) await seller.put(`${root}/programmes/${area}`, { is_open: false })
    await expect.poll(isTold).toBe(false)
    for (const area of areas) await seller.put(`${root}/programmes/${area}`, { is_open: true })
    await expect.poll(isTold).toBe(true)
  })

  it('offers the next rank to whoever ordered what it asks for', async () => {
    const agent = await addReseller(app, shopId, 'agent')
    const made = await seller.post(`${root}/programmes/agent/ranks`, {
      name: 'Emas',
      position: 9,
      first_order: { min_qty: 5, min_amount: '50' },
    })
    const rank = { id: made.body.data.id, name: 'Emas' }
    const reached = async () => (await seller.get(`${root}/resellers/${agent.id}`)).body.data.reached_rank
    const calls = areaCalls(await signedIn(app, agent.userId), 'agent', 'demo')
    const order = async (quantity: number) => {
      await calls.post('/carts', { product_id: mug.productId, quantity })
      await calls.post('/carts/shipping/quote', { postcode: '43000' })
      const { order_no: orderNo, totals } = (await calls.post('/carts/checkout', aBuyer)).body.data
      return { orderNo, pay: () => world.pay(orderNo, totals.total) }
    }
    await (await order(4)).pay()
    expect(await reached()).toBeNull()
    const large = await order(5)
    expect(await reached()).toBeNull()
    await large.pay()
    expect(await reached()).toEqual(rank)
    expect((await calls.get('/home')).body.data.next_rank).toMatchObject({ ...rank, is_reached: true })
    await seller.post(`${root}/resellers/${agent.id}/rank`, { rank_id: rank.id })
    expect(await reached()).toBeNull()
  })

  it('tells between which prices a product may be sold on, and takes no price above', async () => {
    const [rank] = (await seller.get(`${root}/programmes/agent/ranks`)).body.data
    const path = `${root}/price-lists/${rank.id}`
    const save = (more: object) =>
      seller.put(path, { prices: [{ product_id: mug.productId, price: '19.43' }], ...more })
    const limit = (floor: string, ceiling: string) => ({ limits: [{ product_id: mug.productId, floor, ceiling }] })
    const wrong = await save(limit('26', '24'))
    expect([wrong.status, Object.keys(wrong.body.data)]).toEqual([422, ['limits.0.ceiling']])
    expect(Object.keys((await save(limit('', '19'))).body.data)).toEqual(['prices.0.price'])
    const saved = await save(limit('22', '26'))
    const product = saved.body.data.products.find((one: { id: number }) => one.id === mug.productId)
    expect([saved.status, product]).toMatchObject([200, { retail_floor: '22.00', retail_ceiling: '26.00' }])
    expect((await save({ prices: [{ product_id: mug.productId, price: '27' }] })).status).toBe(422)
    const agent = await addReseller(app, shopId, 'agent')
    const calls = areaCalls(await signedIn(app, agent.userId), 'agent', 'demo')
    expect((await calls.get('/home')).body.data.stock[0]).toMatchObject({
      retail_floor: '22.00',
      retail_ceiling: '26.00',
    })
    const own = `${root}/resellers/${agent.id}/prices`
    expect(Object.keys((await seller.put(own, { prices: [], ...limit('1', '2') })).body.data)).toEqual(['limits'])
    const cleared = (await save(limit('', ''))).body.data.products.find(
      (one: { id: number }) => one.id === mug.productId,
    )
    expect(cleared).toMatchObject({ retail_floor: null, retail_ceiling: null })
  })

  it('shows a programme to everybody, to who has its link, or takes those alone who were invited', async () => {
    const list = async (query = '') =>
      (await seller.get(`/api/ajax/guest/programmes${query}`, { headers: { 'x-shop': 'demo' } })).body.data.map(
        (one: { area: string }) => one.area,
      )
    expect(await list()).toContain('agent')
    expect((await seller.put(`${root}/programmes/agent`, { visibility: 'link' })).body.data.visibility).toBe('link')
    expect(await list()).not.toContain('agent')
    expect(await list('?area=agent')).toContain('agent')
    expect(await list('?area=nonsense')).not.toContain('agent')
    await seller.put(`${root}/programmes/agent`, { visibility: 'invited' })
    const invited = await addReseller(app, shopId, 'stockist')
    await expect(addReseller(app, shopId, 'agent')).rejects.toMatchObject({
      fields: { sponsor_code: expect.anything() },
    })
    expect((await addReseller(app, shopId, 'agent', await world.codeOf(invited.id))).id).toBeGreaterThan(0)
    expect((await seller.put(`${root}/programmes/agent`, { visibility: 'listed' })).status).toBe(200)
    expect((await seller.put(`${root}/programmes/agent`, { visibility: 'secret' })).status).toBe(422)
  })

  it('refuses an area to who is suspended while his cart is open', async () => {
    const agent = await addReseller(app, shopId, 'agent')
    const calls = areaCalls(await signedIn(app, agent.userId), 'agent', 'demo')
    await calls.post('/carts', { product_id: mug.productId })
    await seller.post(`${root}/resellers/${agent.id}/suspend`, { reason: 'Semakan' })
    for (const path of ['/home', '/orders', '/wallet', '/products', '/carts'])
      expect((await calls.get(path)).status).toBe(403)
    expect((await calls.post('/carts/checkout', aBuyer)).status).toBe(403)
  })
})

describe('attribution', () => {
  it('goes by the last link, or the first where the programme says so', async () => {
    const [a, b] = [await addReseller(app, shopId, 'dropship'), await addReseller(app, shopId, 'dropship')]
    const codes = [await world.codeOf(a.id), await world.codeOf(b.id)]
    const client = await app.client('en')
    await client.get(`/api/ajax/guest/view/MUG?ref=${codes[0]}`)
    app.clock.advance(5000)
    const { orderNo } = await world.buyBy([codes[1]!], { client })
    expect((await world.commissionOf(orderNo)).reseller.id).toBe(b.id)
    await app.asOwner(`update programmes set attribution = 'first' where shop_id = $1`, [shopId])
    const second = await world.buyBy([], { client })
    expect((await world.commissionOf(second.orderNo)).reseller.id).toBe(a.id)
    await app.asOwner(`update programmes set attribution = 'last' where shop_id = $1`, [shopId])
  })

  it('belongs to whose own phone it is, and pays nothing for it unless the programme does', async () => {
    const [a, b] = [await addReseller(app, shopId, 'dropship'), await addReseller(app, shopId, 'dropship')]
    const [{ phone } = { phone: '' }] = await app.asOwner<{ phone: string }>(
      'select p.phone from resellers r join reseller_people p on p.id = r.person_id where r.id = $1',
      [b.id],
    )
    const bought = await world.buyBy([await world.codeOf(a.id)], { phone })
    expect(await world.commissionOf(bought.orderNo)).toBeUndefined()
    const own = await areaCalls(await signedIn(app, b.userId), 'dropship', 'demo').get('/orders')
    expect(own.body.data[0]).toMatchObject({ order_no: bought.orderNo, relation: 'referred', commission: null })
    expect(own.body.data[0].note).toContain('own purchases')
    await seller.put(`${root}/programmes/dropship`, { pays_self: true })
    const paid = await world.buyBy([], { phone })
    expect((await world.commissionOf(paid.orderNo)).reseller.id).toBe(b.id)
    await seller.put(`${root}/programmes/dropship`, { pays_self: false })
  })

  it('shows who brought the buyer, and puts a reseller’s code on his links', async () => {
    const a = await addReseller(app, shopId, 'dropship')
    const client = await app.client('en')
    await client.get(`/api/ajax/guest/view/MUG?ref=${await world.codeOf(a.id)}`)
    const options = { headers: { 'x-shop': 'demo' } }
    await client.post('/api/ajax/guest/carts', { product_id: mug.productId }, options)
    expect((await client.get('/api/ajax/guest/carts/checkout', options)).body.data.referral_by.id).toBe(a.id)
    const view = await (await signedIn(app, a.userId)).get('/api/ajax/guest/view/MUG')
    expect(view.body.data.referral_link).toContain(`?ref=${await world.codeOf(a.id)}`)
  })
})

describe('commission', () => {
  it('is frozen when paid, clears after delivery, and is reversed to the sen', async () => {
    const a = await addReseller(app, shopId, 'dropship')
    const { orderNo } = await world.buyBy([await world.codeOf(a.id)], { quantity: 3 })
    expect(await world.commissionOf(orderNo)).toMatchObject({ amount: '7.50', state: 'pending', base: '75.00' })
    await seller.put(`${root}/programmes/dropship`, { commission_percent: '50' })
    await seller.post(`${root}/orders/${orderNo}/refund`, { amount: '25.00', reason: 'Pecah' })
    expect(await world.commissionOf(orderNo)).toMatchObject({
      amount: '5.00',
      earned: '7.50',
      reversed: '2.50',
      state: 'pending',
    })
    await seller.put(`${root}/programmes/dropship`, { commission_percent: '10' })
    await world.deliver(orderNo)
    expect((await world.commissionOf(orderNo)).state).toBe('clearing')
    expect(await world.clear()).toBe(0)
    await app.asOwner(
      `update commissions set clears_at = now() - interval '1 day', state = state where state = 'clearing'`,
    )
    await app.asOwner(`update commissions set clears_at = '2020-01-01' where state = 'clearing'`)
    expect(await world.clear()).toBeGreaterThan(0)
    expect((await world.commissionOf(orderNo)).state).toBe('available')
    const calls = areaCalls(await signedIn(app, a.userId), 'dropship', 'demo')
    const { body } = await calls.get('/wallet')
    expect(body.data).toMatchObject({ balance: '5.00', available: '5.00' })
    expect(body.data.entries.map((entry: { kind: string; amount: string }) => [entry.kind, entry.amount])).toEqual([
      ['reversal', '-2.50'],
      ['commission', '7.50'],
    ])
    expect((await calls.get('/home')).body.data).toMatchObject({
      own_stock: null,
      largest_order: { quantity: 0, amount: '0.00' },
      qr: { size: expect.any(Number), path: expect.stringMatching(/^M/) },
      balance: '5.00',
      earnings: { available: '5.00' },
      status: 'active',
    })
    await world.expectLedger(a.id)
  })

  it('stands in the statement of its month', async () => {
    const a = await addReseller(app, shopId, 'dropship')
    await world.buyBy([await world.codeOf(a.id)])
    const calls = areaCalls(await signedIn(app, a.userId), 'dropship', 'demo')
    const month = '2026-11'
    const read = async (of: string) => (await calls.get(`/wallet?month=${of}`)).body.data
    expect(await read(month)).toMatchObject({
      months: [month],
      entries: [{ kind: 'commission', amount: '5.00' }],
      statement: { month, opening: '0.00', came_in: '5.00', went_out: '0.00', closing: '5.00' },
    })
    expect(await read('2026-12')).toMatchObject({
      entries: [],
      statement: { opening: '5.00', came_in: '0.00', went_out: '0.00', closing: '5.00' },
    })
    expect((await read('2026-10')).statement).toMatchObject({ opening: '0.00', closing: '0.00' })
    await app.asOwner(
      `select post_wallet($1, $2, 'commission', 'available', 100, null, '', timestamptz '2026-11-15' - n * interval '1 month') from generate_series(1, 30) n`,
      [shopId, a.id],
    )
    expect((await read('2024-12')).statement).toMatchObject({ opening: '7.00', came_in: '1.00', closing: '8.00' })
    expect((await read('2024-05')).statement).toMatchObject({ opening: '0.00', came_in: '1.00', closing: '1.00' })
    expect((await read('2024-06')).statement).toMatchObject({ opening: '1.00', closing: '2.00' })
    expect((await read(month)).months).toHaveLength(24)
    expect((await calls.get('/wallet')).body.data.statement).toBeNull()
    expect((await calls.get('/wallet?month=2026-13')).status).toBe(422)
  })

  it('goes by the first rule that fits', async () => {
    const path = `${root}/programmes/dropship/commission-rules`
    const wrong = await seller.put(path, {
      rules: [
        { percent: '10', per_unit: '1.00' },
        { product_id: 999_999, percent: '1' },
      ],
    })
    expect(Object.keys(wrong.body.data)).toEqual(['rules.0.percent', 'rules.1.product_id'])
    const saved = await seller.put(path, {
      rules: [{ product_id: mug.productId, per_unit: '3.00' }, { percent: '90' }],
    })
    expect([saved.status, saved.body.data.rules.length]).toEqual([200, 2])
    const a = await addReseller(app, shopId, 'dropship')
    const { orderNo } = await world.buyBy([await world.codeOf(a.id)])
    expect((await world.commissionOf(orderNo)).amount).toBe('6.00')
    await seller.put(path, { rules: [] })
  })

  it('is nothing in a programme that pays by price, whatever rules are kept there', async () => {
    const path = `${root}/programmes/agent/commission-rules`
    expect((await seller.put(path, { rules: [{ percent: '90' }] })).status).toBe(200)
    const agent = await addReseller(app, shopId, 'agent')
    const { orderNo } = await world.buyBy([await world.codeOf(agent.id)])
    expect(await world.commissionOf(orderNo)).toBeUndefined()
    await seller.put(path, { rules: [] })
  })
})
