import { expect, it } from 'vitest'
import type { PageBlock } from './page-block.ts'
import { checkPage } from './page-checks.ts'

const hero: PageBlock = { type: 'hero', title: 'Raya', text: '', image_id: 1, alt: 'Kuih', button: null }
const product: PageBlock = { type: 'product', view_id: 'MUG', shows: 'order' }
const check = (blocks: PageBlock[], more: Partial<Parameters<typeof checkPage>[0]> = {}) =>
  checkPage({ blocks, description: 'Kuih raya', widthOf: () => 1600, now: '2026-11-20 12:00:00', ...more }).map(
    ({ kind, at }) => `${kind} ${at}`,
  )

it('has nothing against a page that is whole, and nothing but a description to ask of an empty one', () => {
  expect(check([hero, product])).toEqual([])
  expect(check([], { description: '' })).toEqual(['no_description null'])
})

it('finds pictures without words, blurred ones, and too many', () => {
  const picture: PageBlock = { type: 'picture', image_id: 2, alt: ' ', caption: '', link: '' }
  const gallery: PageBlock = {
    type: 'gallery',
    pictures: Array.from({ length: 15 }, () => ({ image_id: 3, alt: 'Kek' })),
  }
  expect(check([hero, picture, product])).toEqual(['no_words_for_picture 1'])
  expect(check([hero, product], { widthOf: () => 640 })).toEqual(['small_picture 0'])
  expect(check([hero, product], { widthOf: () => null })).toEqual([])
  expect(check([hero, gallery, product])).toEqual(['many_pictures null'])
})

it('finds what is empty, over, without a heading or without anything to buy', () => {
  const over: PageBlock = { type: 'countdown', title: '', until: '2026-11-20 12:00:00' }
  const empty: PageBlock = { type: 'paragraph', spans: [{ text: ' ' }] }
  expect(check([hero, over, product])).toEqual(['countdown_over 1'])
  expect(check([{ ...over, until: '2026-11-20 12:00:01' }])).toEqual(['no_heading null', 'nothing_to_buy null'])
  expect(check([hero, empty, product])).toEqual(['empty_block 1'])
})

it('finds what is still to be chosen, each by what it waits for', () => {
  const waiting: PageBlock[] = [
    { type: 'product', view_id: '', shows: 'order', item_type: 'ticket' },
    { type: 'products', title: '', pick: 'chosen', category: '', view_ids: [], limit: 4 },
    { type: 'picture', image_id: null, alt: '', caption: '', link: '' },
    { type: 'gallery', pictures: [] },
    { type: 'video', url: '', title: 'Lihat' },
    { type: 'countdown', title: '', until: '' },
    { type: 'map', title: '', address: ' ' },
    { type: 'faq', title: '', questions: [{ question: '', answer: '' }] },
    { ...hero, button: { label: 'Beli', link: '' } },
  ]
  expect(check(waiting)).toEqual([
    'no_product 0',
    'no_product 1',
    'no_picture 2',
    'no_picture 3',
    'no_video 4',
    'no_time 5',
    'no_address 6',
    'no_question 7',
    'no_link 8',
  ])
})
