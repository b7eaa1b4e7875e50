import type { Message } from '../errors/message.ts'

/** Why a field is refused. A contract names one by `refine(…, { params: { reason: 'badPhone' } })`. */
export const reasons = {
  link: {
    ms: 'Tulis nama tanpa alamat laman web.',
    en: 'Write the name without a web address.',
    zh: '姓名中请不要写网址。',
  },
  required: { ms: '{field} perlu diisi.', en: '{field} is required.', zh: '请填写{field}。' },
  none: {
    ms: '{field}: tambah sekurang-kurangnya satu.',
    en: '{field}: add at least one.',
    zh: '{field}：请至少添加一项。',
  },
  tooShort: {
    ms: '{field} perlu sekurang-kurangnya {min} aksara.',
    en: '{field} needs at least {min} characters.',
    zh: '{field}至少需要 {min} 个字符。',
  },
  tooLong: {
    ms: '{field} tidak boleh melebihi {max} aksara.',
    en: '{field} can have at most {max} characters.',
    zh: '{field}最多 {max} 个字符。',
  },
  tooFew: {
    ms: '{field} perlu sekurang-kurangnya {min}.',
    en: '{field}: add at least {min}.',
    zh: '{field}至少需要 {min} 项。',
  },
  tooManyEntries: {
    ms: '{field} tidak boleh melebihi {max}.',
    en: '{field}: at most {max} are allowed.',
    zh: '{field}最多 {max} 项。',
  },
  tooLow: {
    ms: '{field} mestilah {min} atau lebih.',
    en: '{field} must be {min} or more.',
    zh: '{field}不能小于 {min}。',
  },
  tooHigh: {
    ms: '{field} mestilah {max} atau kurang.',
    en: '{field} must be {max} or less.',
    zh: '{field}不能大于 {max}。',
  },
  notANumber: { ms: '{field} mestilah nombor.', en: '{field} must be a number.', zh: '{field}必须是数字。' },
  notWhole: { ms: '{field} mestilah nombor bulat.', en: '{field} must be a whole number.', zh: '{field}必须是整数。' },
  notMultiple: {
    ms: '{field} mestilah gandaan {step}.',
    en: '{field} must be a multiple of {step}.',
    zh: '{field}必须是 {step} 的倍数。',
  },
  notYesNo: { ms: '{field} mestilah ya atau tidak.', en: '{field} must be yes or no.', zh: '{field}必须为是或否。' },
  notAList: { ms: '{field} mestilah senarai.', en: '{field} must be a list.', zh: '{field}必须是列表。' },
  unknownChoice: {
    ms: '{field}: sila pilih daripada senarai.',
    en: '{field}: choose from the list.',
    zh: '{field}：请从列表中选择。',
  },
  badEmail: {
    ms: 'Alamat e-mel ini nampak tidak lengkap. Contoh: nama@contoh.com',
    en: 'This e-mail address looks incomplete. Example: name@example.com',
    zh: '邮箱地址不完整，例如：name@example.com',
  },
  badPhone: {
    ms: 'Nombor telefon ini nampak tidak betul. Contoh: 012-345 6789',
    en: 'This phone number does not look right. Example: 012-345 6789',
    zh: '电话号码不正确，例如：012-345 6789',
  },
  badMoney: {
    ms: '{field} mestilah jumlah wang, contohnya 12.30',
    en: '{field} must be an amount of money such as 12.30',
    zh: '{field}必须是金额，例如 12.30',
  },
  badWeight: {
    ms: '{field} mestilah berat dalam kilogram, contohnya 0.5',
    en: '{field} must be a weight in kilograms such as 0.5',
    zh: '{field}必须是公斤重量，例如 0.5',
  },
  badTime: {
    ms: '{field} mestilah tarikh dan masa, contohnya 2026-01-31 18:00:00',
    en: '{field} must be a date and time such as 2026-01-31 18:00:00',
    zh: '{field}必须是日期时间，例如 2026-01-31 18:00:00',
  },
  badDate: {
    ms: '{field} mestilah tarikh, contohnya 2026-01-31',
    en: '{field} must be a date such as 2026-01-31',
    zh: '{field}必须是日期，例如 2026-01-31',
  },
  farDay: {
    ms: '{field}: semak tahunnya, antara 1900 dan 2199.',
    en: '{field}: check the year. It must be between 1900 and 2199.',
    zh: '{field}：请检查年份，须在 1900 至 2199 之间。',
  },
  badLink: {
    ms: '{field} mestilah pautan yang bermula dengan https://',
    en: '{field} must be a link that starts with https://',
    zh: '{field}必须是以 https:// 开头的链接',
  },
  badState: {
    ms: 'Negeri ini tidak ada dalam senarai.',
    en: 'This state is not in the list.',
    zh: '列表中没有此州属。',
  },
  notAFile: { ms: '{field} mestilah fail.', en: '{field} must be a file.', zh: '{field}必须是文件。' },
  notUnderstood: {
    ms: '{field} tidak dapat difahami.',
    en: '{field} is not valid.',
    zh: '{field}无法识别。',
  },
} satisfies Record<string, Message>
