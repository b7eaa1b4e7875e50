import type { ParticipantRefusal } from '@kedai/domain/tickets/participants.ts'
import { reasons } from '../../../../platform/http/field-reasons.ts'
import type { Message } from '../../../../platform/errors/message.ts'

export const formTexts = {
  missing: {
    ms: 'Isi bila dan di mana acara diadakan.',
    en: 'Enter the time and place of the event.',
    zh: '请填写活动的时间和地点。',
  },
  noTime: {
    ms: 'Masukkan tarikh dan masa yang betul.',
    en: 'Enter a valid date and time.',
    zh: '请输入有效的日期和时间。',
  },
  endsBefore: {
    ms: 'Acara mesti tamat selepas ia bermula.',
    en: 'The event must end after it begins.',
    zh: '活动结束时间必须晚于开始时间。',
  },
  saleEndsBefore: {
    ms: 'Jualan mesti tamat selepas ia bermula.',
    en: 'The sale must end after it begins.',
    zh: '销售结束时间必须晚于开始时间。',
  },
  fewerThanTaken: {
    ms: '{taken} tempat sudah diambil; bilangan tidak boleh lebih rendah.',
    en: '{taken} seats are already booked. You cannot set fewer.',
    zh: '已有 {taken} 个座位被预订，座位数不能低于此数。',
  },
} satisfies Record<string, Message>

export const participantTexts = {
  count: {
    ms: 'Isi butiran {tickets} peserta, seorang bagi setiap tiket. Sekarang ada {people}.',
    en: 'Enter {tickets} participants, one for each ticket. There are {people} now.',
    zh: '请填写 {tickets} 位参加者的资料，每张门票一位。目前有 {people} 位。',
  },
  notAList: {
    ms: 'Isi butiran setiap peserta.',
    en: 'Fill in the details of each participant.',
    zh: '请填写每位参加者的资料。',
  },
} satisfies Record<string, Message>

/** Of changing an order's tickets. Parameters: `{count}`, `{name}`. */
export const editTexts = {
  chooseWho: {
    ms: 'Pilih {count} peserta untuk dibuang.',
    en: 'Choose {count} participants to remove.',
    zh: '请选择要移除的 {count} 位参加者。',
  },
  nameWho: {
    ms: 'Isi butiran {count} peserta tambahan, seorang bagi setiap tiket.',
    en: 'Enter {count} more participants, one for each ticket.',
    zh: '请填写新增的 {count} 位参加者，每张门票一位。',
  },
  hasCome: {
    ms: '{name} sudah masuk, jadi tiketnya tidak boleh dikeluarkan.',
    en: '{name} has already checked in, so this ticket cannot be removed.',
    zh: '{name} 已入场，无法移除此门票。',
  },
} satisfies Record<string, Message>

export const participantRefusals = {
  name: {
    required: { ms: 'Isi nama peserta.', en: 'Enter the participant’s name.', zh: '请填写参加者姓名。' },
    unreadable: { ms: 'Isi nama peserta dengan huruf.', en: 'Enter a name with letters.', zh: '请填写正确的姓名。' },
    link: reasons.link,
  },
  email: {
    required: { ms: 'Isi e-mel peserta.', en: 'Enter the participant’s e-mail.', zh: '请填写参加者电邮。' },
    unreadable: {
      ms: 'E-mel ini tidak betul. Contoh: nama@contoh.com',
      en: 'This e-mail address is not valid. Example: name@example.com',
      zh: '电邮格式不正确，例如 name@example.com',
    },
    link: reasons.badEmail,
  },
  mobile: {
    required: {
      ms: 'Isi nombor telefon peserta.',
      en: 'Enter the participant’s phone number.',
      zh: '请填写参加者手机号码。',
    },
    unreadable: {
      ms: 'Nombor telefon ini tidak betul. Contoh: 012-345 6789',
      en: 'This phone number is not valid. Example: 012-345 6789',
      zh: '手机号码不正确，例如 012-345 6789',
    },
    link: reasons.badPhone,
  },
} satisfies Record<'name' | 'email' | 'mobile', Record<ParticipantRefusal, Message>>

/** Parameters: `{type}`, `{left}`, `{time}`. */
export const changes = {
  soldOut: { ms: 'Tiket "{type}" sudah habis.', en: '"{type}" is sold out.', zh: '“{type}”门票已售罄。' },
  fewerLeft: {
    ms: 'Tinggal {left} tiket "{type}" untuk pesanan ini.',
    en: 'Only {left} of "{type}" left for this order.',
    zh: '“{type}”门票仅剩 {left} 张可供此订单。',
  },
  notYet: {
    ms: 'Tiket "{type}" mula dijual pada {time}.',
    en: '"{type}" goes on sale on {time}.',
    zh: '“{type}”门票将于 {time} 开售。',
  },
  saleOver: {
    ms: 'Jualan tiket "{type}" sudah tamat.',
    en: 'Ticket sales for "{type}" have ended.',
    zh: '“{type}”门票已停止销售。',
  },
} satisfies Record<string, Message>
