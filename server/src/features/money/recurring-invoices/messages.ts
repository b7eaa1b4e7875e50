import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  whichDay: { ms: 'Pilih tarikhnya.', en: 'Choose a date.', zh: '请选择日期。' },
  howMany: {
    ms: 'Tulis berapa invois, antara 1 dan 999.',
    en: 'Enter the number of invoices, from 1 to 999.',
    zh: '请填写发票数量，1 至 999。',
  },
  every: {
    ms: 'Tulis nombor bulat antara 1 dan 36.',
    en: 'Enter a whole number from 1 to 36.',
    zh: '请填写 1 至 36 的整数。',
  },
  endsBeforeStart: {
    ms: 'Hari terakhir tidak boleh sebelum hari pertama.',
    en: 'The end date cannot be before the start date.',
    zh: '结束日期不能早于开始日期。',
  },
  startTooFar: {
    ms: 'Mulakan antara setahun yang lalu dan sepuluh tahun dari sekarang.',
    en: 'The start date must be within the past year or the next ten years.',
    zh: '开始日期须在一年前至十年后之间。',
  },
  nothingComes: {
    ms: 'Tiada tarikh lagi selepas hari ini. Lanjutkan tarikh akhir atau bilangannya.',
    en: 'There are no dates left after today. Choose a later end date or more invoices.',
    zh: '今天之后没有剩余日期，请延后结束日期或增加数量。',
  },
  sendsToNobody: {
    ms: 'Untuk menghantar invois ini secara automatik, tambah e-mel atau nombor telefon pembeli.',
    en: 'To send this invoice automatically, add the buyer’s e-mail or phone number.',
    zh: '若要自动发送，此发票须有买家的邮箱或电话号码。',
  },
  replaces: {
    ms: 'Invois ini sudah berulang dengan jadual lain. Sahkan untuk menggantikannya.',
    en: 'This invoice already has a recurring schedule. Confirm to replace it.',
    zh: '此发票已按另一安排定期开票，请确认后再替换。',
  },
  noSeries: {
    ms: 'Invois ini tidak berulang. Tetapkan jadualnya dahulu.',
    en: 'This invoice is not recurring. Set its schedule first.',
    zh: '此发票未设定定期开票，请先设定。',
  },
  hasEnded: {
    ms: 'Jadual ini sudah tamat. Tetapkan yang baharu.',
    en: 'This schedule has ended. Set a new one.',
    zh: '此定期开票已结束，请重新设定。',
  },
  lastUnpaid: {
    ms: 'Invois sebelumnya belum dibayar',
    en: 'The previous invoice is not paid yet',
    zh: '上一张发票尚未付清',
  },
  leftOut: { ms: 'Dilangkau oleh penjual', en: 'Skipped by the seller', zh: '由卖家跳过' },
  whilePaused: { ms: 'Jadual sedang dijeda', en: 'The schedule was paused', zh: '当时已暂停' },
  notRunning: {
    ms: 'Pelayan tidak berjalan pada hari itu',
    en: 'The server was not running that day',
    zh: '当天服务器未运行',
  },
  ourFault: {
    ms: 'Ralat di pihak kami; akan dicuba lagi',
    en: 'An error on our side. We will retry.',
    zh: '系统错误，将会重试',
  },
} satisfies Record<string, Message>

/** What a call answers with. */
export const done = {
  set: {
    ms: 'Ditetapkan. Yang seterusnya pada {on}.',
    en: 'Schedule saved. The next invoice is on {on}.',
    zh: '已设定，下一张在 {on}。',
  },
  pause: { ms: 'Jadual dijeda.', en: 'The schedule is paused.', zh: '定期开票已暂停。' },
  resume: { ms: 'Jadual disambung.', en: 'The schedule is resumed.', zh: '定期开票已恢复。' },
  'skip-next': { ms: 'Tarikh seterusnya dilangkau.', en: 'The next invoice is skipped.', zh: '已跳过下一张。' },
  end: { ms: 'Jadual ditamatkan.', en: 'The schedule has ended.', zh: '定期开票已结束。' },
} satisfies Record<string, Message>

/** Mails to the owners. Parameters: `{name}` the buyer, `{reason}`, `{number}`, `{currency}`. */
export const mailTexts = {
  pausedSubject: {
    ms: 'Invois berulang untuk {name} dijeda',
    en: 'The recurring invoice for {name} is paused',
    zh: '给 {name} 的定期发票已暂停',
  },
  pausedText: {
    ms: 'Kami cuba membuat invois ini beberapa kali tetapi tidak berjaya: {reason} Betulkan, kemudian sambung semula jadualnya.',
    en: 'We could not create this invoice after several tries: {reason} Fix the problem, then resume the schedule.',
    zh: '我们多次尝试生成此发票但未成功：{reason} 请更正后恢复定期开票。',
  },
  rateSubject: {
    ms: 'Invois berulang untuk {name} menunggu kadar tukaran',
    en: 'The recurring invoice for {name} needs an exchange rate',
    zh: '给 {name} 的定期发票等待填写汇率',
  },
  rateText: {
    ms: 'Draf invois dalam {currency} telah dibuat. Isi kadar tukaran hari ini, kemudian sahkan dan hantar.',
    en: 'A draft invoice in {currency} was created. Fill in today’s exchange rate, then approve and send it.',
    zh: '以 {currency} 计价的发票草稿已生成。请填写当天汇率，然后批准并发送。',
  },
  open: { ms: 'Buka invois', en: 'Open the invoice', zh: '打开发票' },
  chatSubject: {
    ms: 'Invois {number} sedia untuk dihantar melalui WhatsApp',
    en: 'Invoice {number} is ready to be sent by WhatsApp',
    zh: '发票 {number} 可通过 WhatsApp 发送',
  },
  chatText: {
    ms: 'WhatsApp hanya boleh dihantar oleh anda sendiri. Buka invois, kemudian buka sembang yang sudah siap ditulis untuk {name}.',
    en: 'WhatsApp messages must be sent by you. Open the invoice, then open the prepared chat to {name}.',
    zh: 'WhatsApp 消息只能由您亲自发送。请打开发票，再打开已写好的给 {name} 的聊天。',
  },
} satisfies Record<string, Message>
