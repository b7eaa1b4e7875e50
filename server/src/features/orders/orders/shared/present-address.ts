import { isStateCode, stateOf } from '@kedai/domain/shipping/states.ts'
import type { OrderStory } from '../queries/read-order.ts'

type Addressed = Pick<
  OrderStory['order'],
  'buyer_name' | 'buyer_email' | 'buyer_phone' | 'address' | 'city' | 'postcode' | 'state' | 'country'
>

/** Who bought, and where it goes. */
export const presentAddress = (order: Addressed) => ({
  name: order.buyer_name,
  email: order.buyer_email,
  phone: order.buyer_phone,
  address: order.address,
  city: order.city,
  postcode: order.postcode,
  state: presentState(order.state),
  country: order.country,
})

const presentState = (code: string | null) =>
  isStateCode(code) ? { code, name: stateOf(code).name } : code === null ? null : { code, name: code }
