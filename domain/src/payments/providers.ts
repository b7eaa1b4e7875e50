/** The providers of CONTRACT §11 that this product speaks with, in the order sellers see them, by the names people know them by. */
export const providerNames = {
  sandbox: 'Sandbox',
  billplz: 'Billplz',
  toyyibpay: 'toyyibPay',
  chip: 'CHIP',
  senangpay: 'senangPay',
  stripe: 'Stripe',
} as const

export type ProviderCode = keyof typeof providerNames

/** The name of a provider; one that is no longer known is called by its code. */
export const providerName = (code: string): string =>
  Object.entries(providerNames).find(([known]) => known === code)?.[1] ?? code
