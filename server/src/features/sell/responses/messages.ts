import type { ResponseState } from '@kedai/contracts/collections.ts'
import type { Message } from '../../../platform/errors/message.ts'

/** What a chat asks who has not paid. */
export const remind: Message = {
  ms: 'Salam {name}. Bayaran untuk "{title}" (pesanan {order}) sebanyak {due} masih belum diterima. Boleh buat bayaran melalui pautan pesanan yang dihantar kepada anda. Terima kasih.',
  en: 'Hello {name}. We have not received the payment of {due} for "{title}" (order {order}) yet. You can pay with the order link we sent you. Thank you.',
  zh: '{name} 您好，“{title}”（订单 {order}）的款项 {due} 尚未收到。您可通过收到的订单链接付款，谢谢。',
}

export const stateWords = {
  paid: { ms: 'Sudah bayar', en: 'Paid', zh: '已付款' },
  unpaid: { ms: 'Belum bayar', en: 'Not paid', zh: '未付款' },
  over: { ms: 'Dibatalkan', en: 'Cancelled', zh: '已取消' },
} satisfies Record<ResponseState, Message>

export const columnTitles: readonly Message[] = [
  { ms: 'No. pesanan', en: 'Order', zh: '订单号' },
  { ms: 'Masa', en: 'Time', zh: '时间' },
  { ms: 'Keadaan', en: 'Status', zh: '状态' },
  { ms: 'Nama', en: 'Name', zh: '姓名' },
  { ms: 'Telefon', en: 'Phone', zh: '电话' },
  { ms: 'E-mel', en: 'E-mail', zh: '电邮' },
  { ms: 'Jumlah (RM)', en: 'Total (RM)', zh: '总额 (RM)' },
  { ms: 'Dibayar (RM)', en: 'Paid (RM)', zh: '已付 (RM)' },
  { ms: 'Pilihan', en: 'Items', zh: '项目' },
]

export const yes: Message = { ms: 'Ya', en: 'Yes', zh: '是' }
