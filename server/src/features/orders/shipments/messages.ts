import type { UndoRefusal } from '@kedai/domain/shipments/undo-import.ts'
import type { Message } from '../../../platform/errors/message.ts'

/** Why a parcel cannot be made so. */
export const packTexts = {
  courierNeeded: {
    ms: 'Pilih kurier, atau “Hantar sendiri”.',
    en: 'Choose a courier, or “Own delivery”.',
    zh: '请选择快递公司，或选择“自行送货”。',
  },
  allPacked: {
    ms: 'Semua barang pesanan ini sudah ada dalam bungkusan.',
    en: 'All items in this order are already in a parcel.',
    zh: '此订单的货品均已装入包裹。',
  },
  unknownLine: {
    ms: 'Barang ini tiada dalam pesanan, atau tidak dihantar.',
    en: 'This item is not in the order, or does not need delivery.',
    zh: '此商品不在订单中，或无需寄送。',
  },
  moreThanLeft: {
    ms: 'Tinggal {left} unit untuk dihantar.',
    en: 'Only {left} still need to be sent.',
    zh: '仅剩 {left} 件待寄。',
  },
  weightUnreadable: {
    ms: 'Isi berat dalam kilogram, contohnya 1.25.',
    en: 'Fill in the weight in kilograms, for example 1.25.',
    zh: '请以公斤填写重量，例如 1.25。',
  },
} satisfies Record<string, Message>

/** What a call that changed a parcel answers with. */
export const shipmentDone = {
  shipped: {
    ms: 'Penghantaran direkodkan. Pembeli akan dimaklumkan.',
    en: 'Shipment recorded. The buyer will be notified.',
    zh: '已记录发货，将通知买家。',
  },
  tracked: {
    ms: 'Nombor penjejakan disimpan. Pembeli akan dimaklumkan.',
    en: 'Tracking number saved. The buyer will be notified.',
    zh: '运单号已保存，将通知买家。',
  },
  handedOver: {
    ms: 'Serahan direkodkan. Pembeli akan dimaklumkan.',
    en: 'Delivery recorded. The buyer will be notified.',
    zh: '已记录交付，将通知买家。',
  },
  packed: {
    ms: 'Bungkusan disediakan. Tambah nombor penjejakan apabila dihantar.',
    en: 'Parcel created. Add the tracking number when it is sent.',
    zh: '包裹已建立，发出后请填写运单号。',
  },
  saved: { ms: 'Bungkusan disimpan.', en: 'Parcel saved.', zh: '包裹已保存。' },
  delivered: { ms: 'Bungkusan ditandakan sampai.', en: 'The parcel is marked as delivered.', zh: '包裹已标记为送达。' },
  returned: {
    ms: 'Bungkusan ditandakan dikembalikan.',
    en: 'The parcel is marked as returned.',
    zh: '包裹已标记为退回。',
  },
  cancelled: { ms: 'Bungkusan dibatalkan.', en: 'The parcel was cancelled.', zh: '包裹已取消。' },
} satisfies Record<string, Message>

/** What stands on a label besides its facts. */
export const labelWords = {
  title: { ms: 'Label bungkusan', en: 'Parcel labels', zh: '包裹标签' },
  to: { ms: 'KEPADA', en: 'TO', zh: '收件人' },
  from: { ms: 'DARIPADA', en: 'FROM', zh: '寄件人' },
  order: { ms: 'Pesanan', en: 'Order', zh: '订单' },
  collect: { ms: 'COD', en: 'COD', zh: 'COD' },
  contents: { ms: 'ISI', en: 'CONTENTS', zh: '内件' },
  more: { ms: '… dan {count} lagi', en: '… and {count} more', zh: '… 及另外 {count} 项' },
} satisfies Record<string, Message>

