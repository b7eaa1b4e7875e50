import type { Lang } from '../text/lang.ts'
import { paymentMethodCodes } from './methods.ts'

export type MethodWords = { name: string; instructions: string }

/** How the ways to be paid read until a seller words them, by their codes. */
export const methodDefaults = {
  bank_transfer: {
    ms: { name: 'Pindahan bank', instructions: 'Pindahkan jumlah tepat, kemudian muat naik bukti bayaran.' },
    en: { name: 'Bank transfer', instructions: 'Transfer the exact amount, then upload the slip.' },
    zh: { name: '银行转账', instructions: '请转账准确金额，然后上传付款凭证。' },
  },
  duitnow_qr: {
    ms: {
      name: 'DuitNow QR',
      instructions:
        'Imbas kod dengan aplikasi bank atau e-dompet, bayar jumlah tepat, kemudian muat naik bukti bayaran.',
    },
    en: {
      name: 'DuitNow QR',
      instructions: 'Scan the code with a bank’s or e-wallet’s app, pay the exact amount, then upload the slip.',
    },
    zh: { name: 'DuitNow QR', instructions: '用银行或电子钱包应用程序扫码，支付准确金额，然后上传付款凭证。' },
  },
  cod: {
    ms: { name: 'Bayar semasa terima (COD)', instructions: 'Sediakan wang tunai apabila kurier sampai.' },
    en: { name: 'Cash on delivery (COD)', instructions: 'Have the cash ready when the courier comes.' },
    zh: { name: '货到付款 (COD)', instructions: '快递送达时请备好现金。' },
  },
  billplz: {
    ms: { name: 'Perbankan dalam talian (Billplz)', instructions: 'Anda membayar di halaman Billplz, melalui FPX.' },
    en: { name: 'Online banking (Billplz)', instructions: 'You pay on the page of Billplz, by FPX.' },
    zh: { name: '网上银行 (Billplz)', instructions: '您将在 Billplz 页面通过 FPX 付款。' },
  },
  toyyibpay: {
    ms: {
      name: 'Perbankan dalam talian (toyyibPay)',
      instructions: 'Anda membayar di halaman toyyibPay, melalui FPX.',
    },
    en: { name: 'Online banking (toyyibPay)', instructions: 'You pay on the page of toyyibPay, by FPX.' },
    zh: { name: '网上银行 (toyyibPay)', instructions: '您将在 toyyibPay 页面通过 FPX 付款。' },
  },
  chip: {
    ms: { name: 'FPX, kad dan e-dompet (CHIP)', instructions: 'Anda membayar di halaman CHIP.' },
    en: { name: 'FPX, cards and e-wallets (CHIP)', instructions: 'You pay on the page of CHIP.' },
    zh: { name: 'FPX、银行卡和电子钱包 (CHIP)', instructions: '您将在 CHIP 页面付款。' },
  },
  senangpay: {
    ms: { name: 'Kad dan FPX (senangPay)', instructions: 'Anda membayar di halaman senangPay, dengan kad atau FPX.' },
    en: { name: 'Card and FPX (senangPay)', instructions: 'You pay on the page of senangPay, by card or FPX.' },
    zh: { name: '银行卡和 FPX (senangPay)', instructions: '您将在 senangPay 页面用银行卡或 FPX 付款。' },
  },
  stripe: {
    ms: { name: 'Kad dan FPX (Stripe)', instructions: 'Anda membayar di halaman Stripe, dengan kad atau FPX.' },
    en: { name: 'Card and FPX (Stripe)', instructions: 'You pay on the page of Stripe, by card or FPX.' },
    zh: { name: '银行卡和 FPX (Stripe)', instructions: '您将在 Stripe 页面用银行卡或 FPX 付款。' },
  },
  sandbox: {
    ms: { name: 'FPX (bank olok-olok)', instructions: 'Bank olok-olok untuk mencuba. Tiada wang sebenar bergerak.' },
    en: { name: 'FPX (pretend bank)', instructions: 'A pretend bank to try things out. No real money moves.' },
    zh: { name: 'FPX（模拟银行）', instructions: '用于试用的模拟银行，不涉及真实资金。' },
  },
} as const satisfies Record<(typeof paymentMethodCodes)[number], Record<Lang, MethodWords>>

/** A method's words for a reader: what the seller never worded is in the reader's language, what was typed stays as it is. */
export function methodWords({ code, name, instructions }: MethodWords & { code: string }, lang: Lang): MethodWords {
  const known = paymentMethodCodes.find((one) => one === code)
  if (known === undefined) return { name, instructions }
  const defaults: Record<Lang, MethodWords> = methodDefaults[known]
  const isDefault = (part: keyof MethodWords, words: string) =>
    Object.values(defaults).some((one) => one[part] === words)
  return {
    name: isDefault('name', name) ? defaults[lang].name : name,
    instructions: isDefault('instructions', instructions) ? defaults[lang].instructions : instructions,
  }
}
