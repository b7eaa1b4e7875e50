/** The ways money comes in, whoever provides them (CONTRACT §2 `payment_methods[].kind`). */
export const paymentKinds = ['gateway', 'bank_transfer', 'cod', 'qr'] as const

/** The codes of the methods a shop can switch on. */
export const paymentMethodCodes = [
  'bank_transfer',
  'duitnow_qr',
  'cod',
  'billplz',
  'toyyibpay',
  'chip',
  'senangpay',
  'stripe',
  'sandbox',
] as const

export type PaymentKind = (typeof paymentKinds)[number]

export type PaymentKindRules = {
  /** The buyer is sent to a provider's page and the provider reports back. */
  redirects: boolean
  /** The buyer uploads a slip that the seller checks; it never counts as paid by itself. */
  slips: boolean
  /** How long units are held while unpaid, in minutes, with the seller's bounds; null holds until somebody decides. */
  hold: { usual: number; least: number; most: number } | null
}

/** What differs between the kinds; cash on delivery holds its units until the seller ships or cancels. */
export const paymentKindRules = {
  gateway: { redirects: true, slips: false, hold: { usual: 30, least: 15, most: 120 } },
  bank_transfer: { redirects: false, slips: true, hold: { usual: 24 * 60, least: 24 * 60, most: 72 * 60 } },
  qr: { redirects: false, slips: true, hold: { usual: 24 * 60, least: 60, most: 72 * 60 } },
  cod: { redirects: false, slips: false, hold: null },
} as const satisfies Record<PaymentKind, PaymentKindRules>

/** Whether a text names a kind of payment. */
export const isPaymentKind = (value: unknown): value is PaymentKind => paymentKinds.some((kind) => kind === value)
