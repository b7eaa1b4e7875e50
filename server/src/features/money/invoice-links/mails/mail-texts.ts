import type { Message } from '../../../../platform/errors/message.ts'

export const mailTexts = {
  invoice: { ms: 'Invois', en: 'Invoice', zh: '发票' },
  balance: { ms: 'Baki', en: 'Balance', zh: '余额' },
  paid: { ms: 'Dibayar', en: 'Paid', zh: '已付' },
  total: { ms: 'Jumlah', en: 'Total', zh: '总额' },
  claimed: { ms: 'Jumlah menurut pembeli', en: 'Amount entered by the buyer', zh: '买家填写的金额' },
  openInvoice: { ms: 'Lihat invois', en: 'View invoice', zh: '查看发票' },
  slipReceived: {
    ms: 'Bukti bayaran untuk invois {number} diterima',
    en: 'Slip for invoice {number} received',
    zh: '已收到发票 {number} 的付款凭证',
  },
  slipReceivedHeading: {
    ms: 'Terima kasih, bukti bayaran anda sudah diterima',
    en: 'Thank you, we have your slip',
    zh: '谢谢，已收到您的付款凭证',
  },
  slipReceivedText: {
    ms: '{shop} sedang menyemak wang itu dalam akaun bank. Anda tidak perlu buat apa-apa.',
    en: '{shop} is checking that the payment has been received. You do not need to do anything.',
    zh: '{shop} 正在核对款项是否到账，您无需任何操作。',
  },
  slipReceivedPart: {
    ms: '{shop} sedang menyemak wang itu dalam akaun bank. Bukti bayaran itu untuk {said}; baki {left} masih perlu dibayar.',
    en: '{shop} is checking that the payment has been received. The slip is for {said}. The remaining balance is {left}.',
    zh: '{shop} 正在核对款项是否到账。凭证金额为 {said}，尚欠 {left}。',
  },
  slipRejected: {
    ms: 'Bukti bayaran untuk invois {number} perlu dihantar semula',
    en: 'Please send another slip for invoice {number}',
    zh: '请重新上传发票 {number} 的付款凭证',
  },
  slipRejectedHeading: {
    ms: 'Bukti bayaran anda belum dapat diterima',
    en: 'Your slip could not be accepted',
    zh: '您的付款凭证未能通过',
  },
  slipRejectedText: {
    ms: 'Sebab daripada {shop}: “{reason}”. Hantar bukti bayaran yang betul melalui butang di bawah; jika anda sudah membayar, jangan bayar sekali lagi sebelum bertanya kepada kedai.',
    en: 'Reason from {shop}: “{reason}”. Send the correct slip with the button below. If you have already paid, ask the shop before paying again.',
    zh: '{shop} 的说明：“{reason}”。请用下方按钮上传正确的凭证；若您已付款，再次付款前请先询问店家。',
  },
  sendAnother: { ms: 'Hantar bukti bayaran lain', en: 'Send another slip', zh: '重新上传凭证' },
  slipToCheck: {
    ms: 'Bukti bayaran untuk disemak: invois {number} ({buyer})',
    en: 'Slip to check: invoice {number} ({buyer})',
    zh: '待核对凭证：发票 {number}（{buyer}）',
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
  checkSlip: { ms: 'Semak bukti bayaran', en: 'Check the slip', zh: '核对凭证' },
  received: {
    ms: '{amount} diterima: invois {number} ({buyer})',
    en: '{amount} received: invoice {number} ({buyer})',
    zh: '已收款 {amount}：发票 {number}（{buyer}）',
  },
  receivedHeading: {
    ms: '{buyer} membayar {amount} dalam talian',
    en: '{buyer} paid {amount} online',
    zh: '{buyer} 已在线支付 {amount}',
  },
  receipt: {
    ms: 'Resit: invois {number} sudah dibayar',
    en: 'Receipt: invoice {number} is paid',
    zh: '收据：发票 {number} 已付清',
  },
  receiptHeading: {
    ms: 'Terima kasih, bayaran anda sudah diterima',
    en: 'Thank you, we have received your payment',
    zh: '谢谢，您的付款已收到',
  },
  receiptText: {
    ms: 'Invois {number} daripada {shop} sudah dibayar sepenuhnya. E-mel ini ialah resit anda; salinannya ada di halaman invois.',
    en: 'Invoice {number} from {shop} is paid in full. This e-mail is your receipt. You can also find it on the invoice page.',
    zh: '{shop} 的发票 {number} 已付清。本邮件即为收据，发票页面亦可查看副本。',
  },
  viewed: {
    ms: '{buyer} membuka invois {number}',
    en: '{buyer} opened invoice {number}',
    zh: '{buyer} 打开了发票 {number}',
  },
  viewedText: {
    ms: 'Seseorang dengan pautan itu telah membaca invois. Kami memberitahu anda paling banyak sekali sehari bagi setiap invois.',
    en: 'Someone opened the invoice with the link. We notify you at most once a day per invoice.',
    zh: '有人通过链接查看了发票。每张发票每天最多通知您一次。',
  },
} satisfies Record<string, Message>
