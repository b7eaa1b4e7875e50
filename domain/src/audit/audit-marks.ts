import type { AuditAction } from './audit-actions.ts'

/** Tables besides the log that keep who did each thing, and which the screens of the shop show. */
export const histories = [
  'order_events',
  'invoice_events',
  'quote_events',
  'product_changes',
  'product_runs',
  'product_imports',
  'order_runs',
  'shipments',
  'label_prints',
  'messages',
  'tickets',
  'rental_notes',
  'member_visits',
  'statement_deliveries',
] as const
export type History = (typeof histories)[number]

/** Why a call that writes leaves no line anywhere. */
export const unlogged = {
  asks: 'It works something out, or asks somebody else, and changes nothing of the shop.',
  own: 'Nobody but the person who calls sees what it changes.',
  draft: 'Buyers see it once it is published or issued, and that is told.',
  stops: 'It ends work under way; what that did is told by itself.',
  upload: 'Its file shows nowhere until something is saved with it.',
} as const
export type Unlogged = keyof typeof unlogged

/** What a call of a seller that writes leaves behind: lines of the log, rows of a history, or nothing, and why. */
export type AuditMark = AuditAction | History | Unlogged | readonly (AuditAction | History)[]
