import type { RentalFrequency } from '@kedai/domain/rentals/periods.ts'
import type { RangeProblem } from '@kedai/domain/rentals/rules.ts'
import type { RangeRefusal } from '@kedai/domain/rentals/range.ts'
import type { Message } from '../../../../../platform/errors/message.ts'

/** What is wrong with a seller's form of a rental. */
export const formTexts = {
  missing: {
    ms: 'Isi maklumat sewa: tempoh, bilangan unit dan lokasi.',
    en: 'Fill in the rental details: period, units and locations.',
    zh: '请填写租赁资料：计费周期、数量和地点。',
  },
  badAmount: {
    ms: 'Isi jumlah dalam ringgit, contohnya 25.00.',
    en: 'Fill in an amount in ringgit, for example 25.00.',
    zh: '请以令吉填写金额，例如 25.00。',
  },
  tooDear: {
    ms: 'Jumlah paling banyak RM 1,000,000.00.',
    en: 'The maximum amount is RM 1,000,000.00.',
    zh: '金额最多为 RM 1,000,000.00。',
  },
  hoursTogether: {
    ms: 'Isi kedua-dua waktu. Waktu tutup boleh pada hari berikutnya, tetapi tidak sama dengan waktu buka.',
    en: 'Fill in both times. The closing time can be on the next day, but not the same as the opening time.',
    zh: '请同时填写营业和打烊时间。可于次日打烊，但两个时间不能相同。',
  },
  blockedBackwards: {
    ms: 'Hari terakhir tidak boleh sebelum hari pertama.',
    en: 'The last day cannot be before the first.',
    zh: '最后一天不能早于第一天。',
  },
  maxBelowMin: {
    ms: 'Tempoh paling lama tidak boleh kurang daripada paling pendek.',
    en: 'The maximum period cannot be shorter than the minimum period.',
    zh: '最长租期不能短于最短租期。',
  },
} satisfies Record<string, Message>

/** Why a range cannot be read. */
export const rangeTexts = {
  missing: {
    ms: 'Pilih tarikh ambil dan tarikh pulang.',
    en: 'Choose the pick-up and return dates.',
    zh: '请选择取货和归还日期。',
  },
  unreadable_start: {
    ms: 'Tarikh ambil tidak dapat dibaca. Contoh: 2026-12-01.',
    en: 'The pick-up date is not valid. Example: 2026-12-01.',
    zh: '无法读取取货日期。例如：2026-12-01。',
  },
  unreadable_end: {
    ms: 'Tarikh pulang tidak dapat dibaca. Contoh: 2026-12-03.',
    en: 'The return date is not valid. Example: 2026-12-03.',
    zh: '无法读取归还日期。例如：2026-12-03。',
  },
  ends_before_start: {
    ms: 'Pemulangan mesti selepas pengambilan.',
    en: 'The return must be after the pick-up.',
    zh: '归还时间必须晚于取货时间。',
  },
} satisfies Record<RangeRefusal | 'missing', Message>

/** Why a range cannot be booked, whatever is free. */
export const problemTexts = {
  past: {
    ms: 'Tarikh ini sudah berlalu. Pilih tarikh dari hari ini.',
    en: 'This date has passed. Choose today or later.',
    zh: '此时间已过，请选择今天或之后的日期。',
  },
  too_far: {
    ms: 'Tempahan dibuka sehingga {day} sahaja.',
    en: 'You can book until {day} only.',
    zh: '目前只接受到 {day} 为止的预订。',
  },
  closed_day: {
    ms: 'Kedai tutup pada {day}. Pilih tarikh lain untuk ambil atau pulang.',
    en: 'The shop is closed on {day}. Choose another day for pick-up or return.',
    zh: '店铺于 {day} 休息，请选择其他取货或归还日期。',
  },
  across_closed_day: {
    ms: 'Tidak boleh disewa merentasi {day}.',
    en: 'The rental cannot include {day}.',
    zh: '租期不能跨越 {day}。',
  },
  blocked: {
    ms: 'Tidak boleh disewa pada {day}: {why}',
    en: 'Not available on {day}: {why}',
    zh: '{day} 不可租用：{why}',
  },
  closed_hour: {
    ms: 'Ambil dan pulangkan antara {opens} dan {closes}.',
    en: 'Pick up and return between {opens} and {closes}.',
    zh: '请在 {opens} 至 {closes} 之间取货和归还。',
  },
  closed_hour_next_day: {
    ms: 'Ambil dan pulangkan antara {opens} dan {closes} hari berikutnya.',
    en: 'Pick up and return between {opens} and {closes} the next day.',
    zh: '请在 {opens} 至次日 {closes} 之间取货和归还。',
  },
  too_short: {
    ms: 'Sewa paling pendek: {length}.',
    en: 'The shortest rental is {length}.',
    zh: '最短租期为{length}。',
  },
  too_long: { ms: 'Sewa paling lama: {length}.', en: 'The longest rental is {length}.', zh: '最长租期为{length}。' },
} satisfies Record<RangeProblem['reason'] | 'closed_hour_next_day', Message>

export const choiceTexts = {
  unknownAddon: {
    ms: 'Tambahan ini tidak lagi ditawarkan.',
    en: 'This add-on is no longer available.',
    zh: '此附加项目已不再提供。',
  },
  choosePlace: { ms: 'Pilih satu lokasi.', en: 'Choose a location.', zh: '请选择地点。' },
  unknownPlace: {
    ms: 'Lokasi ini tiada dalam senarai.',
    en: 'This location is not in the list.',
    zh: '此地点不在列表中。',
  },
} satisfies Record<string, Message>

export const roomTexts = {
  none: {
    ms: 'Maaf, sudah ditempah pada tarikh ini. Pilih tarikh lain.',
    en: 'Sorry, it is already booked for these dates. Choose other dates.',
    zh: '抱歉，此时段已被预订，请选择其他时间。',
  },
  fewer: {
    ms: 'Maaf, tinggal {left} unit pada tarikh ini.',
    en: 'Sorry, only {left} available for these dates.',
    zh: '抱歉，此时段仅剩 {left} 件。',
  },
} satisfies Record<string, Message>

/** Of changing an order's units. */
export const editTexts = {
  stays: {
    ms: 'Sewaan ini tidak boleh dikeluarkan daripada pesanan. Batalkan pesanan jika ia tidak jadi.',
    en: 'The rental cannot be removed from its order. Cancel the order instead.',
    zh: '无法从订单中移除此租赁。若不再租用，请取消订单。',
  },
  notBooked: {
    ms: 'Tempahan ini sudah tamat, jadi bilangannya tidak boleh diubah.',
    en: 'This booking has ended, so its quantity cannot be changed.',
    zh: '此预订已结束，无法更改数量。',
  },
} satisfies Record<string, Message>

/** So many periods, as people say it. */
export const lengthTexts = {
  hourly: { ms: '{n} jam', en: '{n} hour(s)', zh: '{n} 小时' },
  daily: { ms: '{n} hari', en: '{n} day(s)', zh: '{n} 天' },
  weekly: { ms: '{n} minggu', en: '{n} week(s)', zh: '{n} 周' },
  monthly: { ms: '{n} bulan', en: '{n} month(s)', zh: '{n} 个月' },
} satisfies Record<RentalFrequency, Message>

/** How an order's line says where. */
export const placeTexts = {
  pickup: { ms: 'Ambil: {place}', en: 'Pick-up: {place}', zh: '取货：{place}' },
  return: { ms: 'Pulang: {place}', en: 'Return: {place}', zh: '归还：{place}' },
} satisfies Record<string, Message>
