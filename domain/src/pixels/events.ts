/** What a shop's pages may tell; each can be switched off. */
export const pixelEvents = [
  'page_view',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'add_payment_info',
  'purchase',
] as const
export type PixelEvent = (typeof pixelEvents)[number]
