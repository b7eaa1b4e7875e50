import type { Message } from '../../../platform/errors/message.ts'
import type { MailBlock, MailContent } from '../../../platform/mail/mail-content.ts'

/** How a letter to somebody with an account begins. */
export const hello = (name: string): MailBlock => ({
  kind: 'heading',
  text: { ms: 'Hai {name},', en: 'Hello {name},', zh: '{name}，您好：' },
  params: { name },
})

/**
 * To who has just opened a shop: where it is, how to come back to it, and the one thing it lacks. Anybody can sign up with
 * anybody's address, so it repeats no name that was typed.
 */
export const welcomeMail = (
  { email, username }: { email: string; username: string },
  { publicUrl, confirmUrl }: { publicUrl: string; confirmUrl: string },
): MailContent => ({
  subject: shopIsOpen,
  blocks: [
    { kind: 'heading', text: shopIsOpen },
    {
      kind: 'paragraph',
      text: {
        ms: 'Selamat datang! Simpan e-mel ini supaya pautan kedai anda senang dicari.',
        en: 'Welcome! Keep this e-mail so you can easily find your shop link.',
        zh: '欢迎！请保留此邮件，方便日后查找店铺链接。',
      },
    },
    ...confirmAddress(confirmUrl),
    {
      kind: 'lines',
      rows: [
        {
          label: { ms: 'Pautan kedai', en: 'Shop link', zh: '店铺链接' },
          value: `${publicUrl}/s/${username}`,
          leads: true,
        },
        { label: { ms: 'Log masuk di', en: 'Sign in at', zh: '登录网址' }, value: `${publicUrl}/login`, leads: true },
        { label: { ms: 'E-mel untuk log masuk', en: 'Sign-in e-mail', zh: '登录邮箱' }, value: email },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        ms: 'Langkah seterusnya: tetapkan cara pembeli membayar. Satu akaun bank untuk pindahan sudah cukup untuk bermula.',
        en: 'Next step: set up how buyers pay you. A bank account for transfers is enough to start.',
        zh: '下一步：设置买家如何付款。先有一个转账用的银行账户就够了。',
      },
    },
    {
      kind: 'button',
      text: { ms: 'Tetapkan bayaran', en: 'Set up payment', zh: '设置收款' },
      url: `${publicUrl}/seller/settings/payments`,
    },
  ],
})

const confirmAddress = (url: string): MailBlock[] => [
  {
    kind: 'paragraph',
    text: {
      ms: 'Sahkan bahawa e-mel ini milik anda. Selepas itu kedai anda boleh menghantar invois dan e-mel kepada orang lain. Pautan ini sah selama 3 hari.',
      en: 'Confirm your e-mail address so your shop can send invoices and e-mails. The link is valid for 3 days.',
      zh: '请确认此邮箱属于您，之后店铺才能向他人发送发票和邮件。链接 3 天内有效。',
    },
  },
  { kind: 'button', text: confirmIt, url },
]

const confirmIt: Message = { ms: 'Sahkan e-mel saya', en: 'Confirm my e-mail', zh: '确认我的邮箱' }

/** A new link for who has not proved the address yet; `url` is built from PUBLIC_URL. */
export const confirmEmailMail = (name: string, url: string): MailContent => ({
  subject: confirmIt,
  blocks: [hello(name), ...confirmAddress(url)],
})

const shopIsOpen: Message = { ms: 'Kedai anda sudah dibuka', en: 'Your shop is open', zh: '您的店铺已开张' }

/** `url` is built from PUBLIC_URL. */
export const resetMail = (name: string, url: string): MailContent => ({
  subject: { ms: 'Tetapkan kata laluan baharu anda', en: 'Choose a new password', zh: '重设您的密码' },
  blocks: [
    hello(name),
    {
      kind: 'paragraph',
      text: {
        ms: 'Tekan butang di bawah untuk memilih kata laluan baharu. Pautan ini sah selama satu jam dan boleh digunakan sekali sahaja.',
        en: 'Click the button below to choose a new password. The link is valid for 1 hour and can be used once.',
        zh: '请点击下面的按钮设置新密码。链接一小时内有效，只能使用一次。',
      },
    },
    { kind: 'button', text: { ms: 'Pilih kata laluan baharu', en: 'Choose a new password', zh: '设置新密码' }, url },
    {
      kind: 'paragraph',
      text: {
        ms: 'Bukan anda yang minta? Abaikan sahaja e-mel ini. Kata laluan anda tidak berubah.',
        en: 'Didn’t request this? Ignore this e-mail. Your password will not change.',
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
        en: 'The password of your Kedai account was just changed. All devices were signed out.',
        zh: '您的 Kedai 账号密码刚刚已更改，所有设备均已登出。',
      },
    },
    {
      kind: 'paragraph',
      text: {
        ms: 'Bukan anda? Tetapkan kata laluan baharu sekarang juga.',
        en: 'Not you? Reset your password now.',
        zh: '不是您本人操作？请立即重设密码。',
      },
    },
    { kind: 'button', text: { ms: 'Tetapkan semula', en: 'Choose a new password', zh: '重设密码' }, url },
  ],
})
