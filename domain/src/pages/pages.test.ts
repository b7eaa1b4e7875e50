import { describe, expect, it } from 'vitest'
import { picturesOf } from './page-block.ts'
import { readVideo, videoLink } from './video.ts'

describe('a film', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=3', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    [
      'https://www.tiktok.com/@kedai.satu/video/7212345678901234567',
      'https://www.tiktok.com/@/video/7212345678901234567',
    ],
  ])('%s is known', (typed, link) => {
    const video = readVideo(typed)
    expect(video && videoLink(video)).toBe(link)
  })
  it.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
    'https://evil.test/?https://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://youtu.be/"onload=',
    '',
  ])('%j is none', (typed) => expect(readVideo(typed)).toBeNull())
})

it('names each picture once', () =>
  expect(
    picturesOf([
      { type: 'hero', title: 'a', text: '', image_id: 3, alt: '', button: null },
      { type: 'hero', title: 'a', text: '', image_id: null, alt: '', button: null },
      {
        type: 'gallery',
        pictures: [
          { image_id: 3, alt: '' },
          { image_id: 4, alt: '' },
        ],
      },
      { type: 'picture', image_id: 5, alt: '', caption: '', link: '' },
      { type: 'policies', title: '' },
    ]),
  ).toEqual([3, 4, 5]))
