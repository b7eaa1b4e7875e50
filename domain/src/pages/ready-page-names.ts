/** Pages to begin with, in the order in which they are offered. */
export const readyPageNames = [
  'product',
  'sale',
  'raya',
  'bazaar',
  'event',
  'class',
  'rental',
  'booking',
  'membership',
  'fund',
  'agents',
  'waiting',
  'about',
] as const

export type ReadyPageName = (typeof readyPageNames)[number]
