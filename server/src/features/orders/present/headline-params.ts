import { sen } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Message, Params } from '../../../platform/errors/message.ts'
import { byDeadline } from '../messages/headlines.ts'
import type { OrderStory } from '../queries/read-order.ts'
import { inWords } from '../refusal-params.ts'
import { dueOf } from './shared.ts'

/** What the headlines may name. */
export function headlineParams({ order, shipments, proofs }: Pick<OrderStory, 'order' | 'shipments' | 'proofs'>): Params {
  const shipment = shipments[0]
  return {
    due: inWords(dueOf(order)), paid: inWords(sen(order.paid_sen)), total: inWords(sen(order.total_sen)), order_no: order.order_no,
    by: order.hold_expires_at ? filled(byDeadline.some, dayAndTime(order.hold_expires_at)) : byDeadline.none,
    reason: proofs[0]?.reason ?? '', courier: shipment?.courier ?? '', tracking_number: shipment?.tracking_number ?? '',
  }
}

const filled = ({ ms, en, zh }: Message, deadline: string): Message =>
  ({ ms: ms.replace('{deadline}', deadline), en: en.replace('{deadline}', deadline), zh: zh.replace('{deadline}', deadline) })

/** As Malaysians write it: 20/11/2026 21:30. */
function dayAndTime(moment: Date): string {
  const text = formatTime(moment)
  return `${text.slice(8, 10)}/${text.slice(5, 7)}/${text.slice(0, 4)} ${text.slice(11, 16)}`
}
