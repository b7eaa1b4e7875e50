/** Orders, payments and stock of a shop, for its people. */
export const shopChannel = (shopId: number): string => `private-shop.${shopId}`
/** Which of the shop's people are there. */
export const shopPresence = (shopId: number): string => `presence-shop.${shopId}`
/** One order, for whoever has its link. */
export const orderChannel = (token: string): string => `private-order.${token}`

export type ChannelSubject = { of: 'shop'; shopId: number; isPresence: boolean } | { of: 'order'; token: string }

/** What a channel is about; null for one that means nothing here. */
export function subjectOfChannel(channel: string): ChannelSubject | null {
  const [, kind, id] = /^(private|presence)-shop\.([1-9]\d{0,14})$/.exec(channel) ?? []
  if (id !== undefined) return { of: 'shop', shopId: Number(id), isPresence: kind === 'presence' }
  const [, token] = /^private-order\.([\w-]{16,100})$/.exec(channel) ?? []
  return token === undefined ? null : { of: 'order', token }
}
