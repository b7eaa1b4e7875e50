import type { RentalStatus } from '@kedai/contracts/rentals.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '../../../ui/notice.tsx'

/** Where a booking stands. */
export const rentalWords = {
  held: { word: msg`not paid yet`, tone: 'neutral' },
  booked: { word: msg`booked`, tone: 'info' },
  out: { word: msg`with the buyer`, tone: 'warn' },
  late: { word: msg`late`, tone: 'danger' },
  returned: { word: msg`returned`, tone: 'good' },
  cancelled: { word: msg`cancelled`, tone: 'neutral' },
} satisfies Record<RentalStatus, { word: MessageDescriptor; tone: Tone }>
