type Account = { bank: string; number: string; holder: string }

/** The bank accounts of a payment method, as its settings keep them; entries of another shape are left out. */
export const readAccounts = (accounts: unknown): Account[] =>
  (Array.isArray(accounts) ? accounts : []).flatMap((account: unknown) =>
    isAccount(account) ? [{ bank: account.bank, number: account.number, holder: account.holder }] : [],
  )

const isAccount = (value: unknown): value is Account =>
  typeof value === 'object' &&
  value !== null &&
  ['bank', 'number', 'holder'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') // an object by now
