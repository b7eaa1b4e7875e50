import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusMinutes } from '../time/malaysia.ts'
import {
  holdBound,
  holdMinutes,
  mayPayOnDelivery,
  newHold,
  nextHold,
  secondChance,
  type Held,
  type HoldEvent,
  type HoldMethod,
} from './deadline.ts'
import { isPaymentKind, paymentKindRules, paymentKinds } from './methods.ts'

const placedAt = new Date('2026-11-20T04:00:00Z')
const inMinutes = (minutes: number) => plusMinutes(placedAt, minutes)
const day = 24 * 60
const method = (kind: HoldMethod['kind'], wish: number | null = null): HoldMethod => ({ kind, wish })
const placedBy = (kind: HoldMethod['kind']): Held => ({ placedAt, ...newHold(method(kind), placedAt) })
const after = (held: Held, kind: HoldMethod['kind'], event: HoldEvent, minutes: number): Held => ({
  placedAt,
  ...nextHold(held, method(kind), event, inMinutes(minutes)),
})
const happens = (name: Exclude<HoldEvent['name'], 'slip_sent'>): HoldEvent => ({ name })

describe('a new hold', () => {
  it('is half an hour at a gateway, a day or what the seller says for transfers, none for cash', () => {
    expect(paymentKinds).toEqual(['gateway', 'bank_transfer', 'cod', 'qr'])
    const first = paymentKinds.map((kind) => newHold(method(kind), placedAt).deadline)
    expect(first).toEqual([inMinutes(30), inMinutes(day), null, inMinutes(day)])
    expect(holdMinutes('bank_transfer', 48 * 60)).toBe(48 * 60)
    expect(holdMinutes('bank_transfer', 1)).toBe(day)
    expect(holdMinutes('gateway', 600)).toBe(120)
    expect(holdMinutes('cod', 60)).toBeNull()
    for (const kind of paymentKinds)
      expect(paymentKindRules[kind].redirects && paymentKindRules[kind].slips).toBe(false)
    expect([isPaymentKind('qr'), isPaymentKind('valueOf')]).toEqual([true, false])
  })
})

describe('a hold', () => {
  it('is armed again while the bank decides, for as long as it takes', () => {
    const online = placedBy('gateway')
    expect(after(online, 'gateway', happens('bank_decides'), 20).deadline).toEqual(inMinutes(50))
    const later = { ...online, deadline: inMinutes(500) }
    expect(after(later, 'gateway', happens('bank_decides'), 490).deadline).toEqual(inMinutes(520))
    expect(after(online, 'gateway', happens('none'), 20).deadline).toEqual(inMinutes(30))
  })

  it('gives a new attempt its time, but not for ever', () => {
    const online = placedBy('gateway')
    expect(after(online, 'gateway', happens('attempted'), 25).deadline).toEqual(inMinutes(55))
    const late = { ...online, deadline: inMinutes(119) }
    expect(after(late, 'gateway', happens('attempted'), 118).deadline).toEqual(inMinutes(120))
  })

  it('gives a slower method its time as far as the first method allows, and a faster one takes none away', () => {
    expect(after(placedBy('gateway'), 'bank_transfer', happens('switched'), 10).deadline).toEqual(inMinutes(120))
    expect(after(placedBy('bank_transfer'), 'gateway', happens('switched'), 10).deadline).toEqual(inMinutes(day))
    expect(after(placedBy('bank_transfer'), 'qr', happens('switched'), 60).deadline).toEqual(inMinutes(day + 60))
  })

  it('rests while a slip waits, then runs for a day; a refused one leaves a day', () => {
    const sent = after(
      placedBy('bank_transfer'),
      'bank_transfer',
      { name: 'slip_sent', restsUntil: inMinutes(3 * day) },
      60,
    )
    expect(sent.deadline).toEqual(inMinutes(3 * day + secondChance))
    expect(after(sent, 'bank_transfer', happens('none'), 70).deadline).toEqual(sent.deadline)
    expect(after(sent, 'bank_transfer', happens('slip_refused'), 90).deadline).toEqual(inMinutes(90 + secondChance))
    // What is refused later gives nothing anew by itself.
    const refused = after(sent, 'bank_transfer', happens('slip_refused'), 90)
    expect(after(refused, 'bank_transfer', happens('none'), 900).deadline).toEqual(refused.deadline)
  })

  it('of what is over stands no longer', () => {
    expect(after(placedBy('gateway'), 'gateway', happens('over'), 5)).toMatchObject({ deadline: null, first: null })
  })

  it('may become cash on delivery within its first hold alone, whatever was done since', () => {
    const online = placedBy('gateway')
    expect([mayPayOnDelivery(online, inMinutes(29)), mayPayOnDelivery(online, inMinutes(30))]).toEqual([true, false])
    const prolonged = after(after(online, 'gateway', happens('attempted'), 25), 'qr', happens('switched'), 28)
    expect(mayPayOnDelivery(prolonged, inMinutes(31))).toBe(false)
    expect(mayPayOnDelivery(placedBy('cod'), inMinutes(90 * day))).toBe(true)
  })

  it('that left cash on delivery long after gets the new method once', () => {
    const cash = after(placedBy('bank_transfer'), 'cod', happens('switched'), 60)
    expect(cash.deadline).toBeNull()
    const online = after(cash, 'gateway', happens('switched'), 9 * day)
    expect(online.deadline).toEqual(inMinutes(9 * day + 30))
    expect(after(online, 'bank_transfer', happens('switched'), 9 * day + 10).deadline).toEqual(online.deadline)
    expect(mayPayOnDelivery(online, inMinutes(9 * day + 10))).toBe(false)
    const fromCash = after(placedBy('cod'), 'gateway', happens('switched'), 9 * day)
    expect(after(fromCash, 'bank_transfer', happens('switched'), 9 * day + 10).deadline).toEqual(
      inMinutes(9 * day + 120),
    )
  })
})

