import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noSen, sen } from '../money/sen.ts'
import { formatTime, parseTime, plusMinutes } from '../time/malaysia.ts'
import { judgeSteps, planReminders, whatNow, type ReminderFacts, type ReminderStep } from './reminders.ts'

const step = (offsetDays: number, more: Partial<ReminderStep> = {}): ReminderStep => ({
  anchor: 'due',
  offsetDays,
  channel: 'email',
  ...more,
})
const at = (text: string) => parseTime(text)!
const owing: ReminderFacts = { lifecycle: 'sent', balance: sen(1), lastSentAt: null }

describe('the steps of a reminder', () => {
  it.each<[string, ReminderStep[], unknown]>([
    ['six', [0, 1, 2, 3, 4, 5].map((day) => step(day)), null],
    ['none', [], null],
    ['seven', [0, 1, 2, 3, 4, 5, 6].map((day) => step(day)), { reason: 'too_many' }],
    ['the bounds', [step(-30), step(90)], null],
    ['before the bounds', [step(0), step(-31)], { reason: 'offset_out_of_range', step: 1 }],
    ['after the bounds', [step(91)], { reason: 'offset_out_of_range', step: 0 }],
    ['half a day', [step(0.5)], { reason: 'offset_out_of_range', step: 0 }],
    ['the same twice', [step(1), step(2), step(1)], { reason: 'twice', step: 2 }],
    ['one day by two ways', [step(1), step(1, { channel: 'sms' }), step(1, { anchor: 'issue' })], null],
  ])('%s', (_, steps, judged) => expect(judgeSteps(steps)).toEqual(judged))

  it('are due at nine in the morning, the earliest first', () => {
    const plan = planReminders({ issueDate: '2026-11-01', dueDate: '2026-11-30' }, [
      step(1),
      step(-7),
      step(3, { anchor: 'issue', channel: 'whatsapp' }),
    ])
    expect(plan.map(({ step: place, channel, dueAt }) => [place, channel, formatTime(dueAt)])).toEqual([
      [2, 'whatsapp', '2026-11-04 09:00:00'],
      [1, 'email', '2026-11-23 09:00:00'],
      [0, 'email', '2026-12-01 09:00:00'],
    ])
    expect(planReminders({ issueDate: '2026-11-01', dueDate: null }, [step(1)])).toEqual([])
  })
})

describe('a reminder due on the 1st at nine', () => {
  const reminder = { dueAt: at('2026-12-01 09:00:00') }
  it.each<[string, Partial<ReminderFacts>, string]>([
    ['2026-12-01 08:59:59', {}, 'wait'],
    ['2026-12-01 09:00:00', {}, 'fire'],
    ['2026-12-01 19:59:59', {}, 'fire'],
    ['2026-12-01 20:00:00', {}, 'wait'],
    ['2026-12-02 03:00:00', {}, 'wait'],
    ['2026-12-04 08:59:59', {}, 'wait'],
    ['2026-12-03 19:59:59', {}, 'fire'],
    ['2026-12-04 09:00:00', {}, 'missed'],
    ['2026-12-02 10:00:00', { lastSentAt: at('2026-12-02 00:00:00') }, 'wait'],
    ['2026-12-02 10:00:00', { lastSentAt: at('2026-12-01 23:59:59') }, 'fire'],
    ['2026-12-02 10:00:00', { balance: noSen }, 'stop'],
    ['2026-12-02 10:00:00', { lifecycle: 'void' }, 'stop'],
    ['2026-11-01 10:00:00', { balance: noSen }, 'stop'],
    ['2026-12-09 10:00:00', { lifecycle: 'void' }, 'stop'],
  ])('at %s, %o: %s', (now, facts, verdict) => expect(whatNow(reminder, at(now), { ...owing, ...facts })).toBe(verdict))
})

it('over any weeks and outages goes out in waking hours, once a day, within three days, or is told to be missed', () => {
  const someSteps = fc
    .array(
      fc.integer({ min: -5, max: 8 }).map((day) => step(day)),
      { minLength: 1, maxLength: 6 },
    )
    .filter((steps) => judgeSteps(steps) === null)
  fc.assert(
    fc.property(
      someSteps,
      fc.array(fc.integer({ min: 10, max: 3000 }), { minLength: 150, maxLength: 200 }),
      (steps, pauses) => {
        const plan = planReminders({ issueDate: null, dueDate: '2026-12-10' }, steps)
        const done = new Map<number, string>()
        const sentDays: string[] = []
        let [now, lastSentAt]: [Date, Date | null] = [at('2026-12-01 00:00:00'), null]
        for (const minutes of [...pauses, ...Array.from({ length: 20 }, () => 1440)]) {
          now = plusMinutes(now, minutes)
          for (const { step: place, dueAt } of plan.filter((one) => !done.has(one.step))) {
            const verdict = whatNow({ dueAt }, now, { ...owing, lastSentAt })
            if (verdict === 'wait') continue
            done.set(place, verdict)
            if (verdict !== 'fire') continue
            const [day = '', time = ''] = formatTime(now).split(' ')
            expect(
              time >= '09:00:00' &&
                time < '20:00:00' &&
                now >= dueAt &&
                now.getTime() - dueAt.getTime() < 3 * 86_400_000,
            ).toBe(true)
            expect(sentDays).not.toContain(day)
            sentDays.push(day)
            lastSentAt = now
          }
        }
        expect(done.size).toBe(steps.length)
      },
    ),
    { numRuns: 50 },
  )
})
