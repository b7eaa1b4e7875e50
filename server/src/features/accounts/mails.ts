import type { MailBlock, MailContent } from '../../platform/mail/mail-content.ts'

/** How a letter to somebody with an account begins. */
export const hello = (name: string): MailBlock => ({ kind: 'heading', text: { ms: 'Hai {name},', en: 'Hello {name},', zh: '{name}，您好：' }, params: { name } })

/** `url` is built from PUBLIC_URL. */
export const resetMail = (name: string, url: string): MailContent => ({
  subject: { ms: 'Tetapkan kata laluan baharu anda', en: 'Choose a new password', zh: '重设您的密码' },
  blocks: [
    hello(name),
    {
      kind: 'paragraph',
      text: {
        ms: 'Tekan butang di bawah untuk memilih kata laluan baharu. Pautan ini sah selama satu jam dan boleh digunakan sekali sahaja.',
        en: 'Press the button to choose a new password. The link works once, within one hour.',
        zh: '请点击下面的按钮设置新密码。链接一小时内有效，只能使用一次。',
      },
    },
    { kind: 'button', text: { ms: 'Pilih kata laluan baharu', en: 'Choose a new password', zh: '设置新密码' }, url },
    {
      kind: 'paragraph',
      text: {
        ms: 'Bukan anda yang minta? Abaikan sahaja e-mel ini. Kata laluan anda tidak berubah.',
        en: 'Was it not you? Then leave this mail alone. Your password stays as it is.',
        zh: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
      },
    },
  ],
})

export const passwordChangedMail = (name: string, url: string): MailContent => ({
  subject: { ms: 'Kata laluan anda telah ditukar', en: 'Your password was changed', zh: '您的密码已更改' },
  blocks: [
    hello(name),
    {
      kind: 'paragraph',
      text: {
        ms: 'Kata laluan akaun Kedai anda baru sahaja ditukar, dan semua peranti telah dilog keluar.',
        en: 'The password of your Kedai account was just changed, and every device was signed out.',
        zh: '您的 Kedai 账号密码刚刚已更改，所有设备均已登出。',
      },
    },
    {
      kind: 'paragraph',
      text: {
        ms: 'Bukan anda? Tetapkan kata laluan baharu sekarang juga.',
        en: 'Was it not you? Choose a new password right away.',
        zh: '不是您本人操作？请立即重设密码。',
      },
    },
    { kind: 'button', text: { ms: 'Tetapkan semula', en: 'Choose a new password', zh: '重设密码' }, url },
  ],
})
