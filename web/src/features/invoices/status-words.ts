import type { DisplayStatus } from '@kedai/contracts/display-statuses.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '../../ui/notice.tsx'

export type StatusWord = { word: MessageDescriptor; tone: Tone }

// How an invoice stands, in a seller's words. What waits is gold, what is late is red, what is done is green.
export const statusWords = {
  draft: { word: msg`Draft`, tone: 'neutral' },
  approved: { word: msg`Approved`, tone: 'info' },
  sent: { word: msg({ message: 'Sent', context: 'invoice' }), tone: 'info' },
  viewed: { word: msg({ message: 'Seen', context: 'invoice' }), tone: 'info' },
  partial: { word: msg`Partly paid`, tone: 'warn' },
  overdue: { word: msg`Overdue`, tone: 'danger' },
  paid: { word: msg`Paid`, tone: 'good' },
  credited: { word: msg({ message: 'Credited', context: 'invoice' }), tone: 'neutral' },
  written_off: { word: msg({ message: 'Written off', context: 'invoice' }), tone: 'neutral' },
  refunded: { word: msg`Refunded`, tone: 'neutral' },
  void: { word: msg({ message: 'Void', context: 'invoice' }), tone: 'neutral' },
} satisfies Record<DisplayStatus, StatusWord>
