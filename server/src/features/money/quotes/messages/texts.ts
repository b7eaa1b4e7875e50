import type { Message } from '../../../../platform/errors/message.ts'

/** What a call about a quote answers with. */
export const done = {
  created: { ms: 'Draf sebut harga disimpan.', en: 'The draft quote is saved.', zh: '报价单草稿已保存。' },
  saved: { ms: 'Sebut harga disimpan.', en: 'The quote is saved.', zh: '报价单已保存。' },
  duplicated: { ms: 'Salinan dibuat sebagai draf baharu.', en: 'Copied as a new draft.', zh: '副本已存为新草稿。' },
  deleted: { ms: 'Draf dipadam.', en: 'The draft is deleted.', zh: '草稿已删除。' },
  sent: { ms: 'Sebut harga {number} dihantar.', en: 'Quote {number} is sent.', zh: '报价单 {number} 已发送。' },
  whatsappReady: {
    ms: 'Sebut harga {number} sedia dalam WhatsApp. Buka sembang untuk menghantarnya.',
    en: 'Quote {number} is ready in WhatsApp. Open the chat to send it.',
    zh: '报价单 {number} 已在 WhatsApp 中准备好，请打开聊天发送。',
  },
  sentByHand: {
    ms: 'Ditanda sebagai dihantar melalui WhatsApp.',
    en: 'Marked as sent by WhatsApp.',
    zh: '已记为通过 WhatsApp 发送。',
  },
  markedAccepted: {
    ms: 'Sebut harga {number} ditandakan sebagai diterima.',
    en: 'Quote {number} is marked as accepted.',
    zh: '报价单 {number} 已标记为已接受。',
  },
  markedDeclined: {
    ms: 'Sebut harga {number} ditandakan sebagai ditolak.',
    en: 'Quote {number} is marked as declined.',
    zh: '报价单 {number} 已标记为已拒绝。',
  },
  converted: {
    ms: 'Sebut harga {number} menjadi draf invois.',
    en: 'Quote {number} was converted to a draft invoice.',
    zh: '报价单 {number} 已转为发票草稿。',
  },
  linkTakenBack: {
    ms: 'Pautan dinyahaktifkan. Sebut harga tidak lagi boleh dibuka melaluinya.',
    en: 'Link disabled. The quote can no longer be opened with it.',
    zh: '链接已停用，无法再用它打开报价单。',
  },
  linkRenewed: {
    ms: 'Pautan baharu dibuat. Pautan lama tidak lagi berfungsi.',
    en: 'New link created. The old one no longer works.',
    zh: '已生成新链接，旧链接不再有效。',
  },
  accepted: {
    ms: 'Terima kasih. Kedai sudah dimaklumkan bahawa anda menerima sebut harga ini.',
    en: 'Thank you. We have told the shop that you accepted this quote.',
    zh: '谢谢，已通知店家您接受此报价。',
  },
  declined: {
    ms: 'Kedai sudah dimaklumkan bahawa anda menolak sebut harga ini.',
    en: 'We have told the shop that you declined this quote.',
    zh: '已通知店家您拒绝此报价。',
  },
} satisfies Record<string, Message>

/** What is refused, apart from a state that closes it. */
export const texts = {
  lastDayBeforeIssue: {
    ms: 'Tarikh sah tidak boleh sebelum tarikh sebut harga.',
    en: 'The expiry date cannot be before the quote date.',
    zh: '有效期不能早于报价日期。',
  },
  changedMeanwhile: {
    ms: 'Sebut harga ini sudah diubah sejak anda membukanya. Lihat versi terkini di sebelah versi anda, kemudian simpan semula.',
    en: 'This quote was changed after you opened it. Compare it with your version, then save again.',
    zh: '此报价单自您打开后已被更改。请对照最新版本后再保存。',
  },
  changedForBuyer: {
    ms: 'Kedai baru mengubah sebut harga ini. Baca semula di bawah, kemudian buat keputusan.',
    en: 'The shop has just changed this quote. Read it again below, then decide.',
    zh: '店家刚刚更改了此报价单，请重新阅读后再决定。',
  },
  nameNeeded: {
    ms: 'Tulis nama anda untuk menerima sebut harga ini.',
    en: 'Enter your name to accept this quote.',
    zh: '请填写您的姓名以接受此报价。',
  },
  linkRevoked: {
    ms: 'Pautan sebut harga ini tidak sah lagi. Minta pautan baharu daripada kedai.',
    en: 'This quote link is no longer valid. Ask the shop for a new one.',
    zh: '此报价单链接已失效，请向店家索取新的链接。',
  },
  draftHasNoLink: {
    ms: 'Draf belum ada pautan. Hantar sebut harga dahulu.',
    en: 'A draft has no link yet. Send the quote first.',
    zh: '草稿还没有链接，请先发送报价单。',
  },
  sendFailed: {
    ms: 'Sebut harga tidak dapat dihantar kepada {recipient}: {response}',
    en: 'The quote could not be sent to {recipient}: {response}',
    zh: '报价单无法发送至 {recipient}：{response}',
  },
  /** What a buyer begins to write to the shop. */
  question: {
    ms: 'Hai {shop}, saya ada soalan tentang sebut harga {number}.',
    en: 'Hi {shop}, I have a question about quote {number}.',
    zh: '{shop} 您好，我想咨询报价单 {number}。',
  },
} satisfies Record<string, Message>

/** How a quote stands, to its buyer, and what comes next. Parameters: `{last}` `{shop}` `{name}`. */
export const headlines = {
  sent: {
    headline: { ms: 'Sebut harga untuk anda', en: 'A quote for you', zh: '给您的报价单' },
    next: {
      ms: 'Sah sehingga {last}. Baca, kemudian terima atau tolak di bawah.',
      en: 'Valid until {last}. Read it, then accept or decline it below.',
      zh: '有效期至 {last}。请阅读后在下方接受或拒绝。',
    },
  },
  accepted: {
    headline: { ms: 'Sebut harga diterima', en: 'Quote accepted', zh: '报价已接受' },
    next: {
      ms: '{shop} akan menghantar invois kepada anda. Anda tidak perlu buat apa-apa lagi.',
      en: '{shop} will send you an invoice. You do not need to do anything else.',
      zh: '{shop} 会向您发送发票，您无需再操作。',
    },
  },
  declined: {
    headline: { ms: 'Sebut harga ditolak', en: 'Quote declined', zh: '报价已拒绝' },
    next: {
      ms: 'Berubah fikiran? Hubungi {shop} untuk sebut harga baharu.',
      en: 'Changed your mind? Ask {shop} for a new quote.',
      zh: '改变主意了？请联系 {shop} 重新报价。',
    },
  },
  expired: {
    headline: { ms: 'Tempoh sah sudah tamat', en: 'This quote has expired', zh: '报价单已过有效期' },
    next: {
      ms: 'Ia sah sehingga {last}. Minta sebut harga baharu daripada {shop}.',
      en: 'It was valid until {last}. Ask {shop} for a new quote.',
      zh: '有效期至 {last}，请向 {shop} 索取新的报价。',
    },
  },
  converted: {
    headline: { ms: 'Sudah menjadi invois', en: 'Converted to an invoice', zh: '已转为发票' },
    next: {
      ms: 'Sebut harga ini diterima. {shop} menyediakan invoisnya.',
      en: 'This quote was accepted and {shop} has created the invoice.',
      zh: '此报价已被接受，{shop} 已为此开具发票。',
    },
  },
} satisfies Record<string, { headline: Message; next: Message }>
