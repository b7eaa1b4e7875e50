import { z } from 'zod'
import { eventNames } from './events.ts'

/** Pusher protocol 7, as the standard clients expect it (spec §9, contract §6). */
const eventNamespace = 'App\\Events\\'

type EventName = keyof typeof eventNames
export type EventWireName = (typeof eventNames)[EventName]

/** An event's name on a socket: what a client listens to as `OrderPlaced` arrives as `App\Events\OrderPlaced`. */
export const socketEvent = (name: EventWireName): string => eventNamespace + name

/** What the holder of an order's link hears of it. */
export const buyerEvents: ReadonlySet<EventWireName> = new Set<EventWireName>([
  'OrderPlaced',
  'OrderPaid',
  'OrderEdited',
  'OrderShipped',
  'OrderReady',
  'OrderTracked',
  'OrderCancelled',
  'OrderExpired',
  'OrderDelivered',
  'PaymentRecorded',
  'PaymentRefunded',
  'SlipUploaded',
  'SlipRejected',
])

const socketId = z
  .string()
  .regex(/^\d{1,20}\.\d{1,20}$/)
  .optional()
  .meta({
    description: 'As the first message on the socket named it. May be left out where `X-Socket-Id` says it.',
    example: '1234.5678',
  })

/** POST /broadcasting/auth */
export const channelAuthBody = z.object({ socket_id: socketId, channel_name: z.string().min(1).max(200) })

/** Signed with the application's secret, as the client sends it on to the socket. */
export const channelAuthReply = z.object({ auth: z.string(), channel_data: z.string().optional() })

/** POST /broadcasting/user-auth */
export const userAuthBody = z.object({ socket_id: socketId })

export const userAuthReply = z.object({ auth: z.string(), user_data: z.string() })
