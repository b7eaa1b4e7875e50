import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'

export type ClosedWays = Partial<Record<(typeof deliveryChannels)[number], string>>

// The ways by which this installation cannot send, each with why.
export const closedWays = (channels: InvoiceView['channels']): ClosedWays =>
  Object.fromEntries(
    deliveryChannels.flatMap((way) => (channels[way].allowed ? [] : [[way, channels[way].reason ?? '']])),
  )
