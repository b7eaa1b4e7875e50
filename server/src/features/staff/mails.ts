import type { MailContent } from '../../platform/mail/mail-content.ts'

/** `url` is built from PUBLIC_URL. */
export const invitationMail = ({ shop, inviter, url }: { shop: string; inviter: string; url: string }): MailContent => ({
  subject: { ms: '{inviter} menjemput anda bekerja di {shop}', en: '{inviter} invites you to work in {shop}', zh: '{inviter} 邀请您加入 {shop}' },
  params: { inviter, shop },
  blocks: [
    { kind: 'heading', text: { ms: 'Sertai {shop}', en: 'Join {shop}', zh: '加入 {shop}' }, params: { shop } },
    {
      kind: 'paragraph',
      text: {
        ms: '{inviter} mahu anda membantu menguruskan kedai ini di Kedai. Tekan butang untuk melihat apa yang boleh anda buat dan menerimanya.',
        en: '{inviter} would like you to help run this shop on Kedai. Press the button to see what you may do there, and to accept.',
        zh: '{inviter} 希望您在 Kedai 上协助打理这家店。请点击按钮查看您的权限并接受邀请。',
      },
      params: { inviter },
    },
    { kind: 'button', text: { ms: 'Lihat jemputan', en: 'See the invitation', zh: '查看邀请' }, url },
    {
      kind: 'paragraph',
      text: {
        ms: 'Pautan ini untuk anda sahaja, sah selama 7 hari dan boleh digunakan sekali. Tidak kenal penghantarnya? Abaikan e-mel ini.',
        en: 'The link is for you alone, works once, within 7 days. You do not know the sender? Then leave this mail alone.',
        zh: '此链接仅供您本人使用，7 天内有效，只能使用一次。如果您不认识发件人，请忽略此邮件。',
      },
    },
  ],
})
