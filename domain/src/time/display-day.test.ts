import { expect, it } from 'vitest'
import { displayDay } from './display-day.ts'

it('writes a day as each language does', () => {
  expect((['ms', 'en', 'zh'] as const).map((lang) => displayDay('2026-08-05', lang))).toEqual([
    '5 Ogos 2026',
    '5 Aug 2026',
    '2026年8月5日',
  ])
})
