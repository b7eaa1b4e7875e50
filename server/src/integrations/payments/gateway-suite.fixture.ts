import { sen } from '@kedai/domain/money/sen.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { GatewayDown, GatewayRefused } from './gateway.ts'
import type { BillStatus, NewBill, OpenAccount, PaymentProvider, RawCallback } from './gateway.ts'
import { guardGateway } from './guard-gateway.ts'
import type { Mood } from './payment-stand-in.fixture.ts'
import { referenceOf } from './reference.ts'
import { believedShifts } from './signed-parts.fixture.ts'
import type { SignedParts } from './signed-parts.fixture.ts'

/** A provider with what stands in for it. */
export type ProviderOfTest = {
  provider: PaymentProvider
  account: OpenAccount
  /** The same with credentials that it does not know; null: it has none. */
  stranger: OpenAccount | null
  now: () => Date
  /** What a person does at the provider: pays, or does not. `amount`: another one arrives. */
  decide: (providerRef: string, status: BillStatus, amount?: number) => Promise<void>
  /** What the provider then posts, signed with the account's secret. */
  callback: (providerRef: string) => Promise<RawCallback>
  /** The same report about another amount, under the signature of the first. */
  tamper: (raw: RawCallback) => RawCallback
  /** What its signature holds, by every way in which it could be cut. */
  signedParts: readonly SignedParts[]
  /** Whatever is posted here is signed, and is no report. */
  signedNonsense: () => RawCallback
  /** What makes the next bill go wrong at the provider; null: it cannot go wrong so. */
  misbehave: (how: Mood, bill: NewBill) => NewBill | null
  /** Whether one reference twice is one bill; where it is not, an attempt is started once by us. */
  opensOnce: boolean
  close: () => Promise<void>
}

const signal = AbortSignal.timeout(600_000)
let count = 0
const newBill = (): NewBill => ({
  reference: referenceOf(++count),
  amount: sen(2500),
  description: 'Order 1001 — kuih & kopi',
  returnUrl: 'https://kedai.test/pay/return/abc',
  callbackUrl: 'https://kedai.test/webhooks/payments/x/abc',
  buyer: { name: 'Nur Aminah', email: 'aminah@buyer.test', phone: '+60198765432' },
  lang: 'en',
})

