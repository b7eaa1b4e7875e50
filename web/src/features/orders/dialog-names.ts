// Actions that ask for more than a press.
export const dialogNames = ['approve_proof', 'reject_proof', 'record_payment', 'fulfil', 'cancel', 'refund'] as const
export type DialogName = (typeof dialogNames)[number]
