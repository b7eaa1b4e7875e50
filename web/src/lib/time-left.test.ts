import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const until = new Date('2026-11-22T12:00:00+08:00')
const before = (ms: number) => new Date(until.getTime() - ms)

it('splits what is left, the running second included', () => {
  expect(timeLeft(until, before(90_061_000))).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
  expect(timeLeft(until, before(1))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
})

it('is nothing afterwards', () => {
  expect(timeLeft(until, before(-5000))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
