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
        ms: 'Masukkan kod ini di Kedai untuk log masuk dengan e-mel ini mulai sekarang: {code}. Kod ini sah selama 30 minit.',
        en: 'Enter this code in Kedai to sign in with this address from now on: {code}. It is good for 30 minutes.',
        zh: '请在 Kedai 输入此验证码，今后即可用此邮箱登录：{code}。验证码 30 分钟内有效。',
      },
    },
    {
      kind: 'paragraph',
      text: {
        ms: 'Bukan anda yang minta? Abaikan sahaja e-mel ini.',
        en: 'Was it not you? Then leave this mail alone.',
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
        ms: 'Mulai sekarang akaun Kedai anda dilog masuk dengan {email}, bukan lagi e-mel ini. Semua peranti lain telah dilog keluar.',
        en: 'From now on your Kedai account is signed in to with {email}, and no longer with this address. Every other device was signed out.',
        zh: '从现在起，您的 Kedai 账号改用 {email} 登录，不再使用此邮箱。所有其他设备均已登出。',
      },
    },
    {
      kind: 'paragraph',
      text: {
        ms: 'Bukan anda? Hubungi pemilik kedai tempat anda bekerja, atau kami, dengan segera.',
        en: 'Was it not you? Tell the owner of the shop you work in, or us, at once.',
        zh: '不是您本人操作？请立即联系您所在店铺的店主，或联系我们。',
      },
    },
  ],
})
