import { expect, test } from 'vitest'
import { onlyPictures } from './only-pictures.ts'

test('a picture and what says nothing of itself are sent; a document and a film are told', () => {
  const named = (name: string, type: string) => ({ name, type })
  const { pictures, others } = onlyPictures([
    named('a.jpg', 'image/jpeg'),
    named('IMG_0042.HEIC', ''),
    named('harga.pdf', 'application/pdf'),
    named('kek.mp4', 'video/mp4'),
  ])
  expect([pictures.map(({ name }) => name), others.map(({ name }) => name)]).toEqual([
    ['a.jpg', 'IMG_0042.HEIC'],
    ['harga.pdf', 'kek.mp4'],
  ])
})
