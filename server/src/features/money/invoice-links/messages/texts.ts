import type { BuyerInvoiceRefusal } from '@kedai/domain/invoices/buyer.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** What buyers, and the seller about the link, are told. Mails have their own texts. */
export const texts = {
  linkRevoked: {
    ms: 'Pautan invois ini tidak sah lagi. Minta pautan baharu daripada kedai.',
    en: 'This invoice link is no longer valid. Ask the shop for a new one.',
    zh: '此发票链接已失效，请向店家索取新的链接。',
  },
  methodNotOffered: {
    ms: 'Kedai tidak menawarkan cara bayaran ini untuk invois. Sila pilih yang lain.',
    en: 'The shop does not offer this payment method for invoices. Please choose another one.',
    zh: '店家的发票不提供该付款方式，请选择其他方式。',
  },
  notOnline: {
    ms: 'Bayar dengan aplikasi bank anda dahulu, kemudian hantar bukti bayaran.',
    en: 'Pay with your banking app first, then send the payment slip.',
    zh: '请先用银行应用程序付款，再上传凭证。',
  },
  slipNotTaken: {
    ms: 'Cara bayaran ini tidak memerlukan bukti bayaran. Pilih cara yang anda gunakan untuk membayar.',
    en: 'This payment method does not need a slip. Choose the method you paid with.',
    zh: '该付款方式无需凭证，请选择您实际使用的付款方式。',
  },
  amountUnreadable: {
    ms: 'Masukkan jumlah dalam {currency}, contohnya {example}.',
    en: 'Enter an amount in {currency}, such as {example}.',
    zh: '请输入 {currency} 金额，例如 {example}。',
  },
  amountOutOfBounds: {
    ms: 'Bayar antara {least} dan {balance}.',
    en: 'Pay between {least} and {balance}.',
    zh: '请支付 {least} 至 {balance}。',
  },
  amountTooLarge: { ms: 'Jumlah ini terlalu besar.', en: 'This amount is too large.', zh: '金额过大。' },
  goPay: {
    ms: 'Anda akan dibawa ke halaman bank.',
    en: 'Taking you to the bank page.',
    zh: '正在前往银行页面。',
  },
  slipReceived: {
    ms: 'Bukti bayaran diterima. Kedai akan menyemaknya dan memberitahu anda.',
    en: 'Slip received. The shop will check it and let you know.',
    zh: '已收到付款凭证，店家核对后会通知您。',
  },
  /** What a buyer begins to write to the shop. */
  question: {
    ms: 'Hai {shop}, saya ada soalan tentang invois {number}.',
    en: 'Hi {shop}, I have a question about invoice {number}.',
    zh: '{shop} 您好，我想咨询发票 {number}。',
  },
  linkTakenBack: {
    ms: 'Pautan dinyahaktifkan. Invois tidak lagi boleh dibuka melaluinya.',
    en: 'Link disabled. The invoice can no longer be opened with it.',
    zh: '链接已停用，无法再用它打开发票。',
  },
  linkRenewed: {
    ms: 'Pautan baharu dibuat. Pautan lama tidak lagi berfungsi.',
    en: 'New link created. The old one no longer works.',
    zh: '已生成新链接，旧链接不再有效。',
  },
  draftHasNoLink: {
    ms: 'Draf belum ada pautan. Sahkan invois dahulu.',
    en: 'A draft has no link yet. Approve the invoice first.',
    zh: '草稿还没有链接，请先批准发票。',
  },
} satisfies Record<string, Message>

/** Why a buyer's action is closed. */
export const buyerRefusals = {
  is_void: {
    ms: 'Invois ini sudah dibatalkan. Jangan bayar; tanya kedai jika ragu-ragu.',
    en: 'This invoice is void. Do not pay it; ask the shop if in doubt.',
    zh: '此发票已作废，请勿付款；如有疑问请询问店家。',
  },
  already_paid: {
    ms: 'Tiada baki untuk dibayar pada invois ini.',
    en: 'This invoice has no balance due.',
    zh: '此发票没有未付余额。',
  },
  bank_deciding: {
    ms: 'Bank masih memproses bayaran anda. Jangan bayar dua kali.',
    en: 'The bank is still processing your payment. Do not pay twice.',
    zh: '银行仍在处理您的付款，请勿重复付款。',
  },
  slip_waiting: {
    ms: 'Bukti bayaran anda sedang disemak oleh kedai.',
    en: 'The shop is checking your slip.',
    zh: '店家正在核对您的付款凭证。',
  },
  ringgit_only: {
    ms: 'Bayaran dalam talian dan DuitNow QR hanya menerima ringgit. Pindahkan amaun ini ke akaun bank kedai, kemudian hantar bukti bayarannya.',
    en: 'Online payment and DuitNow QR accept ringgit only. Transfer this amount to the shop’s bank account, then send the slip.',
    zh: '在线付款和 DuitNow QR 仅接受令吉。请将此金额转账至店家的银行账户，然后上传凭证。',
  },
} satisfies Record<BuyerInvoiceRefusal, Message>
