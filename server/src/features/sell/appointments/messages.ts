import type { Message } from '../../../platform/errors/message.ts'
import { slotTexts } from '../product-types/shared/slot-texts.ts'

export const refusals = {
  ...slotTexts,
  tooLateToMove: {
    ms: 'Janji temu ini tidak boleh ditukar lagi. Hubungi penjual jika perlu.',
    en: 'This appointment can no longer be rescheduled. Contact the seller if needed.',
    zh: '此预约已无法改期，如有需要请联系卖家。',
  },
  isOver: {
    ms: 'Janji temu ini sudah selesai atau dibatalkan.',
    en: 'This appointment has ended or was cancelled.',
    zh: '此预约已结束或已取消。',
  },
  tooLong: {
    ms: 'Pilih tempoh paling lama 62 hari.',
    en: 'Choose up to 62 days.',
    zh: '最多可选择 62 天。',
  },
} satisfies Record<string, Message>

export const done = {
  moved: { ms: 'Janji temu ditukar.', en: 'Appointment rescheduled.', zh: '预约已改期。' },
  done: { ms: 'Ditanda selesai.', en: 'Marked as done.', zh: '已标记为完成。' },
  no_show: { ms: 'Ditanda tidak hadir.', en: 'Marked as a no-show.', zh: '已标记为未到场。' },
} satisfies Record<string, Message>

/** What a chat with the buyer begins with. */
export const greeting: Message = {
  ms: 'Salam {name}, peringatan janji temu anda: {title} pada {time} (pesanan {order}).',
  en: 'Hello {name}, a reminder of your appointment: {title} on {time} (order {order}).',
  zh: '{name} 您好，提醒您的预约：{title}，时间 {time}（订单 {order}）。',
}

/** The mail of the day before. Parameters: `{title}`, `{name}`, `{shop}`, `{day}`, `{time}`, `{staff}`, `{order_no}`. */
export const reminderTexts = {
  subject: {
    ms: 'Peringatan: {title} pada {day}, {time}',
    en: 'Reminder: {title} on {day}, {time}',
    zh: '提醒：{day} {time} {title}',
  },
  hello: { ms: 'Salam {name},', en: 'Dear {name},', zh: '{name}，您好：' },
  text: {
    ms: 'Kami menunggu anda di {shop} pada {day}, jam {time}.',
    en: '{shop} expects you on {day} at {time}.',
    zh: '{shop} 将于 {day} {time} 恭候您。',
  },
  textWithStaff: {
    ms: '{staff} menunggu anda di {shop} pada {day}, jam {time}.',
    en: '{staff} of {shop} expects you on {day} at {time}.',
    zh: '{shop} 的 {staff} 将于 {day} {time} 恭候您。',
  },
  change: {
    ms: 'Tidak dapat datang? Buka pesanan {order_no} untuk menukar masa, atau hubungi kedai.',
    en: 'Cannot come? Open order {order_no} to choose another time, or contact the shop.',
    zh: '无法前来？请打开订单 {order_no} 改期，或联系店家。',
  },
  open: { ms: 'Buka pesanan', en: 'Open the order', zh: '打开订单' },
} satisfies Record<string, Message>
