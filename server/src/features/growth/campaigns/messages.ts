import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  link: {
    ms: 'SMS tidak boleh mengandungi pautan atau alamat laman ({found}): larangan MCMC sejak 1 September 2024. Gunakan e-mel.',
    en: 'An SMS may carry no link or web address ({found}): MCMC forbids it since 1 September 2024. Use e-mail.',
    zh: '短信不得包含链接或网址（{found}）：MCMC 自 2024 年 9 月 1 日起禁止。请改用邮件。',
  },
  phone: {
    ms: 'SMS tidak boleh mengandungi nombor untuk dihubungi ({found}): larangan MCMC.',
    en: 'An SMS may carry no number to call ({found}): MCMC forbids it.',
    zh: '短信不得包含回拨电话号码（{found}）：MCMC 禁止。',
  },
  personal_data: {
    ms: 'SMS tidak boleh meminta maklumat peribadi ({found}): larangan MCMC.',
    en: 'An SMS may not ask for personal data ({found}): MCMC forbids it.',
    zh: '短信不得索取个人资料（{found}）：MCMC 禁止。',
  },
  tooLong: {
    ms: 'SMS ini mengambil {parts} bahagian; paling banyak {most}. Pendekkan teksnya.',
    en: 'This SMS takes {parts} parts; {most} are the most. Make it shorter.',
    zh: '此短信需 {parts} 条，最多 {most} 条。请缩短内容。',
  },
  empty: { ms: 'Tulis mesejnya.', en: 'Write the message.', zh: '请填写内容。' },
  noSubject: { ms: 'E-mel memerlukan tajuk.', en: 'An e-mail needs a subject.', zh: '邮件需要主题。' },
  noSms: {
    ms: 'SMS belum disediakan di pelayan ini. Gunakan e-mel.',
    en: 'SMS is not set up on this server. Use e-mail.',
    zh: '此服务器尚未设置短信，请使用邮件。',
  },
  noProduct: {
    ms: 'Kedai anda tiada produk “{value}”.',
    en: 'Your shop has no product “{value}”.',
    zh: '您的商店没有商品“{value}”。',
  },
  badAmount: {
    ms: 'Jumlah ini tidak dapat dibaca: {value}',
    en: 'This amount cannot be read: {value}',
    zh: '无法识别此金额：{value}',
  },
  pastTime: {
    ms: 'Masa penghantaran mesti akan datang.',
    en: 'The time to send lies in the past.',
    zh: '发送时间必须在将来。',
  },
  farTime: {
    ms: 'Masa penghantaran paling jauh setahun dari sekarang.',
    en: 'The time to send is a year ahead at most.',
    zh: '发送时间最多在一年之内。',
  },
  nobody: {
    ms: 'Tiada pelanggan yang bersetuju menerima {channel} dalam kumpulan ini, jadi tiada apa untuk dihantar.',
    en: 'Nobody in this audience has agreed to hear from you by {channel}, so there is nothing to send.',
    zh: '此受众中没有人同意接收{channel}，因此无可发送。',
  },
  already: {
    ms: 'Kempen ini sudah dihantar atau sedang dihantar.',
    en: 'This campaign is sent already, or on its way.',
    zh: '此活动已发送或正在发送。',
  },
  isCancelled: {
    ms: 'Kempen ini sudah dibatalkan. Cipta yang baharu.',
    en: 'This campaign was cancelled. Make a new one.',
    zh: '此活动已取消，请新建。',
  },
  isOver: {
    ms: 'Kempen ini sudah selesai dihantar.',
    en: 'This campaign has gone out already.',
    zh: '此活动已发送完毕。',
  },
  created: { ms: 'Kempen disimpan.', en: 'The campaign is kept.', zh: '活动已保存。' },
  begun: {
    ms: 'Dihantar kepada {count} orang.',
    en: 'On its way to {count} people.',
    zh: '正在发送给 {count} 人。',
  },
  planned: { ms: 'Akan dihantar pada {when}.', en: 'It goes out on {when}.', zh: '将于 {when} 发送。' },
  waits: {
    ms: 'Waktu senyap: ia dihantar mulai {when}.',
    en: 'Quiet hours: it goes out from {when}.',
    zh: '静默时段：将从 {when} 开始发送。',
  },
  noChat: {
    ms: 'Orang ini meminta berhenti, atau belum bersetuju menerima tawaran.',
    en: 'This person asked for no more offers, or has not agreed to them.',
    zh: '此人已退订，或尚未同意接收优惠。',
  },
  stopped: {
    ms: 'Kempen dibatalkan; yang sudah keluar tidak dapat ditarik balik.',
    en: 'The campaign is cancelled; what has gone out cannot be called back.',
    zh: '活动已取消；已发出的无法撤回。',
  },
  tested: { ms: 'Ujian dihantar ke {to}.', en: 'A test went to {to}.', zh: '测试已发送至 {to}。' },
  testFailed: {
    ms: 'Ujian tidak dapat dihantar: {why}',
    en: 'The test could not be sent: {why}',
    zh: '测试未能发送：{why}',
  },
} satisfies Record<string, Message>

export const channelTexts = {
  sms: { ms: 'SMS', en: 'SMS', zh: '短信' },
  email: { ms: 'e-mel', en: 'e-mail', zh: '邮件' },
} satisfies Record<string, Message>
