import type { Message } from '../../../platform/errors/message.ts'

/** What a door says of a scan. Parameters: `{name}`, `{type}`, `{time}`, `{event}`, `{door}`. */
export const doorTexts = {
  admitted: { ms: 'Selamat datang, {name}.', en: 'Welcome, {name}.', zh: '欢迎，{name}。' },
  already: {
    ms: 'Tiket ini sudah digunakan pada {time}.',
    en: 'This ticket was used already, at {time}.',
    zh: '此门票已于 {time} 使用。',
  },
  alreadyThere: {
    ms: 'Tiket ini sudah digunakan pada {time}, di {door}.',
    en: 'This ticket was used already, at {time}, at {door}.',
    zh: '此门票已于 {time} 在 {door} 使用。',
  },
  unknown: {
    ms: 'Tiada tiket dengan kod ini. Periksa kod, atau minta tiket yang terkini.',
    en: 'No ticket has this code. Check the code, or ask for the latest ticket.',
    zh: '没有此代码的门票，请检查代码或出示最新门票。',
  },
  void: { ms: 'Tiket ini sudah dibatalkan.', en: 'This ticket was cancelled.', zh: '此门票已作废。' },
  unpaid: {
    ms: 'Pesanan tiket ini belum dibayar sepenuhnya.',
    en: 'The order for this ticket is not fully paid.',
    zh: '此门票的订单尚未付清。',
  },
  other_event: {
    ms: 'Tiket ini untuk acara lain: {event}.',
    en: 'This ticket is for another event: {event}.',
    zh: '此门票属于其他活动：{event}。',
  },
} satisfies Record<string, Message>

export const refusals = {
  nameMissing: { ms: 'Isi nama.', en: 'Enter a name.', zh: '请填写姓名。' },
  passedOften: {
    ms: 'Tiket ini sudah banyak kali diserahkan hari ini. Cuba lagi esok.',
    en: 'This ticket was transferred too many times today. Please try again tomorrow.',
    zh: '此门票今天转让次数太多，请明天再试。',
  },
  mailedOften: {
    ms: 'E-mel ini sudah menerima banyak mel daripada kami. Cuba lagi sebentar lagi.',
    en: 'We have already sent many e-mails to this address. Please try again later.',
    zh: '我们已向此电邮发送了多封邮件，请稍后再试。',
  },
  notAName: { ms: 'Isi nama dengan huruf.', en: 'Enter a name with letters.', zh: '请填写正确的姓名。' },
  emailMissing: { ms: 'Isi e-mel.', en: 'Enter an e-mail.', zh: '请填写电邮。' },
  notAnEmail: {
    ms: 'E-mel ini tidak betul. Contoh: nama@contoh.com',
    en: 'This e-mail address is not valid. Example: name@example.com',
    zh: '电邮格式不正确，例如 name@example.com',
  },
  phoneMissing: { ms: 'Isi nombor telefon.', en: 'Enter a phone number.', zh: '请填写手机号码。' },
  notAPhone: {
    ms: 'Nombor telefon ini tidak betul. Contoh: 012-345 6789',
    en: 'This phone number is not valid. Example: 012-345 6789',
    zh: '手机号码不正确，例如 012-345 6789',
  },
  used: {
    ms: 'Tiket ini sudah digunakan, jadi tidak boleh dipindahkan.',
    en: 'This ticket has been used and cannot be transferred.',
    zh: '此门票已使用，无法转让。',
  },
  isVoid: {
    ms: 'Tiket ini sudah dibatalkan.',
    en: 'This ticket was cancelled.',
    zh: '此门票已作废。',
  },
  tooManyPlaces: {
    ms: 'Sudah ada {max} nama dalam senarai menunggu ini daripada anda. Tunggu tawaran dahulu.',
    en: 'You already have {max} places on this waitlist. Wait until we offer you a ticket.',
    zh: '您在此候补名单上已有 {max} 个名额，请先等候通知。',
  },
  eventOver: { ms: 'Acara ini sudah berlalu.', en: 'This event has ended.', zh: '此活动已结束。' },
  notOfThisPage: {
    ms: 'Pilih satu jenis tiket di halaman ini.',
    en: 'Choose a ticket type on this page.',
    zh: '请选择此页面的门票种类。',
  },
  noWaitlist: {
    ms: 'Acara ini tiada senarai menunggu.',
    en: 'This event has no waitlist.',
    zh: '此活动没有候补名单。',
  },
  stillLeft: {
    ms: 'Masih ada {left} tiket. Beli terus, tidak perlu menunggu.',
    en: '{left} tickets are available. You can buy now.',
    zh: '还剩 {left} 张门票，可直接购买，无需等候。',
  },
  saleOver: {
    ms: 'Jualan jenis tiket ini sudah tamat.',
    en: 'Sales of this ticket type have ended.',
    zh: '此类门票已停止销售。',
  },
} satisfies Record<string, Message>

