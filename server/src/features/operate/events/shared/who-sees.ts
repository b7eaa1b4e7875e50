import { can } from '@kedai/domain/people/permissions.ts'
import type { Role, Work } from '@kedai/domain/people/permissions.ts'
import type { KeptEvent } from '../../../../platform/events/read-events.ts'

type Member = { role: Role; permissions: readonly string[] }

// A review is about an order as well, and is the work of whoever minds the products.
const subjects = [
  { of: (event: KeptEvent) => event.product_id, work: 'products' },
  { of: (event: KeptEvent) => event.order_id, work: 'orders' },
  { of: (event: KeptEvent) => event.invoice_id ?? event.quote_id, work: 'invoices' },
] as const satisfies { of: (event: KeptEvent) => number | null; work: Work }[]

const ofShop = 'shop_settings' satisfies Work

/** Which events a member of a shop may see: those about what is his work. */
export function maySee({ role, permissions }: Member): (event: KeptEvent) => boolean {
  const allowed = new Set<Work>(worksWithEvents.filter((work) => can(role, permissions, work)))
  return (event) => allowed.has(subjects.find(({ of }) => of(event) !== null)?.work ?? ofShop)
}

export const maySeeAny = ({ role, permissions }: Member): boolean =>
  worksWithEvents.some((work) => can(role, permissions, work))

export const maySeeAll = ({ role, permissions }: Member): boolean =>
  worksWithEvents.every((work) => can(role, permissions, work))

const worksWithEvents: readonly Work[] = [...subjects.map(({ work }) => work), ofShop]
