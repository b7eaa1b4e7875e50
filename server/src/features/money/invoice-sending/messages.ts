import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  noRecipient: {
    ms: 'Tulis e-mel atau nombor telefon penerima.',
    en: 'Enter the recipient’s e-mail or phone number.',
    zh: '请填写收件人的邮箱或电话号码。',
  },
  badEmail: {
    ms: 'Alamat e-mel ini tidak lengkap: {value}',
    en: 'Incomplete e-mail address: {value}',
    zh: '邮箱地址不完整：{value}',
  },
  badPhone: {
    ms: 'Nombor telefon ini tidak dapat dibaca: {value}',
    en: 'Invalid phone number: {value}',
    zh: '无法识别此电话号码：{value}',
  },
  tooManyCopies: {
    ms: 'Salinan paling banyak kepada {most} alamat.',
    en: 'You can copy up to {most} addresses.',
    zh: '抄送最多 {most} 个地址。',
  },
  wait: {
    ms: 'Invois ini baru sahaja dihantar kepada {recipient}. Cuba lagi selepas {seconds} saat.',
    en: 'This invoice has just been sent to {recipient}. Try again in {seconds} seconds.',
    zh: '此发票刚刚发送给 {recipient}，请在 {seconds} 秒后再试。',
  },
  sent: { ms: 'Invois {number} dihantar.', en: 'Invoice {number} is sent.', zh: '发票 {number} 已发送。' },
  whatsappReady: {
    ms: 'Invois {number} sedia dalam WhatsApp. Buka sembang untuk menghantarnya.',
    en: 'Invoice {number} is ready in WhatsApp. Open the chat to send it.',
    zh: '发票 {number} 已在 WhatsApp 中准备好，请打开聊天发送。',
  },
  sentByHand: {
    ms: 'Ditanda sebagai dihantar melalui WhatsApp.',
    en: 'Marked as sent by WhatsApp.',
    zh: '已记为通过 WhatsApp 发送。',
  },
  failed: {
    ms: 'Invois tidak dapat dihantar kepada {recipient}: {response}',
    en: 'The invoice could not be sent to {recipient}: {response}',
    zh: '发票无法发送至 {recipient}：{response}',
  },
  waits: {
    ms: 'SMS kepada {recipient} belum diterima ({response}). Kami akan mencuba semula secara automatik.',
    en: 'The SMS to {recipient} has not been accepted yet ({response}). We will retry automatically.',
    zh: '发给 {recipient} 的短信尚未被接收（{response}），系统会自动重试。',
  },
  smsDoubt: {
    ms: '{response}. Kami tidak pasti sama ada SMS itu telah dihantar, jadi ia tidak dihantar semula secara automatik. Tanya pembeli sebelum menghantarnya lagi.',
    en: '{response}. We cannot confirm whether the SMS was sent, so we will not resend it automatically. Check with the buyer before you resend it.',
    zh: '{response}。无法确定短信是否已发出，因此不会自动重发。请先询问买家再重新发送。',
  },
  smsCut: { ms: 'Penghantaran terganggu', en: 'Sending was interrupted', zh: '发送过程中断' },
  smsLink: {
    ms: 'SMS tidak boleh mengandungi pautan atau alamat laman ({found}): larangan MCMC sejak 1 September 2024. Hantar pautan melalui e-mel atau WhatsApp.',
    en: 'SMS cannot contain a link or web address ({found}). MCMC has not allowed it since 1 September 2024. Send links by e-mail or WhatsApp.',
    zh: '短信不得包含链接或网址（{found}）：MCMC 自 2024 年 9 月 1 日起禁止。请通过邮件或 WhatsApp 发送链接。',
  },
  smsPhone: {
    ms: 'SMS tidak boleh mengandungi nombor telefon untuk dihubungi ({found}): larangan MCMC.',
    en: 'SMS cannot contain a phone number to call ({found}). MCMC does not allow it.',
    zh: '短信不得包含回拨电话号码（{found}）：MCMC 禁止。',
  },
  smsPersonal: {
    ms: 'SMS tidak boleh meminta maklumat peribadi ({found}): larangan MCMC.',
    en: 'SMS cannot ask for personal data ({found}). MCMC does not allow it.',
    zh: '短信不得索取个人资料（{found}）：MCMC 禁止。',
  },
  smsTooLong: {
    ms: 'Mesej ini sepanjang {parts} SMS. Hadnya {most}. Pendekkan teksnya.',
    en: 'This message is {parts} SMS long. The limit is {most}. Shorten the text.',
    zh: '此短信需 {parts} 条，最多 {most} 条。请缩短内容。',
  },
  reportNotBelieved: {
    ms: 'Laporan ini tidak ditandatangani oleh penyedianya.',
    en: 'The signature of this report is not valid.',
    zh: '此报告未经服务商签名。',
  },
  reportUnreadable: {
    ms: 'Laporan ini tidak dapat dibaca.',
    en: 'This report is not valid.',
    zh: '无法读取此报告。',
  },
  reportEarly: {
    ms: 'SMS ini masih dihantar; laporkan sekali lagi.',
    en: 'This SMS is still being sent. Report it again later.',
    zh: '此短信仍在发送中，请稍后再报告。',
  },
} satisfies Record<string, Message>

