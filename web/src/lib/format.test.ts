import { langs } from '@kedai/domain/text/lang.ts'
import { expect, test } from 'vitest'
import { date, dateTime } from './format.ts'

test('a time reads as papers write it, and no line breaks before its half of the day', () => {
  expect(langs.map((lang) => dateTime('2026-08-05 15:04:00', lang))).toEqual([
    '5 Ogos 2026, 3:04\u00a0PTG',
    '5 Aug 2026, 3:04\u00a0pm',
    '2026年8月5日 下午3:04',
  ])
})

test('a day reads alike', () => {
  expect(langs.map((lang) => date('2026-08-05', lang))).toEqual(['5 Ogos 2026', '5 Aug 2026', '2026年8月5日'])
})