/** What every provider keeps to, whatever its wire looks like. */
export function testProvider(make: () => Promise<ProviderOfTest>): void {
  describe('every provider', () => {
    let used: ProviderOfTest
    let gateway: PaymentProvider
    beforeAll(async () => {
      used = await make()
      gateway = guardGateway(used.provider, systemClock, { timeoutMs: 400, failures: 1000, restMs: 1 })
    })
    afterAll(() => used.close())

    async function opened() {
      const bill = newBill()
      return { bill, ...(await gateway.start(used.account, bill, signal)) }
    }
    const ask = (providerRef: string, reference: string) =>
      gateway.query(used.account, { providerRef, reference }, signal)
    const judge = async (raw: RawCallback, account = used.account) => gateway.verify(account, raw, used.now())

    test('opens a bill with a page of its own', async () => {
      const { bill, providerRef, payUrl } = await opened()
      expect(providerRef).not.toBe('')
      expect(payUrl).toMatch(/^https?:\/\//)
      expect(await ask(providerRef, bill.reference)).toMatchObject({ status: 'open', currency: 'MYR' })
    })

    test('opens one bill for one reference, where it promises so', async () => {
      const bill = newBill()
      const all = [await gateway.start(used.account, bill, signal), await gateway.start(used.account, bill, signal)]
      expect(new Set(all.map(({ providerRef }) => providerRef)).size).toBe(used.opensOnce ? 1 : 2)
    })

    test.each<BillStatus>(['paid', 'failed'])('tells by question and by callback that a bill is %s', async (status) => {
      const { bill, providerRef } = await opened()
      await used.decide(providerRef, status)
      const told = { providerRef, amount: 2500, currency: 'MYR' }
      const report = await ask(providerRef, bill.reference)
      if (status === 'paid') expect(report).toMatchObject({ ...told, status })
      else expect(report.status).not.toBe('paid')
      expect([null, bill.reference]).toContain(report.reference)
      const verdict = await judge(await used.callback(providerRef))
      expect(verdict).toMatchObject({ genuine: true, callback: { providerRef, status } })
      if (verdict.genuine && verdict.callback?.isWhole) expect(verdict.callback).toMatchObject(told)
      if (verdict.genuine) expect([null, bill.reference]).toContain(verdict.callback?.reference)
    })

    test('says the same event for the same report, and another for another', async () => {
      const [first, second] = [await opened(), await opened()]
      const eventOf = async (providerRef: string) => {
        const verdict = await judge(await used.callback(providerRef))
        return verdict.genuine ? verdict.callback?.eventId : null
      }
      for (const { providerRef } of [first, second]) await used.decide(providerRef, 'paid')
      expect(await eventOf(first.providerRef)).toBe(await eventOf(first.providerRef))
      expect(await eventOf(first.providerRef)).not.toBe(await eventOf(second.providerRef))
    })

    test('tells what arrived, when that is another amount', async () => {
      const { bill, providerRef } = await opened()
      await used.decide(providerRef, 'paid', 2400)
      expect(await ask(providerRef, bill.reference)).toMatchObject({ status: 'paid', amount: 2400 })
    })

    test('believes no report without its signature, with another one, or with other words under it', async () => {
      const { providerRef } = await opened()
      await used.decide(providerRef, 'paid')
      const raw = await used.callback(providerRef)
      expect(await judge(raw)).toMatchObject({ genuine: true })
      const bare: RawCallback = { headers: {}, body: Buffer.from('{}') }
      expect([await judge(bare), await judge({ headers: raw.headers, body: Buffer.alloc(0) })]).toMatchObject([
        { genuine: false },
        { genuine: false },
      ])
      const tampered = await judge(used.tamper(raw))
      if (tampered.genuine) expect(tampered.callback).toMatchObject({ isWhole: false })
      else expect(tampered.because).toBe('forged')
      if (used.stranger) expect(await judge(raw, used.stranger)).toEqual({ genuine: false, because: 'forged' })
    })

    test('believes no report whose signed fields are cut at another place', async () => {
      const { providerRef } = await opened()
      await used.decide(providerRef, 'paid')
      const raw = await used.callback(providerRef)
      for (const parts of used.signedParts) {
        expect(parts.read(raw).length).toBeGreaterThan(1)
        expect(await judge(parts.write(raw, parts.read(raw)))).toMatchObject({ genuine: true })
        expect(await believedShifts(judge, raw, parts)).toEqual([])
      }
    })

    test('judges a signed report that cannot be read, and never throws', async () => {
      expect(await judge(used.signedNonsense())).toEqual({ genuine: false, because: 'unreadable' })
      for (const body of ['', '{', '[]', 'null', '%', 'a=1&a=2', '\u0000'.repeat(1000), 'x'.repeat(200_000)])
        expect((await judge({ headers: {}, body: Buffer.from(body) })).genuine).toBe(false)
    })

    test.each<Mood>(['slow', 'broken', 'nonsense'])('is down while it is %s', async (how) => {
      const bill = used.misbehave(how, newBill())
      const came = bill && (await gateway.start(used.account, bill, signal).catch((error: unknown) => error))
      used.misbehave('well', newBill())
      expect(came === null || came instanceof GatewayDown).toBe(true)
    })

    test('says whether the credentials work, and shows none of them', async () => {
      await expect(gateway.test(used.account, signal)).resolves.toBeUndefined()
      if (!used.stranger) return
      const refused = await gateway.test(used.stranger, signal).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(GatewayRefused)
      expect(refused).toMatchObject({ isOfAccount: true })
      const secrets = Object.values(used.stranger.credentials).filter((value) => value.length > 8)
      for (const secret of secrets) expect(String(refused)).not.toContain(secret)
    })

    test('gives money back whole and in parts, once by one reference, and never more than came; or says that it cannot', async () => {
      const { refund } = gateway
      if (!refund) return
      const { bill, providerRef } = await opened()
      await used.decide(providerRef, 'paid')
      const back = (refundReference: string, amount: number, before: number) =>
        refund(
          used.account,
          { ...bill, providerRef, refundReference, amount: sen(amount), before: sen(before), reason: 'Rosak' },
          signal,
        )
      const first = await back(`${bill.reference}-R1`, 1000, 0)
      expect(first.providerRefundRef).not.toBe('')
      expect((await back(`${bill.reference}-R1`, 1000, 0)).providerRefundRef).toBe(first.providerRefundRef)
      await expect(back(`${bill.reference}-R2`, 1600, 1000)).rejects.toBeInstanceOf(GatewayRefused)
      await back(`${bill.reference}-R3`, 1500, 1000)
      const other = await opened()
      await expect(
        refund(
          used.account,
          {
            ...other.bill,
            providerRef: other.providerRef,
            refundReference: 'R-unpaid',
            amount: sen(100),
            before: sen(0),
            reason: '',
          },
          signal,
        ),
      ).rejects.toBeInstanceOf(GatewayRefused)
    })
  })
}
