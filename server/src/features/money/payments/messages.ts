import type { Message } from '../../../platform/errors/message.ts'

/** What sellers, buyers and gateways are told about money. Mails have their own texts. */
export const texts = {
  billFor: { ms: 'Pesanan {order_no}', en: 'Order {order_no}', zh: '订单 {order_no}' },
  billForInvoice: { ms: 'Invois {number}', en: 'Invoice {number}', zh: '发票 {number}' },
  gatewayDown: {
    ms: 'Pesanan anda sudah diterima, tetapi halaman bank tidak dapat dibuka sekarang. Tiada wang ditolak. Cuba bayar sekali lagi sebentar lagi, atau pilih cara lain.',
    en: 'Your order is placed, but we cannot open the bank page right now. You have not been charged. Try again in a moment, or choose another payment method.',
    zh: '订单已收到，但目前无法打开银行页面，尚未扣款。请稍后再试，或选择其他付款方式。',
  },
  gatewayDownForInvoice: {
    ms: 'Halaman bank tidak dapat dibuka sekarang. Tiada wang ditolak. Cuba lagi sebentar lagi, atau bayar dengan cara lain.',
    en: 'We cannot open the bank page right now. You have not been charged. Try again in a moment, or choose another payment method.',
    zh: '目前无法打开银行页面，尚未扣款。请稍后再试，或用其他方式付款。',
  },
  gatewayMissing: {
    ms: 'Cara bayaran ini tidak dapat digunakan buat masa ini. Sila pilih cara lain.',
    en: 'This payment method is not available right now. Please choose another one.',
    zh: '此付款方式暂时无法使用，请选择其他方式。',
  },
  goPay: {
    ms: 'Anda akan dibawa ke halaman bank.',
    en: 'Taking you to the bank page.',
    zh: '正在前往银行页面。',
  },
  methodChosen: {
    ms: 'Cara bayaran sudah ditukar. Ikut arahan di halaman pesanan.',
    en: 'Payment method changed. Follow the steps on the order page.',
    zh: '付款方式已更改，请按订单页面的说明操作。',
  },
  methodNotOffered: {
    ms: 'Cara bayaran ini tidak ditawarkan untuk pesanan ini. Sila pilih yang lain.',
    en: 'This payment method is not available for this order. Please choose another one.',
    zh: '此订单不提供该付款方式，请选择其他方式。',
  },
  tooLateForCash: {
    ms: 'Bayaran tunai semasa penghantaran tidak boleh dipilih lagi untuk pesanan ini. Sila pilih cara lain.',
    en: 'Cash on delivery is no longer available for this order. Please choose another payment method.',
    zh: '此订单已不能再改为货到付款，请选择其他付款方式。',
  },
  lateQueued: {
    ms: 'Bukti bayaran diluluskan. Pesanan ini sudah luput dan stoknya sudah habis. {amount} kini ada dalam “Bayaran belum dipadankan”.',
    en: 'Slip approved. The order has expired and its items are sold out. {amount} is now under “Unmatched payments”.',
    zh: '凭证已通过。订单已失效且库存已售完，{amount} 已放入“待匹配款项”。',
  },
  proofRejectedLast: {
    ms: 'Bukti bayaran ditolak untuk kali kedua. Pesanan ini sudah tamat dan barangnya boleh dijual semula.',
    en: 'Slip rejected a second time. The order has ended and its items are back on sale.',
    zh: '凭证第二次被拒绝。订单已结束，货品可重新出售。',
  },
  slipsRefused: {
    ms: '{count} bukti bayaran ditolak. Setiap pembeli dimaklumkan.',
    en: 'Slips rejected: {count}. Each buyer was notified.',
    zh: '已拒绝 {count} 份凭证，并已通知每位买家。',
  },
  slipsRefusedSome: {
    ms: '{count} bukti bayaran ditolak. {left} lagi sudah diputuskan sebelum ini.',
    en: 'Slips rejected: {count}. {left} were already checked.',
    zh: '已拒绝 {count} 份凭证；另有 {left} 份此前已处理。',
  },
  proofReceived: {
    ms: 'Bukti bayaran diterima. Kedai akan menyemaknya dan memberitahu anda.',
    en: 'Slip received. The shop will check it and let you know.',
    zh: '已收到付款凭证，店家核对后会通知您。',
  },
  proofApproved: {
    ms: 'Bukti bayaran diluluskan dan bayaran direkodkan.',
    en: 'Slip approved and payment recorded.',
    zh: '凭证已通过，付款已记录。',
  },
  approvedNothingDue: {
    ms: 'Bukti bayaran diluluskan. Tiada baki pada pesanan ini, jadi tiada bayaran direkodkan. Jika wang benar-benar masuk, buat bayaran balik kepada pembeli.',
    en: 'Slip approved. This order had no balance due, so no payment was recorded. If you received the money, refund it to the buyer.',
    zh: '凭证已通过。此订单没有应付款，因此未记录付款。若款项确实到账，请退还买家。',
  },
  partApproved: {
    ms: 'Bukti bayaran diluluskan dengan {amount}. Baki {due} belum dibayar.',
    en: 'Slip approved for {amount}. Remaining balance: {due}.',
    zh: '凭证已通过，记录 {amount}，尚欠 {due}。',
  },
  proofRejected: {
    ms: 'Bukti bayaran ditolak dan pembeli dimaklumkan.',
    en: 'Slip rejected. The buyer was notified.',
    zh: '凭证已拒绝，并已通知买家。',
  },
  paymentRecorded: {
    ms: 'Bayaran {amount} direkodkan.',
    en: 'Payment of {amount} recorded.',
    zh: '已记录付款 {amount}。',
  },
  paymentRounded: {
    ms: 'Bayaran {amount} direkodkan: {due} dibundarkan kepada lima sen.',
    en: 'Payment of {amount} recorded: {due} is rounded to five sen.',
    zh: '已记录付款 {amount}：{due} 舍入至五仙。',
  },
  closedByRounding: {
    ms: 'Baki {due} ditutup dengan pembundaran tunai.',
    en: 'The balance of {due} is closed by cash rounding.',
    zh: '余额 {due} 已通过现金舍入结清。',
  },
  excessQueued: {
    ms: 'Bayaran direkodkan. {amount} melebihi baki dan diletakkan dalam “Bayaran belum dipadankan”.',
    en: 'Payment recorded. The overpaid {amount} was moved to “Unmatched payments”.',
    zh: '付款已记录。超出应付的 {amount} 已放入“待匹配款项”。',
  },
  refundRecorded: {
    ms: 'Bayaran balik {amount} direkodkan.',
    en: 'Refund of {amount} recorded.',
    zh: '已记录退款 {amount}。',
  },
  amountUnreadable: {
    ms: 'Masukkan jumlah dalam ringgit, contohnya 25.00.',
    en: 'Enter an amount in ringgit, such as 25.00.',
    zh: '请输入金额（令吉），例如 25.00。',
  },
  amountTooLarge: { ms: 'Jumlah ini terlalu besar.', en: 'This amount is too large.', zh: '金额过大。' },
  nothingReceived: {
    ms: 'Tiada wang untuk dibayar balik. Belum ada bayaran diterima.',
    en: 'There is nothing to refund. No payment has been received.',
    zh: '没有可退的款项：尚未收到付款。',
  },
  refundUnknownLine: {
    ms: 'Barang ini tiada dalam pesanan.',
    en: 'This item is not in the order.',
    zh: '此商品不在订单中。',
  },
  refundAllDone: {
    ms: 'Wang barang ini sudah dipulangkan.',
    en: 'This item has already been refunded.',
    zh: '此商品已退款。',
  },
  refundTooMany: {
    ms: 'Tinggal {left} unit yang belum dipulangkan wangnya.',
    en: 'Only {left} can still be refunded.',
    zh: '仅剩 {left} 件尚未退款。',
  },
  refundTooMuch: {
    ms: 'Anda hanya menerima {held} untuk pesanan ini. Masukkan jumlah itu atau kurang.',
    en: 'You have received only {held} for this order. Enter that amount or less.',
    zh: '此订单您只收到 {held}，请输入不超过此数的金额。',
  },
  refundShippingTooMuch: {
    ms: 'Hanya {left} daripada kos penghantaran boleh dipulangkan.',
    en: 'Only {left} of the delivery fee can still be refunded.',
    zh: '运费最多只能再退 {left}。',
  },
  refundWholePart: {
    ms: 'Bayaran sebahagian dipulangkan sepenuhnya atau tidak langsung: masukkan {held}.',
    en: 'A partial payment must be refunded in full. Enter {held}.',
    zh: '部分付款只能全额退还：请输入 {held}。',
  },
  moneyAccepted: {
    ms: 'Wang direkodkan sebagai bayaran.',
    en: 'Recorded as a payment.',
    zh: '款项已记为付款。',
  },
  moneyRefunded: { ms: 'Ditanda sudah dibayar balik.', en: 'Marked as refunded.', zh: '已标记为已退还。' },
  moneyDismissed: {
    ms: 'Ditanda tidak diterima. Jika pembekal bayaran mengesahkannya kemudian, ia masih direkodkan.',
    en: 'Marked as not received. If the provider confirms it later, it will be recorded.',
    zh: '已标记为未到账。若支付服务商之后确认，仍会记录为付款。',
  },
  moneyNotConfirmed: {
    ms: 'Bayaran ini belum disahkan. Jika wangnya tidak diterima, tandakan tidak diterima.',
    en: 'This payment was not confirmed. If the money did not arrive, mark it as not received.',
    zh: '此付款尚未确认。若款项未到账，请标记为未到账。',
  },
  moneyDidCome: {
    ms: 'Wang ini sudah diterima. Rekodkan sebagai bayaran, atau buat bayaran balik.',
    en: 'This payment was received. Record it as a payment, or refund it.',
    zh: '此款项已到账。请记为付款，或退还。',
  },
  moneyWasClosed: {
    ms: 'Laporan ini sudah ditutup.',
    en: 'This report is already closed.',
    zh: '此报告已关闭。',
  },
  moneyWasAccepted: {
    ms: 'Wang ini sudah direkodkan sebagai bayaran.',
    en: 'This amount is already recorded as a payment.',
    zh: '此款项已记为付款。',
  },
  moneyWasRefunded: {
    ms: 'Wang ini sudah ditanda dibayar balik.',
    en: 'This amount is already marked as refunded.',
    zh: '此款项已标记为已退还。',
  },
  moneyWithoutOrder: {
    ms: 'Wang ini tiada pesanan atau invois. Bayar balik kepada pengirimnya.',
    en: 'This payment has no order or invoice. Refund it to the sender.',
    zh: '此款项没有对应的订单或发票，请退还给付款人。',
  },
  moneyOfCancelled: {
    ms: 'Pesanannya sudah dibatalkan. Buat bayaran balik kepada pembeli.',
    en: 'The order was cancelled. Refund the buyer.',
    zh: '其订单已取消，请将款项退还买家。',
  },
  moneyOfVoid: {
    ms: 'Invoisnya sudah dibatalkan. Buat bayaran balik kepada pembeli.',
    en: 'The invoice is void. Refund the buyer.',
    zh: '其发票已作废，请将款项退还买家。',
  },
  unitsGone: {
    ms: 'Pesanan ini sudah luput dan stoknya sudah habis. Tambah stok dahulu, atau buat bayaran balik.',
    en: 'This order has expired and its items are out of stock. Add stock first, or refund the buyer.',
    zh: '此订单已失效且库存不足。请先补货，或退还款项。',
  },
  notBelieved: {
    ms: 'Laporan ini tidak ditandatangani dengan betul.',
    en: 'The signature of this report is not valid.',
    zh: '此通知的签名无效。',
  },
  gatewayAway: {
    ms: 'Penyedia bayaran tidak menjawab sekarang. Hantar laporan ini sekali lagi.',
    en: 'The payment provider is not responding. Send this report again.',
    zh: '付款服务商目前没有回应，请再次发送此通知。',
  },
  unreadableReport: {
    ms: 'Laporan ini tidak dapat dibaca.',
    en: 'This report is not valid.',
    zh: '无法读取此通知。',
  },
} satisfies Record<string, Message>
