import type { Message } from '../../../../platform/errors/message.ts'

/** Why an installation cannot send in a way. */
export const channelWords = {
  noSms: {
    ms: 'Tiada penyedia SMS disediakan. Hantar melalui WhatsApp atau e-mel.',
    en: 'No SMS provider is set up. Send by WhatsApp or e-mail.',
    zh: '尚未设置短信服务商，请改用 WhatsApp 或邮件发送。',
  },
  noMailServer: {
    ms: 'Tiada pelayan e-mel disediakan (SMTP_URL). Hantar melalui WhatsApp.',
    en: 'No mail server is set up (SMTP_URL). Send by WhatsApp.',
    zh: '尚未设置邮件服务器（SMTP_URL），请改用 WhatsApp 发送。',
  },
} satisfies Record<string, Message>
