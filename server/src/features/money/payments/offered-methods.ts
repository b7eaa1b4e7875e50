import type { PaymentKind, paymentMethodCodes } from '@kedai/domain/payments/methods.ts'

/** A way to be paid that a shop can switch on; `methodDefaults` say how it reads until the seller words it. */
export type OfferedMethod = {
  code: (typeof paymentMethodCodes)[number]
  kind: PaymentKind
  provider: string | null
  isForDemo: boolean
}

export const offeredMethods: readonly OfferedMethod[] = [
  { code: 'bank_transfer', kind: 'bank_transfer', provider: null, isForDemo: false },
  { code: 'duitnow_qr', kind: 'qr', provider: null, isForDemo: false },
  { code: 'cod', kind: 'cod', provider: null, isForDemo: false },
  { code: 'billplz', kind: 'gateway', provider: 'billplz', isForDemo: false },
  { code: 'toyyibpay', kind: 'gateway', provider: 'toyyibpay', isForDemo: false },
  { code: 'chip', kind: 'gateway', provider: 'chip', isForDemo: false },
  { code: 'senangpay', kind: 'gateway', provider: 'senangpay', isForDemo: false },
  { code: 'stripe', kind: 'gateway', provider: 'stripe', isForDemo: false },
  { code: 'sandbox', kind: 'gateway', provider: 'sandbox', isForDemo: true },
]
