import type { MailContent } from '../../../platform/mail/mail-content.ts'

/** `url` is built from PUBLIC_URL. */
export const invitationMail = ({
  shop,
  inviter,
  url,
}: {
  shop: string
  inviter: string
  url: string
}): MailContent => ({
  shop,
  subject: {
    ms: '{inviter} menjemput anda bekerja di {shop}',
    en: '{inviter} invites you to work in {shop}',
    zh: '{inviter} 邀请您加入 {shop}',
  },
  params: { inviter, shop },
  blocks: [
    { kind: 'heading', text: { ms: 'Sertai {shop}', en: 'Join {shop}', zh: '加入 {shop}' }, params: { shop } },
    {
      kind: 'paragraph',
      text: {
        ms: '{inviter} mahu anda membantu menguruskan kedai ini di Kedai. Tekan butang untuk melihat apa yang boleh anda buat dan menerimanya.',
        en: '{inviter} has invited you to help run this shop on Kedai. Click the button to see your access and accept.',
        zh: '{inviter} 希望您在 Kedai 上协助打理这家店。请点击按钮查看您的权限并接受邀请。',
      },
      params: { inviter },
    },
    { kind: 'button', text: { ms: 'Lihat jemputan', en: 'See the invitation', zh: '查看邀请' }, url },
    {
      kind: 'paragraph',
      text: {
        ms: 'Pautan ini untuk anda sahaja, sah selama 7 hari dan boleh digunakan sekali. Tidak kenal penghantarnya? Abaikan e-mel ini.',
        en: 'This link is only for you, can be used once and is valid for 7 days. If you do not know the sender, ignore this e-mail.',
        zh: '此链接仅供您本人使用，7 天内有效，只能使用一次。如果您不认识发件人，请忽略此邮件。',
      },
    },
  ],
})

/** To the owners, when somebody has left of their own will. `url`: the staff of the shop. */
export const leftMail = ({
  name,
  email,
  shop,
  url,
}: {
  name: string
  email: string
  shop: string
  url: string
}): MailContent => ({
  subject: { ms: '{name} telah keluar daripada {shop}', en: '{name} has left {shop}', zh: '{name} 已离开 {shop}' },
  params: { name, shop },
  blocks: [
    {
      kind: 'heading',
      text: { ms: '{name} telah keluar', en: '{name} has left', zh: '{name} 已离开' },
      params: { name },
    },
    {
      kind: 'paragraph',
      text: {
        ms: '{name} ({email}) tidak lagi bekerja di {shop}. Aksesnya sudah tamat pada semua peranti. Tindakannya kekal dalam log aktiviti.',
        en: '{name} ({email}) no longer works in {shop}. Their access has ended on all devices. Their actions remain in the activity log.',
        zh: '{name}（{email}）已不在 {shop} 工作，其在所有设备上的权限均已终止。此人的操作仍保留在活动记录中。',
      },
      params: { name, email, shop },
    },
    { kind: 'button', text: { ms: 'Lihat kakitangan', en: 'See the staff', zh: '查看员工' }, url },
  ],
})
