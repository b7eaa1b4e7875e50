/** What people are told, the first that fits. */
export const displayStatuses = [
  'void',
  'refunded',
  'credited',
  'written_off',
  'paid',
  'overdue',
  'partial',
  'viewed',
  'sent',
  'approved',
  'draft',
] as const
export type DisplayStatus = (typeof displayStatuses)[number]
