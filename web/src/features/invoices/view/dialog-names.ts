// Actions that ask for more than a press.
export const dialogNames = [
  'record_payment',
  'send',
  'resend',
  'recurring',
  'set_reminder',
  'instalments',
  'void',
  'delete',
  'reject_proof',
  'reverse',
  'refund',
  'apply_credit',
  'write_off',
  'credit_note',
  'debit_note',
] as const
export type DialogName = (typeof dialogNames)[number]

// `id`: which payment or slip it is about.
export type OpenDialog = (name: DialogName, id?: number) => void
