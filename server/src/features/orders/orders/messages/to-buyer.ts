import type { Message } from '../../../../platform/errors/message.ts'

/** What a buyer is told before there is an order. */
export const buyerTexts = {
  tooManyBookings: {
    ms: 'Anda sudah memegang {max} tempahan yang belum dibayar di kedai ini. Bayar atau batalkan salah satu dahulu.',
    en: 'You already have {max} unpaid bookings in this shop. Pay for one or cancel one first.',
    zh: '您在本店已有 {max} 个未付款的预订，请先付款或取消其中一个。',
  },
} satisfies Record<string, Message>

/** How a seller's WhatsApp message to a buyer begins. */
export const messageToBuyer: Message = {
  ms: 'Salam {name}, ini {shop} tentang pesanan {order_no} ({total}).',
  en: 'Hello {name}, this is {shop} about your order {order_no} ({total}).',
  zh: '{name} 您好，我是 {shop}，关于您的订单 {order_no}（{total}）。',
}