const kinds = fc.constantFrom(...paymentKinds)
const steps = fc.array(
  fc.record({
    does: fc.constantFrom('switched', 'attempted', 'none', 'slip', 'bank_decides', 'part_approved'),
    kind: kinds,
    wish: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null }),
    wait: fc.integer({ min: 0, max: 2 * day }),
  }),
  { maxLength: 40 },
)
type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

/** Plays steps on an order until it ends; a slip is either refused at once (the seller is quick) or never looked at. */
function* play(first: HoldMethod, steps: Steps, allowed: ReadonlySet<string>) {
  let held: Held = { placedAt, ...newHold(first, placedAt) }
  let paysBy = first
  let minutes = 0
  let slips = 0
  for (const { does, kind, wish, wait } of steps) {
    minutes += wait
    const now = inMinutes(minutes)
    if (held.deadline !== null && held.deadline <= now) return
    if (!allowed.has(does)) continue
    const before = held
    if (does === 'switched') {
      if (kind === 'cod' && !mayPayOnDelivery(held, now)) continue
      paysBy = { kind, wish }
    }
    if (does === 'slip') {
      if (paysBy.kind === 'cod' || paysBy.kind === 'gateway' || slips === 2) continue
      slips++
    }
    const event: HoldEvent =
      does === 'slip'
        ? wait % 2 === 0
          ? { name: 'slip_sent', restsUntil: inMinutes(minutes + 5 * day) }
          : { name: 'slip_refused' }
        : { name: does as 'switched' } // the names of the steps but for slips are those of events
    held = { placedAt, ...nextHold(held, paysBy, event, now) }
    yield { before, held, now, event, paysBy }
  }
}

const strangers = new Set(['switched', 'attempted', 'none'])
const everybody = new Set(['switched', 'attempted', 'none', 'slip', 'bank_decides', 'part_approved'])
const time = (date: Date | null) => date?.getTime() ?? Number.POSITIVE_INFINITY

describe('the law of holds', () => {
  it('whatever a buyer does alone and however often, a deadline never passes the bound of the first method', () => {
    const withoutCash = kinds.filter((kind) => kind !== 'cod')
    fc.assert(
      fc.property(withoutCash, steps, (kind, some) => {
        const bound = time(holdBound(placedAt, { kind, minutes: 1, from: null }))
        for (const { held } of play(
          method(kind),
          some.filter((step) => step.kind !== 'cod'),
          strangers,
        ))
          expect(time(held.deadline)).toBeLessThanOrEqual(bound)
      }),
    )
  })

  it('with cash on delivery too: it is chosen within the first hold or never, and left once after the bound', () => {
    fc.assert(
      fc.property(kinds, steps, (kind, some) => {
        let leftLate = 0
        for (const { before, held, now, paysBy } of play(method(kind), some, strangers)) {
          if (paysBy.kind === 'cod') continue
          const bound = time(held.first && holdBound(placedAt, held.first))
          if (before.deadline === null && before.first !== null && now.getTime() >= bound) leftLate++
          else if (time(held.deadline) > bound) expect(held.deadline).toEqual(before.deadline)
        }
        expect(leftLate).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('only what others decide passes the bound, each time by no more than it is worth', () => {
    fc.assert(
      fc.property(kinds, steps, (kind, some) => {
        for (const { before, held, now, event, paysBy } of play(method(kind), some, everybody)) {
          if (held.deadline === null || held.first === null) continue
          const worth =
            event.name === 'slip_sent'
              ? plusMinutes(event.restsUntil, secondChance)
              : plusMinutes(
                  now,
                  event.name === 'slip_refused' ? secondChance : (holdMinutes(paysBy.kind, paysBy.wish) ?? 0),
                )
          const kept = before.deadline === null ? 0 : time(before.deadline)
          expect(time(held.deadline)).toBeLessThanOrEqual(Math.max(kept, time(worth)))
          // Nothing that a buyer does takes time away.
          if (strangers.has(event.name) && before.deadline !== null)
            expect(time(held.deadline)).toBeGreaterThanOrEqual(kept)
        }
      }),
    )
  })

  it('going back and forth gains nothing: three rounds end where one does', () => {
    let held = placedBy('bank_transfer')
    for (let round = 0; round < 3; round++) {
      held = after(held, 'gateway', happens('switched'), (round + 1) * 20 * 60)
      held = after(held, 'bank_transfer', happens('switched'), (round + 1) * 20 * 60)
    }
    expect(held.deadline).toEqual(inMinutes(72 * 60))
  })
})