export const done = {
  passedOn: {
    ms: 'Tiket dipindahkan kepada {name}. Kod lama tidak sah lagi.',
    en: 'Ticket transferred to {name}. The old code is no longer valid.',
    zh: '门票已转让给 {name}，旧代码已失效。',
  },
  waiting: {
    ms: 'Anda di tempat ke-{place} dalam senarai menunggu. Kami e-mel apabila ada tempat.',
    en: 'You are number {place} on the waitlist. We will e-mail you when a ticket is available.',
    zh: '您在候补名单第 {place} 位，有空位时我们会以电邮通知您。',
  },
  offered: {
    ms: 'Tempat sudah ditawarkan kepada anda; lihat e-mel anda.',
    en: 'We have already offered you a ticket. Check your e-mail.',
    zh: '已为您保留名额，请查看电邮。',
  },
} satisfies Record<string, Message>

export const statusWords = {
  valid: { ms: 'Sah', en: 'Valid', zh: '有效' },
  used: { ms: 'Sudah masuk', en: 'Admitted', zh: '已入场' },
  void: { ms: 'Batal', en: 'Void', zh: '作废' },
} satisfies Record<string, Message>

export const columnTitles: readonly Message[] = [
  { ms: 'Kod', en: 'Code', zh: '代码' },
  { ms: 'Acara', en: 'Event', zh: '活动' },
  { ms: 'Jenis tiket', en: 'Ticket type', zh: '门票种类' },
  { ms: 'Nama', en: 'Name', zh: '姓名' },
  { ms: 'E-mel', en: 'E-mail', zh: '电邮' },
  { ms: 'Telefon', en: 'Phone', zh: '电话' },
  { ms: 'Keadaan', en: 'Status', zh: '状态' },
  { ms: 'Masa masuk', en: 'Admitted at', zh: '入场时间' },
  { ms: 'No. pesanan', en: 'Order', zh: '订单号' },
]

/** On the ticket itself. */
export const sheetWords = {
  title: { ms: 'Tiket', en: 'Ticket', zh: '门票' },
  when: { ms: 'Tarikh dan masa', en: 'Date and time', zh: '时间' },
  where: { ms: 'Tempat', en: 'Venue', zh: '地点' },
  who: { ms: 'Untuk', en: 'For', zh: '持票人' },
  kind: { ms: 'Jenis tiket', en: 'Ticket type', zh: '门票种类' },
  show: { ms: 'Tunjukkan kod ini di pintu masuk.', en: 'Show this code at the door.', zh: '请在入口出示此代码。' },
} satisfies Record<string, Message>

/** Mails. Parameters: `{event}`, `{name}`, `{when}`, `{venue}`, `{shop}`, `{until}`, `{type}`, `{count}`. */
export const mailTexts = {
  subject: { ms: 'Tiket anda: {event}', en: 'Your ticket: {event}', zh: '您的门票：{event}' },
  hello: { ms: 'Salam {name},', en: 'Dear {name},', zh: '{name}，您好：' },
  buyer: {
    ms: 'Terima kasih atas pembelian anda. Tiket anda dilampirkan; tunjukkan kodnya di pintu masuk.',
    en: 'Thank you for your order. Your tickets are attached. Show the codes at the door.',
    zh: '感谢您的购买。门票已随附，请在入口出示代码。',
  },
  holder: {
    ms: 'Tiket anda dilampirkan; tunjukkan kodnya di pintu masuk. Simpan e-mel ini.',
    en: 'Your ticket is attached. Show the code at the door and keep this e-mail.',
    zh: '您的门票已随附，请在入口出示代码，并保留此邮件。',
  },
  when: { ms: 'Tarikh dan masa', en: 'Date and time', zh: '时间' },
  where: { ms: 'Tempat', en: 'Venue', zh: '地点' },
  open: { ms: 'Lihat tiket', en: 'See the tickets', zh: '查看门票' },
  offerSubject: { ms: 'Tiket sudah ada: {event}', en: 'Tickets available: {event}', zh: '有您的名额：{event}' },
  offerText: {
    ms: 'Ada {count} tiket "{type}" untuk {event}. Kami simpan untuk anda sehingga {until}. Selepas itu, ia ditawarkan kepada orang lain.',
    en: '{count} "{type}" tickets for {event} are available. We will hold them for you until {until}. After that, they are offered to someone else.',
    zh: '{event} 有 {count} 张“{type}”门票。我们为您保留至 {until}，逾期将提供给其他人。',
  },
  take: { ms: 'Beli sekarang', en: 'Buy now', zh: '立即购买' },
} satisfies Record<string, Message>
