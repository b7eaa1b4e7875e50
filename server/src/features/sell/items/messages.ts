import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const notForSale: Message = {
  ms: 'Barang ini tidak dijual lagi, atau pautannya tersilap. Minta pautan baharu daripada penjual.',
  en: 'This item is no longer available, or the link is wrong. Ask the seller for a new link.',
  zh: '此商品已下架，或链接有误。请向卖家索取新的链接。',
}

/** What paying by a kind of method comes to, in a few words. */
export const payHints = {
  gateway: { ms: 'Bayar sekarang di laman bank', en: 'Pay now on the bank page', zh: '在银行页面立即付款' },
  bank_transfer: {
    ms: 'Buat pindahan dan hantar bukti bayaran. Penjual akan menyemaknya.',
    en: 'Transfer and send the payment slip. The seller will check it.',
    zh: '转账后提交凭证，由卖家核对',
  },
  qr: {
    ms: 'Imbas kod QR selepas memesan dan hantar bukti bayaran. Penjual akan menyemaknya.',
    en: 'Scan the QR code after ordering and send the payment slip. The seller will check it.',
    zh: '下单后扫码付款并提交凭证，由卖家核对',
  },
  cod: { ms: 'Bayar tunai apabila barang sampai', en: 'Pay cash when the parcel arrives', zh: '收货时付现金' },
} satisfies Record<PaymentKind, Message>

/** Of a method whose orders each come to an amount of their own. */
export const uniqueTotalHint: Message = {
  ms: 'Buat pesanan untuk melihat jumlah tepat yang perlu dibayar',
  en: 'Place your order to see the exact amount to pay',
  zh: '请先下单，随后显示应付的确切金额',
}

export const codPickupHint: Message = {
  ms: 'Bayar semasa anda mengambilnya',
  en: 'Pay when you collect it',
  zh: '自取时付款',
}