/** What became of a row of a file with tracking numbers. */
export const importTexts = {
  toBuyer: {
    ms: 'Hai {name}, pesanan anda {order_no} telah dihantar: {parcel}. Semak di sini: {link}',
    en: 'Hi {name}, your order {order_no} is on its way: {parcel}. Track it here: {link}',
    zh: '{name} 您好，您的订单 {order_no} 已寄出：{parcel}。在此查看：{link}',
  },
  sent: {
    ms: 'Bungkusan ditandakan dihantar. Pembeli akan dimaklumkan.',
    en: 'The parcel is marked as sent. The buyer will be notified.',
    zh: '包裹已标记为发出，将通知买家。',
  },
  changed: {
    ms: 'Nombor penjejakan disimpan. Pembeli akan dimaklumkan.',
    en: 'Tracking number saved. The buyer will be notified.',
    zh: '运单号已保存，将通知买家。',
  },
  unchanged: {
    ms: 'Sudah ada, tiada perubahan.',
    en: 'Already saved. No changes made.',
    zh: '已有此运单号，未作更改。',
  },
  unknownOrder: {
    ms: 'Tiada pesanan dengan nombor ini.',
    en: 'There is no order with this number.',
    zh: '没有此编号的订单。',
  },
  noOrder: { ms: 'Nombor pesanan kosong.', en: 'The order number is empty.', zh: '订单号为空。' },
  noNumber: { ms: 'Nombor penjejakan kosong.', en: 'The tracking number is empty.', zh: '运单号为空。' },
  tooLong: {
    ms: 'Terlalu panjang: paling banyak 80 aksara setiap sel.',
    en: 'Too long. Each cell can have up to 80 characters.',
    zh: '内容过长：每格最多 80 个字符。',
  },
  columns: {
    ms: 'Fail ini tiada lajur {missing}. Tajuk lajurnya: order_no, courier, tracking_number.',
    en: 'This file has no column {missing}. Its column titles are: order_no, courier, tracking_number.',
    zh: '此文件缺少列 {missing}。列标题应为：order_no、courier、tracking_number。',
  },
  done: {
    ms: '{done} daripada {all} baris disimpan.',
    en: '{done} of {all} rows saved.',
    zh: '{all} 行中已保存 {done} 行。',
  },
} satisfies Record<string, Message>

/** What became of taking an imported number back. */
export const undoTexts = {
  undone: {
    ms: 'Ditarik balik: nombor dan pesanan seperti sebelum ini.',
    en: 'Undone. The tracking number and order are restored.',
    zh: '已撤回：运单号和订单恢复原状。',
  },
  nothing_to_undo: {
    ms: 'Tiada apa-apa untuk dibuat asal.',
    en: 'There is nothing to undo.',
    zh: '没有可撤销的内容。',
  },
  moved_on: {
    ms: 'Bungkusan ini sudah berubah selepas import, jadi ia dibiarkan.',
    en: 'This parcel was changed after the import, so it was not undone.',
    zh: '此包裹在导入后已有变化，保持不变。',
  },
  order_closed: {
    ms: 'Pesanan ini sudah ditutup, jadi bungkusannya dibiarkan.',
    en: 'This order is closed, so its parcel was not changed.',
    zh: '此订单已结束，包裹保持不变。',
  },
  was_refunded: {
    ms: 'Pesanan ini sudah dibayar balik, jadi bungkusannya dibiarkan.',
    en: 'This order was refunded afterwards, so its parcel was not changed.',
    zh: '此订单已退款，包裹保持不变。',
  },
  too_late: {
    ms: 'Import dibuat lebih sejam yang lalu, jadi ia tidak boleh dibuat asal lagi.',
    en: 'The import was more than an hour ago, so it can no longer be undone.',
    zh: '导入已超过一小时，无法再撤销。',
  },
  done: {
    ms: '{done} daripada {all} nombor ditarik balik.',
    en: '{done} of {all} tracking numbers undone.',
    zh: '{all} 个运单号中已撤回 {done} 个。',
  },
} satisfies Record<UndoRefusal | 'undone' | 'done', Message>
