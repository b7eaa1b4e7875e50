import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  link: {
    ms: 'SMS tidak boleh mengandungi pautan atau alamat laman ({found}): larangan MCMC sejak 1 September 2024. Gunakan e-mel.',
    en: 'SMS cannot contain a link or web address ({found}). MCMC has not allowed it since 1 September 2024. Use e-mail.',
    zh: '短信不得包含链接或网址（{found}）：MCMC 自 2024 年 9 月 1 日起禁止。请改用邮件。',
  },
  phone: {
    ms: 'SMS tidak boleh mengandungi nombor untuk dihubungi ({found}): larangan MCMC.',
    en: 'SMS cannot contain a number to call ({found}). MCMC does not allow it.',
    zh: '短信不得包含回拨电话号码（{found}）：MCMC 禁止。',
  },
  personal_data: {
    ms: 'SMS tidak boleh meminta maklumat peribadi ({found}): larangan MCMC.',
    en: 'SMS cannot ask for personal data ({found}). MCMC does not allow it.',
    zh: '短信不得索取个人资料（{found}）：MCMC 禁止。',
  },
  tooLong: {
    ms: 'Mesej ini sepanjang {parts} SMS. Hadnya {most}. Pendekkan teksnya.',
    en: 'This message is {parts} SMS long. The limit is {most}. Shorten the text.',
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
    en: 'Invalid amount: {value}',
    zh: '无法识别此金额：{value}',
  },
  pastTime: {
    ms: 'Masa penghantaran mesti akan datang.',
    en: 'The sending time must be in the future.',
    zh: '发送时间必须在将来。',
  },
  farTime: {
    ms: 'Masa penghantaran paling jauh setahun dari sekarang.',
    en: 'The sending time can be at most one year ahead.',
    zh: '发送时间最多在一年之内。',
  },
  nobody: {
    ms: 'Tiada pelanggan dalam kumpulan ini yang bersetuju menerima {channel}. Pilih kumpulan atau saluran lain.',
    en: 'No customers in this audience have agreed to receive {channel}. Choose another audience or channel.',
    zh: '此受众中没有人同意接收{channel}。请选择其他受众或渠道。',
  },
  already: {
    ms: 'Kempen ini sudah dihantar atau sedang dihantar.',
    en: 'This campaign has been sent or is being sent.',
    zh: '此活动已发送或正在发送。',
  },
  isCancelled: {
    ms: 'Kempen ini sudah dibatalkan. Cipta yang baharu.',
    en: 'This campaign was cancelled. Create a new one.',
    zh: '此活动已取消，请新建。',
  },
  isOver: {
    ms: 'Kempen ini sudah selesai dihantar.',
    en: 'This campaign has already been sent.',
    zh: '此活动已发送完毕。',
  },
  created: { ms: 'Kempen disimpan.', en: 'Campaign saved.', zh: '活动已保存。' },
  begun: {
    ms: 'Dihantar kepada {count} orang.',
    en: 'Sending to {count} people.',
    zh: '正在发送给 {count} 人。',
  },
  planned: { ms: 'Akan dihantar pada {when}.', en: 'Scheduled for {when}.', zh: '将于 {when} 发送。' },
  waits: {
    ms: 'Waktu senyap: ia dihantar mulai {when}.',
    en: 'Quiet hours: sending starts at {when}.',
    zh: '静默时段：将从 {when} 开始发送。',
  },
  noChat: {
    ms: 'Orang ini sudah berhenti langgan, atau belum bersetuju menerima tawaran.',
    en: 'This person has opted out of offers, or has not agreed to them.',
    zh: '此人已退订，或尚未同意接收优惠。',
  },
  stopped: {
    ms: 'Kempen dibatalkan. Mesej yang sudah dihantar tidak dapat ditarik balik.',
    en: 'Campaign cancelled. Messages already sent cannot be recalled.',
    zh: '活动已取消；已发出的无法撤回。',
  },
  tested: { ms: 'Ujian dihantar ke {to}.', en: 'Test sent to {to}.', zh: '测试已发送至 {to}。' },
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
