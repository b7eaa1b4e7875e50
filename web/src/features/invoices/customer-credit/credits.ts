import type { Customer } from '@kedai/contracts/customers.ts'

// What a customer has in each currency, ringgit first; nothing of what is nothing.
export const creditsOf = ({
  credit,
  other_credit: others,
}: Pick<Customer, 'credit' | 'other_credit'>): Customer['other_credit'] => [
  ...(credit === '0.00' ? [] : [{ currency: 'RM', amount: credit }]),
  ...others,
]
