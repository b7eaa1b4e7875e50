import type { BuyerInvoiceState } from '@kedai/domain/invoices/buyer.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** How an invoice stands, to its buyer, and what comes next. Parameters: `{paid}` `{due}` `{shop}` `{reason}` `{said}` `{left}`. */
export const headlines = {
  awaiting: {
    headline: { ms: 'Menunggu bayaran anda', en: 'Waiting for your payment', zh: '等待您付款' },
    next: { ms: 'Sila bayar sebelum atau pada {due}.', en: 'Please pay by {due}.', zh: '请于 {due} 或之前付款。' },
  },
  partial: {
    headline: { ms: 'Dibayar sebahagian', en: 'Partly paid', zh: '部分付款' },
    next: {
      ms: '{paid} sudah diterima, terima kasih. Sila bayar bakinya sebelum atau pada {due}.',
      en: 'We have received {paid}, thank you. Please pay the balance by {due}.',
      zh: '已收到 {paid}，谢谢。请于 {due} 或之前付清余额。',
    },
  },
  overdue: {
    headline: { ms: 'Bayaran sudah lewat', en: 'Payment is overdue', zh: '付款已逾期' },
    next: {
      ms: 'Tarikh akhirnya {due}. Sila bayar sekarang, atau beritahu {shop} jika anda sudah membayar.',
      en: 'It was due on {due}. Please pay now, or tell {shop} if you already have.',
      zh: '到期日为 {due}。请尽快付款；若已付款，请告知 {shop}。',
    },
  },
  checking: {
    headline: {
      ms: 'Kedai sedang menyemak bukti bayaran anda',
      en: 'The shop is checking your slip',
      zh: '店家正在核对您的付款凭证',
    },
    next: {
      ms: 'Anda tidak perlu membayar lagi. {shop} akan mengesahkannya di sini.',
      en: 'You do not need to pay again. {shop} will confirm it here.',
      zh: '您无需再次付款，{shop} 会在此确认。',
    },
  },
  /** A slip for a part of what is due. */
  checkingPart: {
    headline: {
      ms: 'Kedai sedang menyemak bukti bayaran anda',
      en: 'The shop is checking your slip',
      zh: '店家正在核对您的付款凭证',
    },
    next: {
      ms: 'Bukti bayaran itu untuk {said}; baki {left} masih perlu dibayar. {shop} akan mengesahkannya di sini.',
      en: 'The slip is for {said}. The remaining balance is {left}. {shop} will confirm it here.',
      zh: '凭证金额为 {said}，尚欠 {left}。{shop} 会在此确认。',
    },
  },
  rejected: {
    headline: {
      ms: 'Bukti bayaran anda tidak dapat diterima',
      en: 'Your slip could not be accepted',
      zh: '您的付款凭证未通过',
    },
    next: {
      ms: 'Kata kedai: “{reason}”. Sila hantar bukti bayaran lain, atau bayar dengan cara lain.',
      en: 'Reason from the shop: “{reason}”. Please send another slip, or choose another payment method.',
      zh: '店家留言：“{reason}”。请重新上传凭证，或用其他方式付款。',
    },
  },
  bank_deciding: {
    headline: {
      ms: 'Kami sedang menyemak bayaran dengan bank',
      en: 'We are checking the payment with the bank',
      zh: '我们正在与银行核对付款',
    },
    next: {
      ms: 'Jangan bayar dua kali. Halaman ini dikemas kini secara automatik.',
      en: 'Do not pay twice. This page updates automatically.',
      zh: '请勿重复付款，此页面会自动更新。',
    },
  },
  paid: {
    headline: { ms: 'Sudah dibayar. Terima kasih!', en: 'Paid. Thank you!', zh: '已付清，谢谢！' },
    next: {
      ms: 'Tiada apa-apa lagi yang perlu anda buat.',
      en: 'You do not need to do anything else.',
      zh: '您无需再做任何操作。',
    },
  },
  credited: {
    headline: { ms: 'Tiada bayaran diperlukan', en: 'No payment needed', zh: '无需付款' },
    next: {
      ms: 'Invois ini tiada baki lagi.',
      en: 'This invoice has no remaining balance.',
      zh: '此发票没有未付余额。',
    },
  },
  void: {
    headline: { ms: 'Invois ini dibatalkan', en: 'This invoice is void', zh: '此发票已作废' },
    next: {
      ms: 'Jangan bayar invois ini. Jika anda sudah membayar, hubungi {shop}.',
      en: 'Do not pay this invoice. If you already have, contact {shop}.',
      zh: '请勿支付此发票。若您已付款，请联系 {shop}。',
    },
  },
} satisfies Record<BuyerInvoiceState | 'checkingPart', { headline: Message; next: Message }>
