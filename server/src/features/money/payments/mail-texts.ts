import type { Message } from '../../../platform/errors/message.ts'

export const mailTexts = {
  orderNo: { ms: 'No. pesanan', en: 'Order no.', zh: '订单号' },
  amountDue: { ms: 'Jumlah perlu dibayar', en: 'Amount due', zh: '应付金额' },
  openOrder: { ms: 'Lihat pesanan', en: 'View order', zh: '查看订单' },
  slipReceived: {
    ms: 'Bukti bayaran untuk pesanan {order_no} diterima',
    en: 'Slip for order {order_no} received',
    zh: '已收到订单 {order_no} 的付款凭证',
  },
  slipReceivedHeading: {
    ms: 'Terima kasih, bukti bayaran anda sudah diterima',
    en: 'Thank you, we have your slip',
    zh: '谢谢，已收到您的付款凭证',
  },
  slipReceivedText: {
    ms: '{shop} sedang menyemak wang itu dalam akaun bank. Anda tidak perlu buat apa-apa; kami akan e-mel sebaik sahaja selesai.',
    en: '{shop} is checking that the payment has been received. You do not need to do anything. We will e-mail you when it is done.',
    zh: '{shop} 正在核对款项是否到账。您无需任何操作，完成后我们会发邮件通知您。',
  },
  slipRejected: {
    ms: 'Bukti bayaran untuk pesanan {order_no} perlu dihantar semula',
    en: 'Please send another slip for order {order_no}',
    zh: '请重新上传订单 {order_no} 的付款凭证',
  },
  slipRejectedHeading: {
    ms: 'Bukti bayaran anda belum dapat diterima',
    en: 'Your slip could not be accepted',
    zh: '您的付款凭证未能通过',
  },
  slipRejectedText: {
    ms: 'Sebab daripada {shop}: “{reason}”. Pesanan anda masih disimpan. Hantar bukti bayaran yang betul melalui butang di bawah; jika anda sudah membayar, jangan bayar sekali lagi sebelum bertanya kepada kedai.',
    en: 'Reason from {shop}: “{reason}”. Your order is still reserved. Send the correct slip with the button below. If you have already paid, ask the shop before paying again.',
    zh: '{shop} 的说明：“{reason}”。您的订单仍保留着。请用下方按钮上传正确的凭证；若您已付款，再次付款前请先询问店家。',
  },
  sendAnother: { ms: 'Hantar bukti bayaran lain', en: 'Send another slip', zh: '重新上传凭证' },
  slipToCheck: {
    ms: 'Bukti bayaran untuk disemak: pesanan {order_no} ({buyer})',
    en: 'Slip to check: order {order_no} ({buyer})',
    zh: '待核对凭证：订单 {order_no}（{buyer}）',
  },
  slipToCheckHeading: {
    ms: '{buyer} menghantar bukti bayaran',
    en: '{buyer} sent a payment slip',
    zh: '{buyer} 上传了付款凭证',
  },
  slipToCheckText: {
    ms: 'Semak wang dalam akaun bank anda dahulu: bukti bayaran boleh dipalsukan, dan pindahan berjadual boleh dibatalkan.',
    en: 'Check your bank account for the money first. Slips can be faked and scheduled transfers can be cancelled.',
    zh: '请先查看银行账户是否到账：凭证可能伪造，预约转账也可能被取消。',
  },
  slipStillWaits: {
    ms: 'Bukti bayaran belum disemak: pesanan {order_no} tamat pada {until}',
    en: 'Slip not checked yet: order {order_no} expires on {until}',
    zh: '凭证仍未核对：订单 {order_no} 将于 {until} 结束',
  },
  slipStillWaitsHeading: {
    ms: 'Bukti bayaran daripada {buyer} masih menunggu',
    en: 'A slip from {buyer} is still waiting',
    zh: '{buyer} 的付款凭证仍待核对',
  },
  slipStillWaitsText: {
    ms: 'Bukti bayaran ini belum disemak selama tiga hari bekerja. Barangnya disimpan sehingga {until}. Luluskan atau tolak sebelum itu; jika tidak, pesanan luput dan barangnya dijual semula.',
    en: 'This slip has not been checked for three working days. Its items are reserved until {until}. Approve or reject it before then, or the order expires and its items go back on sale.',
    zh: '此凭证已三个工作日未核对。货品保留至 {until}。请在此之前通过或拒绝，否则订单将失效，货品重新出售。',
  },
  checkSlip: { ms: 'Semak bukti bayaran', en: 'Check the slip', zh: '核对凭证' },
} satisfies Record<string, Message>
