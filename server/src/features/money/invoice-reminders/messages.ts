import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  tooMany: {
    ms: 'Paling banyak {most} peringatan.',
    en: 'You can set up to {most} reminders.',
    zh: '最多 {most} 次提醒。',
  },
  outOfRange: {
    ms: 'Antara 30 hari sebelum dan 90 hari selepas.',
    en: 'Choose from 30 days before to 90 days after.',
    zh: '须在之前 30 天至之后 90 天之间。',
  },
  twice: {
    ms: 'Peringatan ini sudah ada dalam senarai.',
    en: 'This reminder is already on the list.',
    zh: '此提醒已在列表中。',
  },
} satisfies Record<string, Message>

/** What the call answers with. */
export const done = {
  set: {
    ms: 'Peringatan disimpan. Yang seterusnya pada {on}.',
    en: 'Reminders saved. The next one will be sent on {on}.',
    zh: '提醒已保存，下一次在 {on}。',
  },
  setNone: { ms: 'Tiada peringatan akan dihantar.', en: 'No reminders will be sent.', zh: '不会发送提醒。' },
} satisfies Record<string, Message>

/** Mails to the owners. Parameters: `{count}`, `{name}` the buyer, `{number}`. */
export const mailTexts = {
  missedSubject: {
    ms: 'Peringatan yang terlepas: {count}',
    en: 'Missed reminders: {count}',
    zh: '错过的提醒：{count}',
  },
  missedText: {
    ms: 'Peringatan ini tidak dapat dihantar pada masanya dan kini sudah terlalu lewat. Invoisnya masih belum dibayar; anda boleh mengingatkan pembeli sendiri.',
    en: 'These reminders were not sent in time and will not be sent now. The invoices are still unpaid. You can remind the buyers yourself.',
    zh: '以下提醒未能按时发送，现已过期。发票仍未付清，您可以自行提醒买家。',
  },
  openAll: { ms: 'Lihat invois', en: 'See the invoices', zh: '查看发票' },
  chatSubject: {
    ms: 'Masa untuk mengingatkan {name}: invois {number}',
    en: 'Time to remind {name}: invoice {number}',
    zh: '请提醒 {name}：发票 {number}',
  },
  chatText: {
    ms: 'WhatsApp hanya boleh dihantar oleh anda sendiri. Buka invois, kemudian buka sembang yang sudah siap ditulis untuk {name}.',
    en: 'WhatsApp messages must be sent by you. Open the invoice, then open the prepared chat to {name}.',
    zh: 'WhatsApp 消息只能由您亲自发送。请打开发票，再打开已写好的给 {name} 的聊天。',
  },
  openOne: { ms: 'Buka invois', en: 'Open the invoice', zh: '打开发票' },
} satisfies Record<string, Message>
