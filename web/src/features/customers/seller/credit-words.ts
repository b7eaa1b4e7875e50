import type { CustomerRow } from '@kedai/contracts/customers.ts'
import { money } from '../../../lib/format.ts'

// What the shop owes a customer, each currency for itself; ringgit where there is any, or nothing at all.
export const creditWords = (credit: CustomerRow['credit'], others: CustomerRow['other_credit']): string =>
  [
    ...(credit !== '0.00' || others.length === 0 ? [money(credit)] : []),
    ...others.map(({ amount, currency }) => money(amount, currency)),
  ].join(' + ')
