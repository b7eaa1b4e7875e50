import type { TooMuch } from '@kedai/domain/shipping/rates.ts'
import type { Message } from '../../../platform/errors/message.ts'

/** Why a parcel cannot be sent. */
export const undeliverable = {
  destination: {
    ms: 'Kedai ini belum menghantar ke {place}. Tanya penjual sebelum memesan.',
    en: 'This shop does not deliver to {place} yet. Ask the seller before you order.',
    zh: '本店暂不配送至{place}，下单前请先联系卖家。',
  },
  too_heavy: {
    ms: 'Bungkusan ini terlalu berat untuk dihantar ke {place}. Kurangkan kuantiti.',
    en: 'This parcel is too heavy to send to {place}. Reduce the quantity.',
    zh: '包裹过重，无法寄往{place}，请减少数量。',
  },
  too_many: {
    ms: 'Terlalu banyak barang dalam satu bungkusan ke {place}. Kurangkan kuantiti.',
    en: 'Too many items for one parcel to {place}. Reduce the quantity.',
    zh: '寄往{place}的单个包裹件数过多，请减少数量。',
  },
} satisfies Record<'destination' | TooMuch, Message>

export const noPlace: Message = {
  ms: 'Masukkan poskod lima angka atau pilih negeri.',
  en: 'Enter a five-digit postcode, or choose the state.',
  zh: '请输入五位数邮编或选择州属。',
}

export const unknownPlace: Message = {
  ms: 'Kami tidak mengenali "{place}". Masukkan poskod lima angka atau pilih negeri.',
  en: 'We do not recognise "{place}". Enter a five-digit postcode, or choose the state.',
  zh: '无法识别“{place}”，请输入五位数邮编或选择州属。',
}

export const unknownPostcode: Message = {
  ms: 'Poskod {postcode} tiada dalam senarai kami. Isi bandar dan negeri sendiri.',
  en: 'Postcode {postcode} is not in our list. Enter the city and state yourself.',
  zh: '邮编 {postcode} 不在我们的列表中，请自行填写城市和州属。',
}

export const nothingShips: Message = {
  ms: 'Barang ini tidak dihantar melalui kurier.',
  en: 'This item is not sent by courier.',
  zh: '此商品无需快递配送。',
}

export const notDeliveredByChoice: Message = {
  ms: 'Cara penghantaran ini tidak sampai ke {place}. Pilih yang lain.',
  en: 'This shipping method is not available for {place}. Choose another.',
  zh: '此运送方式无法送达{place}，请选择其他方式。',
}

export const unknownMethod: Message = {
  ms: 'Cara penghantaran ini tidak lagi ditawarkan. Pilih yang lain.',
  en: 'This shipping method is no longer available. Choose another.',
  zh: '此运送方式已不再提供，请选择其他方式。',
}
