import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentHtml } from '../content/content-html.ts'
import { isOpen, opensAt } from './drip.ts'
import { playerHosts, playerOf } from './embedded-video.ts'
import { lessonBlocks } from './lesson-text.ts'
import { nextLesson, progressOf } from './progress.ts'
import { judgeQuiz } from './quiz.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['http://youtu.be/dQw4w9WgXcQ', null],
  ['https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ', null],
  ['https://evil.test/youtube.com/embed/dQw4w9WgXcQ', null],
  ['https://me@www.youtube.com/watch?v=dQw4w9WgXcQ', null],
  ['https://www.youtube.com/redirect?q=https://evil.test', null],
  ['https://youtu.be/"><script>', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s is played from %s', (link, player) => expect(playerOf(link)).toBe(player))

test('law: whatever is typed, a player is one of the hosts that are let in', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (typed) => {
      const player = playerOf(typed)
      expect(player === null || playerHosts.some((host) => player.startsWith(`${host}/`))).toBe(true)
    }),
  )
})

const enrolled = new Date('2026-01-30T18:30:00Z') // 31 January 02:30 in Kuala Lumpur

test('a lesson opens at the first moment of a Malaysian day, the later one of two', () => {
  const at = (after_days: number | null, opens_on: string | null) =>
    opensAt({ after_days, opens_on }, enrolled)?.toISOString() ?? null
  expect(at(null, null)).toBeNull()
  expect(at(0, null)).toBeNull()
  expect(at(1, null)).toBe('2026-01-31T16:00:00.000Z')
  expect(at(29, null)).toBe('2026-02-28T16:00:00.000Z')
  expect(at(null, '2026-02-28')).toBe('2026-02-27T16:00:00.000Z')
  expect(at(3, '2026-02-01')).toBe('2026-02-02T16:00:00.000Z')
  expect(at(3, '2026-03-01')).toBe('2026-02-28T16:00:00.000Z')
  const drip = { after_days: 1, opens_on: null }
  expect(isOpen(drip, enrolled, new Date('2026-01-31T15:59:59.999Z'))).toBe(false)
  expect(isOpen(drip, enrolled, new Date('2026-01-31T16:00:00Z'))).toBe(true)
})

test('a question counts only with exactly its right options', () => {
  const questions = [
    { options: ['a', 'b'], correct: [1] },
    { options: ['a', 'b', 'c'], correct: [0, 2] },
    { options: ['a', 'b'], correct: [0] },
  ]
  expect(judgeQuiz(questions, [[1], [2, 0], [0]], 100)).toEqual({ score: 100, isPassed: true, wrong: [] })
  expect(judgeQuiz(questions, [[1], [0], [0, 1]], 34)).toEqual({ score: 33, isPassed: false, wrong: [1, 2] })
  expect(judgeQuiz(questions, [[1], [], []], 33)).toEqual({ score: 33, isPassed: true, wrong: [1, 2] })
  expect(judgeQuiz(questions, [], 0)).toMatchObject({ score: 0, isPassed: true })
  expect(judgeQuiz([], [], 0)).toMatchObject({ isPassed: false })
})

test('progress says a hundred only of everything, and what is next is not done yet', () => {
  expect([progressOf(0, 0), progressOf(1, 3), progressOf(2, 3), progressOf(3, 3)]).toEqual([0, 33, 66, 100])
  expect(progressOf(999, 1000)).toBe(99)
  const lessons = [
    { id: 1, isDone: true, isOpen: true },
    { id: 2, isDone: false, isOpen: true },
    { id: 3, isDone: true, isOpen: true },
    { id: 4, isDone: false, isOpen: false },
  ]
  expect([nextLesson(lessons, null), nextLesson(lessons, 1), nextLesson(lessons, 3)]).toEqual([2, 2, 2])
  expect(
    nextLesson(
      lessons.map((one) => ({ ...one, isDone: true })),
      4,
    ),
  ).toBeNull()
})

test('a lesson is typed in lines, and is never more than text', () => {
  expect(contentHtml(lessonBlocks('# Mula\n\nAyat <b>\n- satu\n- dua\n1. tiga\n## Lagi'))).toBe(
    '<h2>Mula</h2><p>Ayat &lt;b&gt;</p><ul><li>satu</li><li>dua</li></ul><ol><li>tiga</li></ol><h3>Lagi</h3>',
  )
})
