import type { Message } from '../../../platform/errors/message.ts'

/** How a seller's WhatsApp message to a buyer begins. */
export const messageToBuyer: Message = {
  ms: 'Salam {name}, ini {shop} tentang pesanan {order_no} ({total}).',
  en: 'Hello {name}, this is {shop} about your order {order_no} ({total}).',
  zh: '{name} 您好，我是 {shop}，关于您的订单 {order_no}（{total}）。',
}
