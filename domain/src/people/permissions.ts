export const roles = ['owner', 'staff'] as const
export type Role = (typeof roles)[number]

/** The areas of work in a shop; `grantable` ones can be given to staff, the rest stay with owners. */
export const works = {
  orders: { grantable: true },
  payments: { grantable: true },
  refunds: { grantable: true },
  products: { grantable: true },
  customers: { grantable: true },
  coupons: { grantable: true },
  shipping: { grantable: true },
  invoices: { grantable: true },
  resellers: { grantable: true },
  reports: { grantable: true },
  shop_settings: { grantable: true },
  bank_accounts: { grantable: false },
  webhooks: { grantable: false },
  staff: { grantable: false },
} as const satisfies Record<string, { grantable: boolean }>

export type Work = keyof typeof works

export const workNames = Object.keys(works) as Work[] // the keys of a literal without further ones

/** Whether a text names an area of work. */
export const isWork = (value: unknown): value is Work => workNames.some((work) => work === value)

/** Whether a member of a shop may do some work: owners all of it, staff what they were given and can be given. */
export const can = (role: Role, permissions: readonly string[], work: Work): boolean =>
  role === 'owner' || (works[work].grantable && permissions.includes(work))

/** The areas of work of a member, for menus. */
export const allowedWork = (role: Role, permissions: readonly string[]): Work[] =>
  workNames.filter((work) => can(role, permissions, work))
