import type { Ids } from '../matrix/subject.ts'
import type { World } from '../matrix/world.ts'
import { buyer } from './writing.ts'
import type { Writing } from './writing.ts'

/** A cart's place, and the order that is made of it. */
export const cartWritings: Record<string, Writing> = {
  'POST /api/ajax/guest/carts/shipping/quote': {
    as: 'guest',
    ids: filledCart,
    body: () => ({ postcode: '43000', state: 'Selangor', city: 'Kajang' }),
  },
  'POST /api/ajax/guest/carts/contact': {
    as: 'guest',
    ids: filledCart,
    body: () => ({ name: buyer.name, phone: buyer.phone, email: buyer.email, offers_consent: '1' }),
  },
  'POST /api/ajax/guest/carts/checkout': {
    as: 'guest',
    ids: filledCart,
    body: () => ({ ...buyer, notes: 'Bungkus', paymentMethod: 'bank_transfer' }),
  },
}

async function filledCart({ people, shops: { demo } }: World): Promise<Ids> {
  const unit = { product_id: demo.productId, quantity: 1 }
  const { status, text } = await people.guest.post('/api/ajax/guest/carts', unit, { headers: { 'x-shop': 'demo' } })
  if (status !== 200) throw new Error(`the cart took nothing: ${text}`)
  return {}
}
