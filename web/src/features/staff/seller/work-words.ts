import type { Role, Work } from '@kedai/domain/people/permissions.ts'
import { useLingui } from '@lingui/react/macro'

// What each area of work is called, and what it opens.
export function useWorkWords(): {
  works: Record<Work, { name: string; about: string }>
  roles: Record<Role, { name: string; about: string }>
  worksIn: (permissions: readonly string[]) => string
} {
  const { t } = useLingui()
  const works = {
    orders: { name: t`Orders`, about: t`See orders, pack and send them, write notes` },
    payments: { name: t`Payments`, about: t`Check slips, record payments, match money` },
    refunds: { name: t`Refunds`, about: t`Record refunds` },
    products: { name: t`Products and stock`, about: t`Products, prices, pictures, stock, categories` },
    customers: { name: t`Customers`, about: t`Customers, their orders and contact details` },
    coupons: { name: t`Coupons`, about: t`Make coupons and end them` },
    shipping: { name: t`Shipping`, about: t`Zones, couriers and their prices` },
    invoices: { name: t`Invoices`, about: t`Write invoices and send them` },
    resellers: { name: t`Resellers`, about: t`Agents and dropshippers` },
    reports: { name: t`Reports`, about: t`Sales figures` },
    shop_settings: { name: t`Shop settings`, about: t`Details, look, terms, holidays` },
    bank_accounts: { name: t`Bank accounts`, about: t`Receiving accounts: owners only` },
    webhooks: { name: t`Webhooks`, about: t`Sending buyers’ details to another system: owners only` },
    staff: { name: t`Staff`, about: t`Staff: owners only` },
  } satisfies Record<Work, { name: string; about: string }>
  const roles = {
    staff: {
      name: t({ message: 'Staff', context: 'role' }),
      about: t`Does the work you choose, and sees nothing else`,
    },
    owner: { name: t`Owner`, about: t`May do everything, bank accounts and staff too` },
  } satisfies Record<Role, { name: string; about: string }>
  const worksIn = (permissions: readonly string[]) =>
    permissions.flatMap((name) => (name in works ? [works[name as Work].name] : [])).join(', ') // asked just before
  return { works, roles, worksIn }
}
