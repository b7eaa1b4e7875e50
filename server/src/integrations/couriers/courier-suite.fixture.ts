import { noSen, sen } from '@kedai/domain/money/sen.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { GatewayDown, GatewayRefused } from '../payments/gateway.ts'
import type { OpenAccount } from '../payments/gateway.ts'
import type { startPaymentStandIn } from '../payments/payment-stand-in.fixture.ts'
import type { CourierProvider, NewParcel, RawEvent } from './courier.ts'
import { guardCourier } from './guard-courier.ts'

/** A courier with what stands in for it. */
export type CourierOfTest = {
  provider: CourierProvider
  account: OpenAccount
  /** The same with credentials that it does not know. */
  stranger: OpenAccount
  /** How many parcels it holds. */
  parcels: () => number
  /** What it posts of a parcel, signed with the account's secret; null: it posts nothing. */
  event: ((trackingNumber: string) => RawEvent) | null
  server: Awaited<ReturnType<typeof startPaymentStandIn>>
}

const signal = AbortSignal.timeout(600_000)
let count = 0
export const newTestParcel = (): NewParcel => ({
  reference: `KD1-${++count}-${Date.now()}`,
  service: '',
  weight: grams(1250),
  contents: '2 x Mug biru',
  pieces: 2,
  value: sen(5000),
  collect: noSen,
  from: {
    name: 'Kedai Mak Teh',
    phone: '+60123456789',
    email: 'kedai@shop.test',
    address: 'Lot 12, Jalan Bunga Raya 3/4, Taman Seri Mahkota Bukit Indah',
    postcode: '30000',
    city: 'Ipoh',
    state: 'MY-08',
    point: { lat: '4.5975', lng: '101.0901' },
  },
  to: {
    name: 'Nur Aminah',
    phone: '+60198765432',
    email: null,
    address: '7 Jalan Api-Api',
    postcode: '88000',
    city: 'Kota Kinabalu',
    state: 'MY-12',
    point: { lat: '5.9804', lng: '116.0735' },
  },
  pickupOn: '2026-11-25',
  callbackUrl: 'https://kedai.test/webhooks/couriers/x/abc',
})

/** What every courier keeps to, whatever its wire looks like. */
export function testCourier(make: () => Promise<CourierOfTest>): void {
  describe('every courier', () => {
    let used: CourierOfTest
    let courier: CourierProvider
    beforeAll(async () => {
      used = await make()
      courier = guardCourier(used.provider, 'Courier', systemClock, { timeoutMs: 1500, failures: 1000, restMs: 1 })
    })
    afterAll(() => used.server.close())

    async function book(parcel = newTestParcel()) {
      const service = parcel.service || (courier.services[0]?.code ?? '')
      const wanted = { ...parcel, service }
      const prepared = (await courier.prepare?.(used.account, wanted, signal)) ?? null
      return { wanted, prepared, booked: await courier.book(used.account, wanted, prepared, signal) }
    }

    test('books a parcel under a number', async () => {
      const before = used.parcels()
      const { booked } = await book()
      expect(booked.providerRef).not.toBe('')
      expect(booked.courier).not.toBe('')
      expect(used.parcels()).toBe(before + 1)
    })

    test('one reference is one parcel, where it promises so; else it is found again, or nobody asks twice', async () => {
      const { wanted, prepared, booked } = await book()
      const before = used.parcels()
      if (courier.isSafeTwice) await courier.book(used.account, wanted, prepared, signal)
      if (courier.find)
        expect(await courier.find(used.account, wanted.reference, signal)).toMatchObject({
          providerRef: booked.providerRef,
        })
      if (courier.find) expect(await courier.find(used.account, 'KD0-0-0', signal)).toBeNull()
      expect(used.parcels()).toBe(before)
    })

    test('tells prices as whole sen, where it tells any', async () => {
      const quotes = (await courier.quotes?.(used.account, newTestParcel(), signal)) ?? []
      if (courier.quotes) expect(quotes.length).toBeGreaterThan(0)
      for (const { price, service } of quotes)
        expect([Number.isInteger(price) && price > 0, service !== '']).toEqual([true, true])
    })

    test('gives a label and the way of a parcel, where it gives any', async () => {
      const { wanted, booked } = await book()
      const ref = { ...booked, reference: wanted.reference }
      const label = await courier.label?.(used.account, ref, signal)
      if (label && 'pdf' in label) expect(label.pdf.subarray(0, 5).toString()).toBe('%PDF-')
      const news = await courier.track?.(used.account, ref, signal)
      for (const { at, code } of news?.events ?? [])
        expect([Number.isNaN(at.getTime()), code === '']).toEqual([false, false])
      if (courier.track && booked.trackingNumber !== '') expect(news?.events.length).toBeGreaterThan(0)
    })

    test.each(['slow', 'broken', 'nonsense'] as const)('is down while it is %s', async (how) => {
      used.server.feel(how)
      const came = await book().catch((error: unknown) => error)
      used.server.feel('well')
      expect(came).toBeInstanceOf(GatewayDown)
    })

    test('says whether the credentials work, and shows none of them', async () => {
      await expect(courier.test(used.account, signal)).resolves.toBeUndefined()
      const refused = await courier.test(used.stranger, signal).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(GatewayRefused)
      expect(refused).toMatchObject({ isOfAccount: true })
      for (const secret of Object.values(used.stranger.credentials).filter((value) => value.length > 8))
        expect(String(refused)).not.toContain(secret)
    })

    test('believes no news without their signature, or with another one; those that are not signed only make it ask', async () => {
      if (!used.event)
        return expect(
          used.provider.verify(used.account, { headers: {}, body: Buffer.from('{}'), path: '/' }).genuine,
        ).toBe(false)
      const raw = used.event('MYTEST0001')
      const verdict = courier.verify(used.account, raw)
      expect(verdict).toMatchObject({ genuine: true, events: [{ at: expect.any(Date) }] })
      const again = courier.verify(used.account, raw)
      expect(again).toEqual(verdict)
      if (!verdict.genuine || verdict.isHint) return
      expect(courier.verify(used.stranger, raw)).toEqual({ genuine: false, because: 'forged' })
      const other = { ...raw, body: Buffer.from(raw.body.toString().replaceAll('MYTEST0001', 'MYTEST0002')) }
      expect(courier.verify(used.account, other)).toEqual({ genuine: false, because: 'forged' })
    })

    test('judges whatever arrives, and never throws', () => {
      for (const body of [
        '{',
        '[]',
        'null',
        '%',
        'a=1&a=2',
        '{"data":null}',
        '\u0000'.repeat(1000),
        'x'.repeat(200_000),
      ])
        expect(courier.verify(used.account, { headers: {}, body: Buffer.from(body), path: '/' }).genuine).toBe(false)
    })
  })
}
