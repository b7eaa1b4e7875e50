import { courseForm } from '@kedai/contracts/course-forms.ts'
import { expect, it } from 'vitest'
import { emptyCourse, moved, toCourseValues, toCourseWire } from './course-values.ts'

const kept = courseForm.parse({
  access_days: 30,
  renewal_price: '49.00',
  sections: [
    {
      title: 'Mula',
      lessons: [
        { id: 11, title: 'Satu', kind: 'text', text: 'Hai', minutes: 3, is_preview: true },
        { id: 12, title: 'Dua', kind: 'video', link: 'https://vimeo.com/76979871', after_days: 7 },
        { id: 13, title: 'Tiga', kind: 'file', file_id: 5, file_name: 'a.pdf', opens_on: '2026-12-01' },
        {
          id: 14,
          title: 'Empat',
          kind: 'quiz',
          pass_percent: 60,
          questions: [{ question: 'A?', options: ['a', 'b'], correct: [1] }],
        },
      ],
    },
  ],
})

it('sends a course back as it was kept', () => {
  expect(courseForm.parse(toCourseWire(toCourseValues(kept)))).toEqual(kept)
})

it('leaves out a price of renewal where nothing ends, and begins with one empty lesson', () => {
  expect(toCourseWire({ ...toCourseValues(kept), access_days: ' ' })).toMatchObject({
    access_days: null,
    renewal_price: null,
  })
  expect(toCourseValues(null)).toEqual(emptyCourse())
})

it('moves a row within its list, and not beyond its ends', () => {
  expect([moved([1, 2, 3], 0, 1), moved([1, 2, 3], 2, 1), moved([1, 2, 3], 0, -1), moved([1, 2, 3], 2, 3)]).toEqual([
    [2, 1, 3],
    [1, 3, 2],
    [1, 2, 3],
    [1, 2, 3],
  ])
})
