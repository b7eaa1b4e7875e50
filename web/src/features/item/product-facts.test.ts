import type { ItemView } from '@kedai/contracts/items.ts'
import { expect, it } from 'vitest'
import { productFacts } from './product-facts.ts'

// Only what the facts are made of.
const view = (prices: string[], isOut = false) =>
  ({
    item: {
      title: 'Cawan </script>',
      view_id: 'MUG',
      content: '<p>Buatan <strong>tangan</strong></p>',
      price: prices[0],
      rating: null,
      rating_count: 0,
      is_out_stock: isOut,
      images: [{ url: '/media/1/a.jpg' }],
    },
    items: prices.map((price) => ({ price })),
    shop: { name: 'Kedai Demo', currency: 'RM', vacation: null },
    reviews: [],
    referral_link: 'https://kedai.test/s/demo/i/MUG',
  }) as unknown as ItemView

it('tells price, stock and seller', () => {
  expect(productFacts(view(['25.00']), 'https://kedai.test')).toMatchObject({
    '@type': 'Product',
    name: 'Cawan </script>',
    description: 'Buatan tangan',
    image: ['https://kedai.test/media/1/a.jpg'],
    offers: {
      '@type': 'Offer',
      price: '25.00',
      priceCurrency: 'MYR',
      availability: 'https://schema.org/InStock',
      url: 'https://kedai.test/s/demo/i/MUG',
    },
  })
  expect(productFacts(view(['100.00', '45.00'], true), '').offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '45.00',
    highPrice: '100.00',
    offerCount: 2,
    availability: 'https://schema.org/OutOfStock',
  })
})

it('tells that nothing can be had while the shop is away, and of a rental and an event alike', () => {
  const plain = view(['25.00'])
  const ticket = {
    starts_at: '2026-12-20 20:30:00',
    ends_at: null,
    venue: 'Dewan',
    participant_fields: [],
    waitlist: true,
  }
  const away = (mode: 'closed' | 'browse' | 'later') =>
    [plain, { ...plain, item: { ...plain.item, ticket } }].map(
      (one) =>
        productFacts(
          { ...one, shop: { ...one.shop, vacation: { mode, message: '', until: null, dispatch_on: null } } },
          '',
        ).offers,
    )
  for (const mode of ['closed', 'browse'] as const)
    expect(away(mode)).toMatchObject(Array(2).fill({ availability: 'https://schema.org/OutOfStock' }))
  expect(away('later')).toMatchObject(Array(2).fill({ availability: 'https://schema.org/InStock' }))
})

it('tells the rating and who gave it, and none where there is none', () => {
  const plain = view(['25.00'])
  expect(Object.keys(productFacts(plain, ''))).not.toContain('aggregateRating')
  const said = {
    id: 1,
    stars: 4,
    words: 'Cantik',
    name: 'Siti A.',
    written_at: '2026-11-20 09:00:00',
    is_edited: false,
    reply: null,
  }
  const rated = {
    ...plain,
    item: { ...plain.item, rating: 4.5, rating_count: 2 },
    reviews: [said, { ...said, id: 2, name: '' }],
  }
  expect(productFacts(rated, '')).toMatchObject({
    aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
    review: [{ author: { name: 'Siti A.' }, reviewBody: 'Cantik', datePublished: '2026-11-20' }],
  })
})

it('is an event with its time and place, or a course, where that is sold', () => {
  const plain = view(['45.00'])
  const ticket = { starts_at: '2026-12-20 20:30:00', ends_at: null, venue: 'Dewan Budaya, Ipoh' }
  const event = productFacts({ ...plain, item: { ...plain.item, ticket } } as ItemView, '')
  expect(event).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-20T20:30:00+08:00',
    location: { '@type': 'Place', name: 'Dewan Budaya, Ipoh' },
    offers: { '@type': 'Offer', price: '45.00' },
  })
  expect(Object.keys(event)).not.toContain('endDate')
  const course = productFacts(
    { ...plain, item: { ...plain.item, course: { sections: [] } } } as unknown as ItemView,
    '',
  )
  expect(course).toMatchObject({ '@type': 'Course', provider: { '@type': 'Organization' } })
})
