import type { Message } from '../../../../platform/errors/message.ts'

/** Refusals and answers of changing an order. */
export const editTexts = {
  edited: {
    ms: 'Pesanan diubah. Pembeli akan dimaklumkan.',
    en: 'Order updated. The buyer will be notified.',
    zh: '订单已更改，将通知买家。',
  },
  editedDue: {
    ms: 'Pesanan diubah. Pembeli menerima pautan untuk membayar baki {due}.',
    en: 'Order updated. The buyer gets a link to pay the remaining {due}.',
    zh: '订单已更改，买家将收到支付余款 {due} 的链接。',
  },
  editedBack: {
    ms: 'Pesanan diubah. Bayar balik {back} kepada pembeli, kemudian rekod bayaran balik itu.',
    en: 'Order updated. Refund {back} to the buyer, then record the refund.',
    zh: '订单已更改。请将 {back} 退还给买家，然后记录退款。',
  },
  inParcels: {
    ms: 'Bungkusan pesanan ini sedang disediakan. Batalkan bungkusan itu dahulu, kemudian ubah pesanan.',
    en: 'A parcel for this order is being prepared. Cancel the parcel first, then edit the order.',
    zh: '此订单的包裹正在准备中。请先取消包裹，再更改订单。',
  },
  changedMeanwhile: {
    ms: 'Pesanan ini telah berubah semasa anda mengubahnya. Muat semula dan cuba lagi.',
    en: 'This order changed while you were editing it. Reload it and try again.',
    zh: '您编辑期间此订单已发生变化，请刷新后再试。',
  },
  totalChanged: {
    ms: 'Jumlah baharu ialah {total}, bukan seperti yang dipaparkan. Semak sekali lagi.',
    en: 'The new total is {total}, which differs from the amount shown. Please check again.',
    zh: '新的总额为 {total}，与显示的不同，请再核对。',
  },
  nothingLeft: {
    ms: 'Pesanan perlu ada sekurang-kurangnya satu barang. Batalkan pesanan jika tiada yang tinggal.',
    en: 'An order needs at least one item. To remove all items, cancel the order.',
    zh: '订单至少要有一件商品。若不剩任何商品，请取消订单。',
  },
  fixedQuantity: {
    ms: 'Bilangan ini tidak boleh diubah kerana janji temu, keahlian atau jawapannya sudah dibuat. Batalkan pesanan dan pesan semula.',
    en: 'This quantity cannot be changed because it has a booked appointment, plan or form answers. Cancel the order and place a new one.',
    zh: '此数量与预约、方案或答案相关，无法更改。请取消订单后重新下单。',
  },
  noPeople: {
    ms: 'Barang ini tiada peserta.',
    en: 'This item has no participants.',
    zh: '此商品没有参加者。',
  },
  notOnSale: { ms: 'Barang ini tidak dijual lagi.', en: 'This item is no longer available.', zh: '此商品已下架。' },
  tooFew: {
    ms: 'Stok tidak cukup: tinggal {left} unit.',
    en: 'Not enough in stock: {left} left.',
    zh: '库存不足：仅剩 {left} 件。',
  },
  tooFewSeats: {
    ms: 'Tempat tidak cukup: tinggal {left} untuk acara ini.',
    en: 'Not enough seats: {left} left for this event.',
    zh: '座位不足：此活动仅剩 {left} 个座位。',
  },
  tooFewUnits: {
    ms: 'Unit tidak cukup: tinggal {left} pada tarikh ini.',
    en: 'Not enough units: {left} left at this time.',
    zh: '数量不足：此时段仅剩 {left} 件。',
  },
  phoneUnreadable: {
    ms: 'Nombor telefon ini nampak tidak betul. Contoh: 012-345 6789',
    en: 'This phone number does not look right. Example: 012-345 6789',
    zh: '电话号码不正确，例如：012-345 6789',
  },
  addressNeeded: { ms: 'Isi alamat penghantaran.', en: 'Fill in the delivery address.', zh: '请填写收货地址。' },
  stateUnknown: {
    ms: 'Pilih negeri daripada senarai.',
    en: 'Choose a state from the list.',
    zh: '请从列表中选择州属。',
  },
} satisfies Record<string, Message>
