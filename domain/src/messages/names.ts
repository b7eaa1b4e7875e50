/** Why something was sent to somebody, as the ledger of messages has it. */
export const messageReasons = [
  'campaign',
  'automation',
  'invoice',
  'reminder',
  'receipt',
  'quote',
  'statement',
  'order',
  'test',
] as const
export type MessageReason = (typeof messageReasons)[number]

export const messageChannels = ['sms', 'email', 'whatsapp'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** `asking`: its provider is being asked, or was when a process ended; `bounced`: taken, and reported later as not delivered. */
export const messageStates = ['queued', 'asking', 'sent', 'failed', 'bounced', 'skipped', 'cancelled'] as const
export type MessageState = (typeof messageStates)[number]

/** On what ground it may go: its reader agreed to offers, it is about what they bought, or it is the seller's own test. */
export const messageBases = ['consent', 'transactional', 'own'] as const
export type MessageBasis = (typeof messageBases)[number]
