import type { Message } from '../../../platform/errors/message.ts'
import type { PushEvent } from './queries.ts'

export const texts = {
  on: {
    ms: 'Pemberitahuan pesanan baharu dihidupkan pada peranti ini.',
    en: 'Notifications for new orders are on for this device.',
    zh: '此设备已开启新订单通知。',
  },
  off: {
    ms: 'Pemberitahuan pesanan dimatikan pada peranti ini.',
    en: 'Order notifications are off for this device.',
    zh: '此设备已关闭订单通知。',
  },
  badEndpoint: {
    ms: 'Alamat pemberitahuan pelayar ini tidak boleh digunakan.',
    en: 'This browser’s notification address is not supported.',
    zh: '无法使用此浏览器的通知地址。',
  },
  badKeys: {
    ms: 'Kunci pemberitahuan pelayar ini tidak sah.',
    en: 'The notification keys of this browser are not valid.',
    zh: '此浏览器的通知密钥无效。',
  },
} satisfies Record<string, Message>

export const titles = {
  switched_on: { ms: '{shop}', en: '{shop}', zh: '{shop}' },
  'order.placed': { ms: 'Pesanan baharu {order_no}', en: 'New order {order_no}', zh: '新订单 {order_no}' },
  'order.paid': {
    ms: 'Pesanan {order_no} sudah dibayar',
    en: 'Order {order_no} is paid',
    zh: '订单 {order_no} 已付款',
  },
  'proof.uploaded': {
    ms: 'Slip untuk pesanan {order_no}',
    en: 'Slip for order {order_no}',
    zh: '订单 {order_no} 的付款凭证',
  },
} satisfies Record<PushEvent, Message>
