import type { Message } from '../../../platform/errors/message.ts'

export const done = {
  reset: { ms: 'Pembeli boleh memuat turun semula.', en: 'The buyer can download it again.', zh: '买家可以重新下载。' },
} satisfies Record<string, Message>

export const refusals = {
  noMoreDevices: {
    ms: 'Pesanan ini sudah dimuat turun pada {count} peranti, iaitu had produk ini. Gunakan salah satu daripadanya, atau minta kedai membukanya semula.',
    en: 'This order has reached its limit of {count} download devices. Use one of those devices, or ask the shop to reset the limit.',
    zh: '此订单已在 {count} 台设备上下载，已达此商品的上限。请使用其中一台，或请店家重新开放。',
  },
  notPrepared: {
    ms: 'Fail ini tidak dapat disediakan dengan nama anda. Tiada muat turun digunakan. Minta kedai menghantarnya kepada anda.',
    en: 'We could not prepare this file with your name. No download was used. Ask the shop to send it to you.',
    zh: '无法为您准备此文件，未扣除下载次数。请联系店家发送给您。',
  },
} satisfies Record<string, Message>

/** What stands at the foot of each page of a stamped file. */
export const stampText: Message = {
  ms: 'Dijual kepada {name} (•••{phone}) · pesanan {order} · {date}',
  en: 'Sold to {name} (•••{phone}) · order {order} · {date}',
  zh: '售予 {name}（•••{phone}）· 订单 {order} · {date}',
}
