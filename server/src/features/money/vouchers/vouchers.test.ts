import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { claim } from '../../sell/claims/actions/claim.ts'
import { addStaff, signedIn } from '../../orders/orders/orders.fixture.ts'
import { type Earnings, openEarnings, root } from '../../resellers/resellers/earnings.fixture.ts'
import { addReseller, areaCalls } from '../../resellers/resellers/resellers.fixture.ts'

let world: Earnings
let app: Earnings['app']
let shopId: number
let seller: Earnings['seller']
let rival: Earnings['rival']
beforeAll(async () => {
  world = await openEarnings(signedIn)
  ;({ app, shopId, seller, rival } = world)
})
afterAll(() => app.close())

async function prepare(resellerId: number, ids: readonly number[]) {
  const typed = { payee: { reseller_id: resellerId }, purpose: 'Komisen', commission_ids: ids }
  const made = await seller.post(`${root}/vouchers`, typed)
  expect([made.status, made.body]).toEqual([200, expect.anything()])
  return `${root}/vouchers/${made.body.data.number}`
}
const pay = (of: string) => seller.post(`${of}/pay`, { paid_on: app.clock.now().toISOString().slice(0, 10) })

describe('vouchers', () => {
  it('go from prepared to paid, with words, a PDF and commissions paid', async () => {
    const a = await world.withAvailable()
    const pending = await world.buyBy([await world.codeOf(a.id)])
    const early = {
      payee: { reseller_id: a.id },
      purpose: 'Komisen',
      commission_ids: [(await world.commissionOf(pending.orderNo)).id],
    }
    expect((await seller.post(`${root}/vouchers`, early)).status).toBe(409)
    const typed = {
      payee: { reseller_id: a.id },
      purpose: 'Komisen November',
      lines: [{ description: 'Komisen', amount: '5.00' }],
      commission_ids: [a.commissionId],
    }
    expect(
      (await seller.post(`${root}/vouchers`, { ...typed, lines: [{ description: 'x', amount: '4.00' }] })).status,
    ).toBe(422)
    const made = await seller.post(`${root}/vouchers`, typed)
    expect([made.status, made.body.data.amount, made.body.data.status]).toEqual([200, '5.00', 'prepared'])
    expect(made.body.data.amount_in_words.en).toBe('Ringgit Malaysia five only')
    expect((await seller.post(`${root}/vouchers`, typed)).status).toBe(409)
    const of = `${root}/vouchers/${made.body.data.number}`
    expect((await rival.get(of)).status).toBe(404)
    expect((await seller.post(`${of}/pay`, { paid_on: '2026-11-20' })).status).toBe(409)
    await seller.post(`${of}/check`)
    await seller.post(`${of}/approve`)
    expect((await seller.post(`${of}/pay`, { paid_on: '2099-01-01' })).status).toBe(422)
    const today = app.clock.now().toISOString().slice(0, 10)
    const paid = await seller.post(`${of}/pay`, { paid_on: today, reference: 'IBG 1' })
    expect([paid.status, paid.body.data.status, paid.body.data.trail.length]).toEqual([200, 'paid', 4])
    expect((await world.commissionOf(a.orderNo)).state).toBe('paid')
    const pdf = await seller.get(`${of}/pdf`)
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    // Refunded after it was paid: owed back, and carried.
    await seller.post(`${root}/orders/${a.orderNo}/refund`, { amount: '25.00', reason: 'Pecah' })
    const wallet = await areaCalls(await signedIn(app, a.userId), 'dropship', 'demo').get('/wallet')
    expect(wallet.body.data).toMatchObject({ balance: '2.50', available: '0.00' })
    expect((await seller.post(`${of}/void`, { reason: 'Silap' })).body.data.status).toBe('void')
    expect(await world.commissionOf(a.orderNo)).toMatchObject({ state: 'available', amount: '2.50', voucher: null })
    await world.expectLedger(a.id)
  })

  it('take off what was paid and then reversed, once', async () => {
    const a = await world.withAvailable()
    const prepare = (id: number) =>
      seller.post(`${root}/vouchers`, { payee: { reseller_id: a.id }, purpose: 'Komisen', commission_ids: [id] })
    const first = await prepare(a.commissionId)
    const of = `${root}/vouchers/${first.body.data.number}`
    await seller.post(`${of}/check`)
    await seller.post(`${of}/approve`)
    await seller.post(`${of}/pay`, { paid_on: app.clock.now().toISOString().slice(0, 10) })
    await seller.post(`${root}/orders/${a.orderNo}/refund`, { amount: '25.00', reason: 'Pecah' })
    await app.asOwner('update programmes set clearing_days = 0 where shop_id = $1', [shopId])
    const sold = async (quantity: number) => {
      const { orderNo } = await world.buyBy([await world.codeOf(a.id)], { quantity })
      await world.deliver(orderNo)
      return (await world.commissionOf(orderNo)).id
    }
    const [one, two] = [await sold(1), await sold(2)]
    const even = await prepare(one)
    expect([even.status, even.body.message]).toEqual([409, expect.stringContaining('still owes RM 2.50')])
    const made = await prepare(two)
    expect(made.body.data).toMatchObject({
      amount: '2.50',
      lines: [{ amount: '5.00' }, { amount: '-2.50' }],
    })
    const again = await prepare(one)
    expect([again.status, again.body.data.amount, again.body.data.lines.length]).toEqual([200, '2.50', 1])
    const pdf = await seller.get(`${root}/vouchers/${made.body.data.number}/pdf`)
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    await seller.post(`${root}/vouchers/${made.body.data.number}/void`, { reason: 'Silap' })
    expect((await prepare(two)).body.data.amount).toBe('2.50')
    await app.asOwner('update programmes set clearing_days = 7 where shop_id = $1', [shopId])
    await world.expectLedger(a.id)
  })

  it('that are not paid yet lower what can be put on another, not what is owed', async () => {
    const a = await world.withAvailable()
    const calls = areaCalls(await signedIn(app, a.userId), 'dropship', 'demo')
    const wallet = async () => {
      const { balance, available, on_vouchers: held, entries } = (await calls.get('/wallet')).body.data
      return [balance, available, held, entries.map(({ kind }: { kind: string }) => kind)]
    }
    const listed = async () =>
      (await seller.get(`${root}/resellers?area=dropship`)).body.data.find(({ id }: { id: number }) => id === a.id)
    expect(await wallet()).toEqual(['5.00', '5.00', '0.00', ['commission']])
    const of = await prepare(a.id, [a.commissionId])
    for (const step of ['check', 'approve', null]) {
      expect([await wallet(), (await listed()).balance]).toEqual([['5.00', '0.00', '5.00', ['commission']], '5.00'])
      expect((await calls.get('/home')).body.data.balance).toBe('5.00')
      if (step) expect((await seller.post(`${of}/${step}`)).status).toBe(200)
    }
    expect((await pay(of)).status).toBe(200)
    expect([await wallet(), (await listed()).balance]).toEqual([
      ['0.00', '0.00', '0.00', ['payout', 'commission']],
      '0.00',
    ])
    await seller.post(`${of}/void`, { reason: 'Silap' })
    const all = ['payout_returned', 'payout', 'commission']
    expect(await wallet()).toEqual(['5.00', '5.00', '0.00', all])
    await seller.post(`${await prepare(a.id, [a.commissionId])}/void`, { reason: 'Silap' })
    expect(await wallet()).toEqual(['5.00', '5.00', '0.00', all])
    await world.expectLedger(a.id)
  })

  it('say when a commission on them changed, and are signed by nobody until they are prepared anew', async () => {
    const a = await world.withAvailable()
    for (const steps of [[], ['check'], ['check', 'approve']]) {
      const of = await prepare(a.id, [a.commissionId])
      for (const step of steps) expect((await seller.post(`${of}/${step}`)).status).toBe(200)
      const before = (await seller.get(of)).body.data
      expect(before).toMatchObject({ is_changed: false, notice: null, commissions: [{ now: before.amount }] })
      await world.refund(a.orderNo, '10.00')
      const { data } = (await seller.get(of)).body
      expect(data).toMatchObject({ is_changed: true, notice: expect.stringContaining('has changed') })
      expect(Number(data.commissions[0].now)).toBe(Number(data.amount) - 1)
      const next = (['check', 'approve', 'pay'] as const)[steps.length]!
      expect(data.actions[next]).toMatchObject({ allowed: false, reason: expect.stringContaining('prepare a new one') })
      const refused = next === 'pay' ? await pay(of) : await seller.post(`${of}/${next}`)
      expect([refused.status, refused.body.message]).toEqual([409, data.notice])
      expect((await seller.get(`${root}/vouchers`)).body.data[0]).toMatchObject({ is_changed: true })
      expect((await seller.get(`${of}/pdf`)).status).toBe(200)
      const gone = await seller.post(`${of}/void`, { reason: 'Berubah' })
      expect([gone.status, gone.body.data.is_changed, gone.body.data.notice]).toEqual([200, false, null])
    }
    const of = await prepare(a.id, [a.commissionId])
    for (const step of ['check', 'approve']) await seller.post(`${of}/${step}`)
    const paid = await pay(of)
    expect([paid.status, paid.body.data.amount]).toEqual([200, '2.00'])
    await world.expectLedger(a.id)
  })

  it('are not paid when one commission on them grew by what another lost', async () => {
    const a = await world.withAvailable()
    await app.asOwner('update programmes set clearing_days = 0 where shop_id = $1', [shopId])
    const { orderNo } = await world.buyBy([await world.codeOf(a.id)], { quantity: 2 })
    await world.deliver(orderNo)
    await app.asOwner('update programmes set clearing_days = 7 where shop_id = $1', [shopId])
    const other = (await world.commissionOf(orderNo)).id
    const of = await prepare(a.id, [a.commissionId, other])
    for (const step of ['check', 'approve']) await seller.post(`${of}/${step}`)
    await app.asOwner(
      'update commissions set base_sen = base_sen + 1000, earned_sen = earned_sen + 100 where id = $1',
      [other],
    )
    await world.refund(a.orderNo, '10.00')
    expect((await pay(of)).status).toBe(409)
    await seller.post(`${of}/void`, { reason: 'Berubah' })
  })

  it('keep papers, ten at most, for whoever may see them', async () => {
    const typed = {
      payee: { name: 'Pembekal Kotak' },
      purpose: 'Kotak',
      lines: [{ description: 'Kotak', amount: '1.00' }],
    }
    const of = `${root}/vouchers/${(await seller.post(`${root}/vouchers`, typed)).body.data.number}`
    const attach = (filename: string, bytes: Buffer, client = seller) =>
      client.multipart(`${of}/attachments`, { file: { filename, bytes } })
    const paper = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)
    const first = await attach('resit.pdf', paper('a'))
    expect([first.status, first.body.data.attachments]).toMatchObject([200, [{ name: 'resit.pdf', is_pdf: true }]])
    expect((await attach('skrip.html', Buffer.from('<script>1</script>'))).status).toBe(422)
    expect((await attach('resit.pdf', paper('b'), rival)).status).toBe(404)
    const link: string = first.body.data.attachments[0].url
    expect((await seller.get(link)).status).toBe(200)
    for (let at = 2; at <= 10; at += 1) expect((await attach(`r${at}.pdf`, paper(String(at)))).status).toBe(200)
    expect((await attach('r11.pdf', paper('11'))).status).toBe(409)
    await seller.post(`${of}/void`, { reason: 'Silap' })
    expect((await seller.get(of)).body.data.attachments).toHaveLength(10)
  })

  it('are numbered without gaps, for anybody, by one person', async () => {
    const typed = {
      payee: { name: 'Pembekal Kotak', identity_no: '900101-14-5555', bank_name: 'CIMB', bank_account: '8001234567' },
      purpose: 'Kotak',
      lines: [{ description: 'Kotak', amount: '12.34' }],
    }
    expect((await seller.post(`${root}/vouchers`, { ...typed, lines: [] })).status).toBe(422)
    const made = await Promise.all(Array.from({ length: 6 }, () => seller.post(`${root}/vouchers`, typed)))
    const numbers = made.map(({ body }) => Number(body.data.number.slice(-5))).toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at))
    const of = `${root}/vouchers/${made[0]!.body.data.number}`
    await seller.post(`${of}/check`)
    expect((await seller.post(`${of}/approve`)).status).toBe(200)
    expect((await seller.get(`${root}/vouchers?status=approved`)).body.data).toHaveLength(1)
  })

  it('need two people by a rule that is the owner’s, and keep the rule they were prepared under', async () => {
    const settings = `${root}/voucher-settings`
    const typed = { payee: { name: 'Saya' }, purpose: 'x', lines: [{ description: 'x', amount: '5000.00' }] }
    const staffOf = async (email: string) => signedIn(app, await addStaff(app, shopId, email, ['payments']))
    const [clerk, other] = [await staffOf('kerani@demo.test'), await staffOf('lain@demo.test')]
    const owner = await signedIn(app, world.ownerId)
    const prepareBy = async (who: typeof clerk) =>
      `${root}/vouchers/${(await who.post(`${root}/vouchers`, typed)).body.data.number}`
    const before = await prepareBy(clerk)
    expect((await clerk.put(settings, { needs_two: true })).status).toBe(403)
    expect((await owner.put(settings, { needs_two: true })).status).toBe(200)
    const of = await prepareBy(clerk)
    const payment = { paid_on: app.clock.now().toISOString().slice(0, 10) }
    const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
    expect(await statusOf(clerk.post(`${of}/check`))).toBe(200)
    expect((await clerk.post(`${of}/approve`)).body.message).toContain('Ask another person')
    expect(await statusOf(clerk.put(settings, { needs_two: false }))).toBe(403)
    expect(await statusOf(owner.put(settings, { needs_two: false }))).toBe(200)
    // The rule of when it was prepared holds, off as on.
    expect(await statusOf(clerk.post(`${of}/approve`))).toBe(409)
    expect(await statusOf(other.post(`${of}/approve`))).toBe(200)
    expect((await clerk.get(of)).body.data.actions.pay).toMatchObject({ allowed: false })
    expect(await statusOf(clerk.post(`${of}/pay`, payment))).toBe(409)
    expect(await statusOf(other.post(`${of}/pay`, payment))).toBe(200)
    for (const step of ['check', 'approve']) expect(await statusOf(clerk.post(`${before}/${step}`))).toBe(200)
    expect(await statusOf(clerk.post(`${before}/pay`, payment))).toBe(200)
    // An owner proves anew who they are.
    app.clock.advance(11 * 60_000)
    expect((await owner.put(settings, { needs_two: true })).body.data).toEqual({ must_confirm: true })
  })

  it('hold a wallet once, however many come at once', async () => {
    const a = await addReseller(app, shopId, 'dropship')
    const fill = () =>
      app.asOwner(
        `insert into wallets (shop_id, reseller_id, available_sen) values ($1, $2, 1000)
         on conflict (shop_id, reseller_id) do update set available_sen = 1000`,
        [shopId, a.id],
      )
    const left = async () =>
      (await app.asOwner<{ sen: number }>('select available_sen as sen from wallets where reseller_id = $1', [a.id]))[0]
        ?.sen
    let holder = 5_000_000
    const spend = () =>
      inTransaction(app.db, { shopId }, async (trx) => {
        holder += 1
        const by = {
          shopId,
          holder: 'voucher' as const,
          holderId: holder,
          state: 'held' as const,
          now: app.clock.now(),
        }
        return claim(trx, by, [{ kind: 'wallet', resellerId: a.id, amount: 300, ref: '' }])
      })
    const race = async () =>
      (await Promise.all(Array.from({ length: 20 }, spend))).filter((short) => short.length === 0).length
    await fill()
    expect(await race()).toBe(3)
    expect(await left()).toBe(100)
    // The control: read, decide, write back gives more than there is.
    await app.asOwner(carelessWallet)
    await fill()
    expect(await race()).toBeGreaterThan(3)
  })
})

const carelessWallet = `
create or replace function claim_wallet(shop bigint, who text, who_id bigint, as_state text, moment timestamptz, reseller bigint, amount bigint, of_ref text)
  returns setof shortage language plpgsql as $$
declare
  there bigint := (select w.available_sen from wallets w where w.shop_id = shop and w.reseller_id = reseller);
begin
  if there < amount then
    return query select 'wallet', reseller, there, 'short';
    return;
  end if;
  perform pg_sleep(0.05);
  update wallets w set available_sen = there - claim_wallet.amount where w.shop_id = shop and w.reseller_id = reseller;
end $$`
