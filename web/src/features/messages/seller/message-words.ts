import type { SentState } from '@kedai/contracts/messages.ts'
import type { MessageBasis, MessageChannel, MessageReason } from '@kedai/domain/messages/names.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const reasonWords: Record<MessageReason, MessageDescriptor> = {
  campaign: msg`Campaign`,
  automation: msg`Automation`,
  invoice: msg`Invoice`,
  reminder: msg`Payment reminder`,
  receipt: msg`Receipt`,
  quote: msg`Quote`,
  statement: msg`Statement`,
  order: msg`Order`,
  test: msg`Test`,
}

export const channelWords: Record<MessageChannel, MessageDescriptor> = {
  sms: msg`SMS`,
  email: msg`E-mail`,
  whatsapp: msg`WhatsApp`,
}

export const stateWords = {
  queued: { tone: 'info', label: msg`Waiting` },
  sent: { tone: 'good', label: msg`Sent` },
  delivered: { tone: 'good', label: msg`Delivered` },
  opened: { tone: 'good', label: msg`Opened` },
  failed: { tone: 'danger', label: msg`Failed` },
  bounced: { tone: 'danger', label: msg`Did not arrive` },
  skipped: { tone: 'neutral', label: msg`Passed over` },
  cancelled: { tone: 'neutral', label: msg`Called off` },
} as const satisfies Record<SentState, { tone: string; label: MessageDescriptor }>

export const basisWords: Record<MessageBasis, MessageDescriptor> = {
  consent: msg`They agreed to offers`,
  transactional: msg`About what they bought or owe: it needs no consent`,
  own: msg`A test to your own number or address`,
}