/** What the buyer reads. Parameters: `{number}` `{shop}` `{name}` `{total}` `{balance}` `{part}` `{due}` `{link}`. */
export const buyerTexts = {
  subject: {
    ms: 'Invois {number} daripada {shop}: {balance}',
    en: 'Invoice {number} from {shop}: {balance}',
    zh: '{shop} 的发票 {number}：{balance}',
  },
  reminderSubject: {
    ms: 'Peringatan: invois {number} daripada {shop}, {balance}',
    en: 'Reminder: invoice {number} from {shop}, {balance}',
    zh: '提醒：{shop} 的发票 {number}，{balance}',
  },
  receiptSubject: {
    ms: 'Resit bayaran invois {number} · {shop}',
    en: 'Receipt for invoice {number} · {shop}',
    zh: '发票 {number} 的收据 · {shop}',
  },
  hello: { ms: 'Hai {name},', en: 'Hello {name},', zh: '{name} 您好，' },
  here: {
    ms: 'Berikut invois {number} berjumlah {total}. Baki {balance} perlu dibayar sebelum atau pada {due}.',
    en: 'Here is invoice {number} for {total}. The balance of {balance} is due on {due}.',
    zh: '这是发票 {number}，总额 {total}。余额 {balance} 请于 {due} 或之前支付。',
  },
  remind: {
    ms: 'Invois {number} masih berbaki {balance}; tarikh akhir bayarannya {due}. Abaikan mesej ini jika anda sudah membayar.',
    en: 'Invoice {number} has a balance of {balance}, due on {due}. Please ignore this message if you have paid.',
    zh: '发票 {number} 尚有 {balance} 未付，付款期限为 {due}。如您已付款，请忽略此消息。',
  },
  herePart: {
    ms: 'Berikut invois {number} berjumlah {total}. Ansuran {part} perlu dibayar sebelum atau pada {due}; selebihnya mengikut jadual.',
    en: 'Here is invoice {number} for {total}. The next instalment, {part}, is due on {due}. The rest follows the payment schedule.',
    zh: '这是发票 {number}，总额 {total}。下一期 {part} 请于 {due} 或之前支付，其余按计划付款。',
  },
  remindPart: {
    ms: 'Ansuran {part} bagi invois {number} perlu dibayar sebelum atau pada {due}. Abaikan mesej ini jika anda sudah membayar.',
    en: 'The next instalment of invoice {number}, {part}, is due on {due}. Please ignore this message if you have paid.',
    zh: '发票 {number} 的下一期 {part} 付款期限为 {due}。如您已付款，请忽略此消息。',
  },
  settled: {
    ms: 'Invois {number} berjumlah {total} sudah selesai dibayar. Terima kasih.',
    en: 'Invoice {number} for {total} is paid in full. Thank you.',
    zh: '发票 {number}（总额 {total}）已付清，谢谢。',
  },
  see: { ms: 'Lihat dan bayar invois', en: 'See and pay the invoice', zh: '查看并支付发票' },
  seePaid: { ms: 'Lihat invois', en: 'See the invoice', zh: '查看发票' },
  number: { ms: 'Invois', en: 'Invoice', zh: '发票' },
  total: { ms: 'Jumlah', en: 'Total', zh: '总额' },
  balance: { ms: 'Baki', en: 'Balance', zh: '余额' },
  due: { ms: 'Bayar sebelum', en: 'Due on', zh: '付款期限' },
} satisfies Record<string, Message>
