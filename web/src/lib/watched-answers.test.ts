import { expect, it } from 'vitest'
import { watchAnswers } from './watched-answers.ts'

const answers = () => ({ '/a': { rows: [{ server_time: '2026-11-20 15:00:00', view_counter: 7, title: 'Mug' }] } })

it('tells whether the time or the visits were looked at, and nothing else', () => {
  const untouched = answers()
  const wereRead = watchAnswers(untouched)
  expect([untouched['/a'].rows[0]?.title, wereRead()]).toEqual(['Mug', false])
  for (const name of ['server_time', 'view_counter'] as const) {
    const looked = answers()
    const was = watchAnswers(looked)
    expect([looked['/a'].rows[0]?.[name], was()]).toEqual([answers()['/a'].rows[0]?.[name], true])
  }
})

it('hands the time to the browser and keeps the visits back, in the old order', () => {
  const watched = answers()
  watchAnswers(watched)
  expect(JSON.stringify(watched)).toBe('{"/a":{"rows":[{"server_time":"2026-11-20 15:00:00","title":"Mug"}]}}')
})
