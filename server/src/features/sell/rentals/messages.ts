import type { Message } from '../../../platform/errors/message.ts'

export const isFree: Message = {
  ms: 'Boleh ditempah pada tarikh ini.',
  en: 'Available for these dates.',
  zh: '此时段可以预订。',
}

/** Why a thing cannot be handed over or taken back. */
export const rentalRefusals = {
  unpaid: {
    ms: 'Pesanan ini belum dibayar. Serahkan selepas bayaran diterima.',
    en: 'This order is not paid yet. Hand over after payment is received.',
    zh: '此订单尚未付款，请收款后再交付。',
  },
  cancelled: { ms: 'Tempahan ini sudah dibatalkan.', en: 'This booking was cancelled.', zh: '此预订已取消。' },
  handedOver: { ms: 'Barang ini sudah diserahkan.', en: 'This item was already handed over.', zh: '此物品已交付。' },
  notOut: { ms: 'Barang ini belum diserahkan.', en: 'This item has not been handed over yet.', zh: '此物品尚未交付。' },
  isBack: { ms: 'Barang ini sudah dipulangkan.', en: 'This item was already returned.', zh: '此物品已归还。' },
  unpaidYet: {
    ms: 'Bayar pesanan ini dahulu, kemudian lanjutkan sewa.',
    en: 'Pay for this order first, then extend the rental.',
    zh: '请先支付此订单，再延长租期。',
  },
  dueFirst: {
    ms: 'Masih ada baki {amount}. Bayar dahulu, kemudian lanjutkan lagi.',
    en: 'You have a balance of {amount}. Pay it first, then extend again.',
    zh: '尚有 {amount} 未付。请先付清再延长。',
  },
  paying: {
    ms: 'Bayaran sedang disemak. Lanjutkan selepas ia selesai.',
    en: 'A payment is being checked. Extend after it is done.',
    zh: '付款正在核对中，请待完成后再延长。',
  },
  closed: {
    ms: 'Pesanan ini sudah ditutup, jadi sewanya tidak boleh dilanjutkan.',
    en: 'This order is closed, so its rental cannot be extended.',
    zh: '此订单已关闭，无法延长租期。',
  },
  refunded: {
    ms: 'Sebahagian pesanan ini sudah dibayar balik. Buat tempahan baharu.',
    en: 'Part of this order was refunded. Make a new booking.',
    zh: '此订单已有退款，请重新预订。',
  },
  unreadableUntil: {
    ms: 'Tarikh ini tidak dapat dibaca. Contoh: 2026-12-03.',
    en: 'This date is not valid. Example: 2026-12-03.',
    zh: '无法读取该日期。例如：2026-12-03。',
  },
  notLater: {
    ms: 'Pilih masa selepas tamat yang sekarang, {end}.',
    en: 'Choose a time after the current end, {end}.',
    zh: '请选择晚于当前结束时间 {end} 的时间。',
  },
  bookedNext: {
    ms: 'Tidak boleh dilanjutkan: sudah ditempah orang lain selepas {end}.',
    en: 'It cannot be extended because it is already booked after {end}.',
    zh: '无法延长：{end} 之后已被他人预订。',
  },
  deductTooMuch: {
    ms: 'Potongan tidak boleh melebihi deposit {deposit}.',
    en: 'The deduction cannot exceed the deposit of {deposit}.',
    zh: '扣款不能超过押金 {deposit}。',
  },
} satisfies Record<string, Message>

export const rentalDone = {
  handedOver: { ms: 'Serahan direkodkan.', en: 'Hand-over recorded.', zh: '已记录交付。' },
  extended: { ms: 'Sewa dilanjutkan.', en: 'The rental was extended.', zh: '租期已延长。' },
  extendedDue: {
    ms: 'Sewa dilanjutkan. Bayar baki {amount}.',
    en: 'The rental was extended. Please pay {amount}.',
    zh: '租期已延长，请支付 {amount}。',
  },
  returned: { ms: 'Pemulangan direkodkan.', en: 'Return recorded.', zh: '已记录归还。' },
} satisfies Record<string, Message>
