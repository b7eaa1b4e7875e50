import type { FieldRefusal } from '@kedai/domain/checkout/check-buyer.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { reasons } from '../../../platform/http/field-reasons.ts'

/** Why a detail of the buyer is not taken; `field` is its label. */
export const buyerRefusals = {
  required: reasons.required,
  too_short: {
    ms: '{field} terlalu pendek. Tulis dengan lengkap.',
    en: '{field} is too short. Please write it in full.',
    zh: '{field}太短，请完整填写。',
  },
  too_long: {
    ms: '{field} terlalu panjang. Pendekkan sedikit.',
    en: '{field} is too long. Please shorten it.',
    zh: '{field}太长，请缩短一些。',
  },
  unreadable_characters: {
    ms: '{field} mengandungi aksara yang tidak dapat dibaca. Taip semula.',
    en: '{field} contains invalid characters. Please type it again.',
    zh: '{field}含有无法识别的字符，请重新输入。',
  },
  not_a_phone: reasons.badPhone,
  not_an_email: reasons.badEmail,
  not_a_postcode: {
    ms: 'Poskod mestilah lima angka, contohnya 50480.',
    en: 'A postcode has five digits, such as 50480.',
    zh: '邮编应为五位数字，例如 50480。',
  },
  unknown_state: reasons.badState,
  unknown_country: { ms: 'Negara ini tidak dikenali.', en: 'This country is not recognised.', zh: '无法识别此国家。' },
} satisfies Record<FieldRefusal, Message>
