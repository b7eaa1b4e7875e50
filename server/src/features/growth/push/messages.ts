import type { Message } from '../../../platform/errors/message.ts'
import type { PushEvent } from './queries.ts'

export const texts = {
  on: {
    ms: 'Peranti ini akan memberitahu setiap pesanan baharu.',
    en: 'This device tells you of each new order.',
    zh: '这台设备会提醒您每一笔新订单。',
  },
  off: {
    ms: 'Peranti ini tidak lagi memberitahu pesanan.',
    en: 'This device no longer tells you of orders.',
    zh: '这台设备不再提醒订单。',
  },
  badEndpoint: {
    ms: 'Alamat pemberitahuan pelayar ini tidak boleh digunakan.',
    en: 'The notification address of this browser cannot be used.',
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
