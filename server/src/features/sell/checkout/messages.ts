import type { QuantityRefusal } from '@kedai/domain/catalogue/quantity.ts'
import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const notSold: Message = {
  ms: 'Barang ini tidak dijual lagi, atau pautannya tersilap.',
  en: 'This item is no longer available, or the link is wrong.',
  zh: '此商品已下架，或链接有误。',
}

/** Why a choice of items is not taken. */
export const wantRefusals = {
  nothingChosen: {
    ms: 'Pilih sekurang-kurangnya satu barang.',
    en: 'Choose at least one item.',
    zh: '请至少选择一件商品。',
  },
  chooseOne: {
    ms: 'Pilih pilihan barang dahulu.',
    en: 'Select an option first.',
    zh: '请先选择款式。',
  },
  notOfThisPage: {
    ms: 'Pilihan ini bukan daripada halaman ini. Muat semula dan pilih sekali lagi.',
    en: 'This option is not on this page. Reload the page and choose again.',
    zh: '此选项不属于本页面，请刷新后重新选择。',
  },
  noLongerSold: {
    ms: 'Pilihan ini tidak dijual lagi. Pilih yang lain.',
    en: 'This option is no longer available. Choose another.',
    zh: '此款式已停售，请选择其他款式。',
  },
} satisfies Record<string, Message>

/** Why a quantity is not taken, and what would be. */
export const quantityRefusals = {
  not_whole: {
    ms: 'Kuantiti mestilah nombor bulat.',
    en: 'The quantity must be a whole number.',
    zh: '数量必须是整数。',
  },
  below_min: {
    ms: 'Pesanan minimum ialah {min} unit.',
    en: 'The minimum order is {min}.',
    zh: '最少需订购 {min} 件。',
  },
  above_max: {
    ms: 'Paling banyak {max} unit untuk satu pesanan.',
    en: 'The maximum order is {max}.',
    zh: '每单最多可订购 {max} 件。',
  },
  not_multiple: {
    ms: 'Barang ini dijual dalam gandaan {multipleOf}.',
    en: 'This is sold in multiples of {multipleOf}.',
    zh: '此商品须按 {multipleOf} 的倍数购买。',
  },
  short_stock: { ms: 'Tinggal {stock} unit sahaja.', en: 'Only {stock} left.', zh: '仅剩 {stock} 件。' },
  out_of_stock: { ms: 'Barang ini sudah habis.', en: 'This is sold out.', zh: '此商品已售罄。' },
  withNearest: { ms: '{said} Cuba {nearest}.', en: '{said} Try {nearest}.', zh: '{said}可改为 {nearest}。' },
} satisfies Record<QuantityRefusal['reason'] | 'withNearest', Message>

/** What changed between the page and the order. `item` is the title with its options. */
export const changeTexts = {
  soldOut: {
    ms: 'Maaf, {item} baru sahaja kehabisan stok.',
    en: 'Sorry, {item} has just sold out.',
    zh: '抱歉，{item} 刚刚售罄。',
  },
  fewerLeft: {
    ms: 'Tinggal {left} unit {item}, jadi kuantiti dikurangkan.',
    en: 'Only {left} of {item} left, so we lowered the quantity.',
    zh: '{item} 只能再购买 {left} 件，数量已相应减少。',
  },
  upsellGone: {
    ms: 'Tawaran tambahan sudah tiada dan dikeluarkan daripada pesanan.',
    en: 'The extra offer is no longer available and was removed from your order.',
    zh: '加购优惠已结束，并已从订单中移除。',
  },
  total: {
    ms: 'Jumlah kini {now} (sebelum ini {was}). Semak dan sahkan sekali lagi.',
    en: 'The total is now {now} (it was {was}). Check it and confirm again.',
    zh: '总额现为 {now}（之前为 {was}），请核对后重新确认。',
  },
} satisfies Record<string, Message>

/** Of an order of the same browser that holds what somebody wants to buy. */
export const ownOrderWaits: Message = {
  ms: 'Anda ada pesanan yang menunggu bayaran: {order}.',
  en: 'You have an unpaid order: {order}.',
  zh: '您有一笔待付款的订单：{order}。',
}

