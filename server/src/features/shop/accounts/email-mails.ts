import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { hello } from './mails.ts'

export const emailCodeMail = (name: string, code: string): MailContent => ({
  subject: { ms: 'Kod untuk e-mel baharu anda', en: 'The code for your new e-mail address', zh: '您的新邮箱验证码' },
  blocks: [
    hello(name),
    {
      kind: 'paragraph',
      params: { code },
      text: {
        ms: 'Masukkan kod ini di Kedai untuk mengesahkan e-mel baharu anda: {code}. Kod ini sah selama 30 minit.',
        en: 'Enter this code in Kedai to confirm your new e-mail address: {code}. The code is valid for 30 minutes.',
        zh: '请在 Kedai 输入此验证码，以确认您的新邮箱：{code}。验证码 30 分钟内有效。',
      },
    },
    {
      kind: 'paragraph',
      text: {
        ms: 'Bukan anda yang minta? Abaikan sahaja e-mel ini.',
        en: 'Didn’t request this? You can ignore this e-mail.',
        zh: '如果不是您本人操作，请忽略此邮件。',
      },
    },
  ],
})

/** To the address before. */
export const emailChangedMail = (name: string, email: string): MailContent => ({
  subject: {
    ms: 'E-mel akaun anda telah ditukar',
    en: 'The e-mail address of your account was changed',
    zh: '您的账号邮箱已更改',
  },
  blocks: [
    hello(name),
    {
      kind: 'paragraph',
      params: { email },
      text: {
        ms: 'Anda kini log masuk ke Kedai dengan {email}, bukan lagi e-mel ini. Semua peranti lain telah dilog keluar.',
        en: 'You now sign in to Kedai with {email}. This address no longer works. All other devices were signed out.',
        zh: '从现在起，您的 Kedai 账号改用 {email} 登录，不再使用此邮箱。所有其他设备均已登出。',
      },
    },
    {
      kind: 'paragraph',
      text: {
        ms: 'Bukan anda? Hubungi pemilik kedai tempat anda bekerja, atau kami, dengan segera.',
        en: 'Not you? Contact your shop owner or us immediately.',
        zh: '不是您本人操作？请立即联系您所在店铺的店主，或联系我们。',
      },
    },
  ],
})
