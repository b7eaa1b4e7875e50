import type { ItemView } from '@kedai/contracts/items.ts'
import { excerpt } from '@kedai/domain/text/excerpt.ts'
import { textOf } from '../../content/stored-html.tsx'

const named = (reviews: ItemView['reviews']) => reviews.filter(({ name }) => name !== '')

const reviewFact = ({ stars, words, name, written_at }: ItemView['reviews'][number]) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: written_at.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  ...(words !== '' && { reviewBody: words }),
})

// A time of Malaysia as ISO 8601 has it.
const isoTime = (time: string) => `${time.replace(' ', 'T')}+08:00`

// An event by its time and place, a course by who gives it, anything else as a product.
function kindOf({ view_id: sku, ticket, course }: ItemView['item'], seller: object): Record<string, unknown> {
  if (ticket)
    return {
      '@type': 'Event',
      startDate: isoTime(ticket.starts_at),
      ...(ticket.ends_at !== null && { endDate: isoTime(ticket.ends_at) }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: ticket.venue, address: ticket.venue },
      organizer: seller,
    }
  if (course) return { '@type': 'Course', provider: seller }
  return { '@type': 'Product', sku }
}

const isAway = ({ vacation }: ItemView['shop']): boolean => vacation !== null && vacation.mode !== 'later'

// What is sold, as schema.org has it, so that a search engine can show price and stock beside the link.
export function productFacts(view: ItemView, publicUrl: string): Record<string, unknown> {
  const { item, items, shop, reviews, referral_link: url } = view
  const prices = items.map(({ price }) => price).toSorted((one, other) => Number(one) - Number(other))
  const shared = {
    url,
    priceCurrency: shop.currency === 'RM' ? 'MYR' : shop.currency,
    seller: { '@type': 'Organization', name: shop.name },
    // A shop that is away sells nothing until it is back.
    availability: `https://schema.org/${item.is_out_stock || isAway(shop) ? 'OutOfStock' : 'InStock'}`,
  }
  return {
    '@context': 'https://schema.org',
    ...kindOf(item, shared.seller),
    name: item.title,
    description: excerpt(textOf(item.content), 500),
    image: item.images.map((image) => publicUrl + image.url),
    offers:
      prices.length > 1 && prices[0] !== prices.at(-1)
        ? {
            '@type': 'AggregateOffer',
            lowPrice: prices[0],
            highPrice: prices.at(-1),
            offerCount: prices.length,
            ...shared,
          }
        : { '@type': 'Offer', price: item.price, ...shared },
    ...(item.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: item.rating,
        ratingCount: item.rating_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    // Without a name there is no author, which a review must have.
    ...(named(reviews).length > 0 && { review: named(reviews).map(reviewFact) }),
  }
}