/** Why a detail of the buyer or a choice of the form is not taken. */
export const formRefusals = {
  ofOtherType: {
    ms: 'Barang ini tidak memerlukan maklumat ini. Buang dan hantar semula.',
    en: 'This item does not need this detail. Remove it and try again.',
    zh: '此商品不需要此项资料，请删除后重新提交。',
  },
  postcodeOfOtherState: {
    ms: 'Poskod {postcode} terletak di {right}, bukan {typed}. Betulkan poskod atau negeri.',
    en: 'Postcode {postcode} is in {right}, not {typed}. Correct the postcode or the state.',
    zh: '邮编 {postcode} 属于 {right}，而不是 {typed}，请更正邮编或州属。',
  },
  unknownState: {
    ms: 'Negeri ini tidak dikenali. Pilih satu daripada senarai, atau isi poskod.',
    en: 'This state is not recognised. Choose one from the list, or fill in the postcode.',
    zh: '无法识别此州属，请从列表中选择，或填写邮编。',
  },
  postcodeOfNowhere: {
    ms: 'Tiada tempat di Malaysia dengan poskod {postcode}. Semak poskod itu.',
    en: 'Postcode {postcode} does not exist in Malaysia. Check the postcode.',
    zh: '马来西亚没有邮编 {postcode}，请核对。',
  },
  choosePayment: {
    ms: 'Pilih cara bayaran.',
    en: 'Choose a payment method.',
    zh: '请选择付款方式。',
  },
  unknownPayment: {
    ms: 'Cara bayaran ini tidak ditawarkan lagi. Pilih yang lain.',
    en: 'This payment method is no longer available. Choose another.',
    zh: '此付款方式已不再提供，请选择其他方式。',
  },
  noPayment: {
    ms: 'Kedai ini belum menerima bayaran dalam talian. Hubungi penjual untuk memesan.',
    en: 'This shop cannot take payments yet. Contact the seller to order.',
    zh: '本店暂时无法收款，请联系卖家下单。',
  },
  slipNotNeeded: {
    ms: 'Cara bayaran ini tidak memerlukan bukti bayaran. Buang fail itu, atau pilih pindahan bank.',
    en: 'This payment method does not need a payment slip. Remove the file, or choose bank transfer.',
    zh: '此付款方式无需上传凭证，请移除文件或改选银行转账。',
  },
  uploadNeeded: {
    ms: 'Muat naik fail untuk "{label}".',
    en: 'Upload a file for "{label}".',
    zh: '请为“{label}”上传文件。',
  },
  agree: {
    ms: 'Anda perlu bersetuju dengan terma sebelum memesan.',
    en: 'Please agree to the terms before you order.',
    zh: '下单前请先同意条款。',
  },
} satisfies Record<string, Message>

/** What a buyer reads when the order stands. */
export const placedTexts = {
  gateway: {
    ms: 'Pesanan {order} diterima. Kami bawa anda ke halaman bayaran.',
    en: 'Order {order} is placed. We are taking you to the payment page.',
    zh: '订单 {order} 已提交，正在前往付款页面。',
  },
  bank_transfer: {
    ms: 'Pesanan {order} diterima. Buat pindahan dan muat naik bukti bayarannya.',
    en: 'Order {order} is placed. Make the transfer and upload the slip.',
    zh: '订单 {order} 已提交，请完成转账并上传凭证。',
  },
  qr: {
    ms: 'Pesanan {order} diterima. Imbas kod QR dan muat naik bukti bayarannya.',
    en: 'Order {order} is placed. Scan the QR code and upload the slip.',
    zh: '订单 {order} 已提交，请扫码付款并上传凭证。',
  },
  cod: {
    ms: 'Pesanan {order} diterima. Bayar apabila barang sampai.',
    en: 'Order {order} is placed. Pay when it arrives.',
    zh: '订单 {order} 已提交，货到付款。',
  },
} satisfies Record<PaymentKind, Message>

export const placedToCollect: Message = {
  ms: 'Pesanan {order} diterima. Bayar semasa anda mengambilnya.',
  en: 'Order {order} is placed. Pay when you collect it.',
  zh: '订单 {order} 已提交，取货时付款。',
}

export const placedWithSlip: Message = {
  ms: 'Pesanan {order} dan bukti bayaran anda diterima. Penjual akan menyemaknya.',
  en: 'Order {order} and your slip have been received. The seller will check it.',
  zh: '订单 {order} 及付款凭证已收到，卖家将进行核对。',
}

export const placedNothingDue: Message = {
  ms: 'Pesanan {order} diterima. Tiada bayaran diperlukan.',
  en: 'Order {order} is placed. No payment is needed.',
  zh: '订单 {order} 已提交，无需付款。',
}

export const placedBankAway: Message = {
  ms: 'Pesanan {order} disimpan, tetapi halaman bayaran tidak dapat dibuka sekarang. Cuba bayar sekali lagi dari halaman pesanan.',
  en: 'Order {order} is saved, but we cannot open the payment page right now. Pay again from the order page.',
  zh: '订单 {order} 已保留，但付款页面暂时无法打开，请在订单页面重新付款。',
}

export const placedBefore: Message = {
  ms: 'Pesanan {order} sudah diterima. Lihat keadaannya di halaman pesanan.',
  en: 'Order {order} was already received. Check its status on the order page.',
  zh: '订单 {order} 已收到，可在订单页面查看状态。',
}

/** What is said of an order that a seller wrote, and what goes to its buyer by chat. */
export const madeOrderTexts = {
  made: {
    ms: 'Pesanan {order} disimpan. Hantar pautannya kepada pembeli.',
    en: 'Order {order} is saved. Send its link to the buyer.',
    zh: '订单 {order} 已保存，请把链接发给买家。',
  },
  chat: {
    ms: 'Hai, ini pesanan anda {order} daripada {shop}. Jumlah: {total}. Semak dan bayar di sini: {link}',
    en: 'Hi, this is your order {order} from {shop}. Total: {total}. Check and pay here: {link}',
    zh: '您好，这是您在 {shop} 的订单 {order}，总计 {total}。请在此查看并付款：{link}',
  },
} satisfies Record<string, Message>
