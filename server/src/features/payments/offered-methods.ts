import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import type { Message } from '../../platform/errors/message.ts'

/** A way to be paid that a shop can switch on, and how it reads until the seller writes otherwise. */
export type OfferedMethod = { code: string; kind: PaymentKind; provider: string | null; isForDemo: boolean; name: Message; instructions: Message }

export const offeredMethods: readonly OfferedMethod[] = [
  {
    code: 'bank_transfer', kind: 'bank_transfer', provider: null, isForDemo: false,
    name: { ms: 'Pindahan bank', en: 'Bank transfer', zh: '银行转账' },
    instructions: {
      ms: 'Pindahkan jumlah tepat, kemudian muat naik resit.',
      en: 'Transfer the exact amount, then upload the slip.',
      zh: '请转账准确金额，然后上传付款凭证。',
    },
  },
  {
    code: 'duitnow_qr', kind: 'qr', provider: null, isForDemo: false,
    name: { ms: 'DuitNow QR', en: 'DuitNow QR', zh: 'DuitNow QR' },
    instructions: {
      ms: 'Imbas kod dengan aplikasi bank atau e-dompet, bayar jumlah tepat, kemudian muat naik resit.',
      en: 'Scan the code with a bank’s or e-wallet’s app, pay the exact amount, then upload the slip.',
      zh: '用银行或电子钱包应用程序扫码，支付准确金额，然后上传付款凭证。',
    },
  },
  {
    code: 'cod', kind: 'cod', provider: null, isForDemo: false,
    name: { ms: 'Bayar semasa terima (COD)', en: 'Cash on delivery (COD)', zh: '货到付款 (COD)' },
    instructions: { ms: 'Sediakan wang tunai apabila kurier sampai.', en: 'Have the cash ready when the courier comes.', zh: '快递送达时请备好现金。' },
  },
  {
    code: 'sandbox', kind: 'gateway', provider: 'sandbox', isForDemo: true,
    name: { ms: 'FPX (bank olok-olok)', en: 'FPX (pretend bank)', zh: 'FPX（模拟银行）' },
    instructions: {
      ms: 'Bank olok-olok untuk mencuba. Tiada wang sebenar bergerak.',
      en: 'A pretend bank to try things out. No real money moves.',
      zh: '用于试用的模拟银行，不涉及真实资金。',
    },
  },
]
