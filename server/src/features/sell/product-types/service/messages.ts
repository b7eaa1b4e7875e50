import type { Message } from '../../../../platform/errors/message.ts'
import { slotTexts } from '../shared/slot-texts.ts'

export const orderRefusals = {
  slotMissing: { ms: 'Pilih tarikh dan masa.', en: 'Choose a date and time.', zh: '请选择日期和时间。' },
  noSlot: slotTexts.noSlot,
  noStaff: slotTexts.noStaff,
} satisfies Record<string, Message>

export const changes = {
  taken: slotTexts.taken,
  fewerLeft: {
    ms: 'Tinggal {left} tempat pada masa ini.',
    en: 'Only {left} places are left at this time.',
    zh: '此时段仅剩 {left} 个名额。',
  },
} satisfies Record<string, Message>

export const formRefusals = {
  missing: { ms: 'Lengkapkan butiran perkhidmatan.', en: 'Fill in the service details.', zh: '请填写服务详情。' },
  noHours: {
    ms: 'Tambah sekurang-kurangnya satu waktu buka, supaya ada masa untuk ditempah.',
    en: 'Add at least one opening time so that buyers can book.',
    zh: '请至少添加一个营业时段，以便顾客预约。',
  },
  badTime: {
    ms: 'Tulis masa seperti 09:00. Waktu tutup boleh pada hari berikutnya, tetapi tidak sama dengan waktu buka.',
    en: 'Enter times such as 09:00. The closing time can be on the next day, but not the same as the opening time.',
    zh: '请按 09:00 的格式填写时间。可于次日结束，但结束时间不能与开始时间相同。',
  },
  overlap: {
    ms: 'Waktu ini bertindih dengan waktu buka yang lain.',
    en: 'This overlaps another opening time.',
    zh: '此时段与另一个营业时段重叠。',
  },
  badDate: { ms: 'Tarikh ini tidak wujud.', en: 'This date does not exist.', zh: '日期无效。' },
  nameMissing: { ms: 'Tulis nama staf.', en: 'Enter the staff name.', zh: '请填写人员姓名。' },
  sameName: {
    ms: 'Nama staf ini sudah ada dalam senarai.',
    en: 'This name is already in the list.',
    zh: '此姓名已在列表中。',
  },
} satisfies Record<string, Message>
