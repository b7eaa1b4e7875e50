import type { Sight } from './watch.ts'

/** A seller's screen, opened from nothing by somebody who is signed in, and what they open it for. */
export type Look = { name: string; path: string; sight: Sight }

export const looks: readonly Look[] = [
  {
    name: 'home, the work that waits',
    path: '/seller',
    sight: { selector: '[aria-labelledby=work-heading] nav a', text: '\\d' },
  },
  { name: 'orders, the first row', path: '/seller/orders', sight: { selector: 'main tbody tr', text: '\\d' } },
  { name: 'products, the first row', path: '/seller/products', sight: { selector: 'main tbody tr', text: '\\d' } },
]
