import type { ShipmentRefusal, ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** Why an action on a parcel is closed, as a seller is told. */
export const shipmentRefusals = {
  not_sent_yet: {
    ms: 'Bungkusan ini belum dihantar.',
    en: 'This parcel has not been sent yet.',
    zh: '此包裹尚未发出。',
  },
  already_sent: { ms: 'Bungkusan ini sudah dihantar.', en: 'This parcel has already been sent.', zh: '此包裹已发出。' },
  was_cancelled: { ms: 'Bungkusan ini sudah dibatalkan.', en: 'This parcel was cancelled.', zh: '此包裹已取消。' },
  already_delivered: {
    ms: 'Bungkusan ini sudah sampai.',
    en: 'This parcel has already been delivered.',
    zh: '此包裹已送达。',
  },
  already_returned: {
    ms: 'Bungkusan ini sudah dikembalikan.',
    en: 'This parcel has already been returned.',
    zh: '此包裹已退回。',
  },
} satisfies Record<ShipmentRefusal, Message>

/** How a parcel stands, in words. */
export const shipmentWords = {
  draft: { ms: 'Sedang disediakan', en: 'Preparing', zh: '准备中' },
  booked: { ms: 'Ditempah', en: 'Booked', zh: '已下单' },
  awaiting_pickup: { ms: 'Menunggu kurier', en: 'Waiting for the courier', zh: '等待揽收' },
  picked_up: { ms: 'Diambil oleh kurier', en: 'Picked up', zh: '已揽收' },
  in_transit: { ms: 'Dalam perjalanan', en: 'On its way', zh: '运输中' },
  out_for_delivery: { ms: 'Sedang dihantar ke alamat', en: 'Out for delivery', zh: '派送中' },
  delivered: { ms: 'Sudah sampai', en: 'Delivered', zh: '已送达' },
  delivery_failed: { ms: 'Penghantaran gagal', en: 'Delivery failed', zh: '派送失败' },
  returning: { ms: 'Dalam perjalanan balik', en: 'Being returned', zh: '退回中' },
  returned: { ms: 'Dikembalikan', en: 'Returned', zh: '已退回' },
  cancelled: { ms: 'Dibatalkan', en: 'Cancelled', zh: '已取消' },
  lost: { ms: 'Hilang', en: 'Lost', zh: '遗失' },
} satisfies Record<ShipmentStatus, Message>
