import { expect, test } from 'vitest'
import { plusMinutes } from '../time/malaysia.ts'
import { nextQuestion } from './questions.ts'

const start = new Date('2026-11-20T01:00:00Z')

test('a gateway is asked after 1, 3, 10 and 30 minutes, then ever more rarely for a day', () => {
  const asked: number[] = []
  let now = start
  for (let count = 0; ; count++) {
    const next = nextQuestion(start, count, now)
    if (!next) break
    asked.push((next.getTime() - start.getTime()) / 60_000)
    now = next
  }
  expect(asked).toEqual([1, 3, 10, 30, 120, 720, 1440])
})

test('questions missed while nobody was there are not asked all at once', () => {
  expect(nextQuestion(start, 0, plusMinutes(start, 60))).toEqual(plusMinutes(start, 120))
  expect(nextQuestion(start, 0, plusMinutes(start, 2000))).toBeNull()
})
