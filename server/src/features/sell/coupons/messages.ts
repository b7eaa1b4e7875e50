import type { CouponRefusalReason } from '@kedai/domain/coupons/coupon.ts'
import type { Message } from '../../../platform/errors/message.ts'

// One sentence for codes that are unknown, paused or over: it tells nobody that a guess came near.
const notValid: Message = {
  ms: 'Kod "{code}" tidak sah di kedai ini, atau sudah tamat. Semak ejaannya.',
  en: 'The code "{code}" is not valid in this shop or has expired. Check the spelling.',
  zh: '优惠码“{code}”在本店无效或已过期，请检查拼写。',
}

/** Why a code is not taken, a sentence for each cause that a buyer can do something about. */
export const refusals = {
  unknown: notValid,
  inactive: notValid,
  not_started: {
    ms: 'Kod "{code}" hanya boleh digunakan mulai {time}.',
    en: 'The code "{code}" can be used from {time}.',
    zh: '优惠码“{code}”从 {time} 起才可使用。',
  },
  expired: notValid,
  used_up: {
    ms: 'Kod "{code}" sudah habis digunakan.',
    en: 'The code "{code}" has been used up.',
    zh: '优惠码“{code}”的使用次数已用完。',
  },
  used_by_you: {
    ms: 'Anda sudah menggunakan kod "{code}". Hadnya {count} kali untuk seorang pelanggan.',
    en: 'You have already used the code "{code}". The limit is {count} per customer.',
    zh: '您已使用过优惠码“{code}”，每位客户限用 {count} 次。',
  },
  other_products: {
    ms: 'Kod "{code}" bukan untuk barang ini.',
    en: 'The code "{code}" is not for these items.',
    zh: '优惠码“{code}”不适用于这些商品。',
  },
  min_spend: {
    ms: 'Kod "{code}" memerlukan belian sekurang-kurangnya {amount}. Tambah {missing} lagi.',
    en: 'The code "{code}" needs a minimum spend of {amount}. Add {missing} more.',
    zh: '优惠码“{code}”需满 {amount} 才可使用，还差 {missing}。',
  },
  min_quantity: {
    ms: 'Kod "{code}" memerlukan sekurang-kurangnya {amount} unit. Tambah {missing} lagi.',
    en: 'The code "{code}" needs at least {amount} pieces. Add {missing} more.',
    zh: '优惠码“{code}”需至少购买 {amount} 件，还差 {missing} 件。',
  },
  on_promo: {
    ms: 'Kod "{code}" tidak boleh digunakan untuk barang promosi.',
    en: 'The code "{code}" cannot be used for items on promotion.',
    zh: '优惠码“{code}”不适用于促销商品。',
  },
  first_order: {
    ms: 'Kod "{code}" hanya untuk pesanan pertama di kedai ini.',
    en: 'The code "{code}" is only for your first order from this shop.',
    zh: '优惠码“{code}”仅限首次在本店下单时使用。',
  },
  max_spend: {
    ms: 'Kod "{code}" hanya untuk belian sehingga {amount}.',
    en: 'The code "{code}" is only for orders up to {amount}.',
    zh: '优惠码“{code}”仅适用于 {amount} 以内的消费。',
  },
  buyer_unknown: {
    ms: 'Kod "{code}" hanya untuk pembeli tertentu. Isi nombor telefon atau e-mel anda dahulu, kemudian guna kod ini semula.',
    en: 'The code "{code}" is only for selected customers. Enter your phone number or e-mail first, then apply the code again.',
    zh: '优惠码“{code}”仅限指定买家使用。请先填写您的电话号码或电子邮箱，然后再次使用。',
  },
  other_buyers: {
    ms: 'Kod "{code}" hanya untuk pembeli tertentu. Nombor telefon dan e-mel yang anda isi tiada dalam senarai.',
    en: 'The code "{code}" is only for selected customers. Your phone number and e-mail are not on the list.',
    zh: '优惠码“{code}”仅限指定买家使用，您填写的电话号码和电子邮箱不在名单中。',
  },
  nothing_off: {
    ms: 'Kod "{code}" tidak memberi potongan untuk pesanan ini.',
    en: 'The code "{code}" gives no discount on this order.',
    zh: '优惠码“{code}”对此订单没有优惠。',
  },
  delivery_is_free: {
    ms: 'Penghantaran sudah percuma: kod ini tidak mengubah apa-apa.',
    en: 'Delivery is already free, so this code has no effect.',
    zh: '本单已免运费，使用此优惠码不会有任何变化。',
  },
} satisfies Record<CouponRefusalReason, Message>

export const applied: Message = {
  ms: 'Kod "{code}" digunakan. Anda jimat {amount}.',
  en: 'The code "{code}" is applied. You save {amount}.',
  zh: '已使用优惠码“{code}”，为您节省 {amount}。',
}

export const appliedToShipping: Message = {
  ms: 'Kod "{code}" digunakan. Potongan dikira pada kos penghantaran.',
  en: 'The code "{code}" is applied. The shipping fee is reduced.',
  zh: '已使用优惠码“{code}”，将从运费中扣减。',
}

export const removed: Message = {
  ms: 'Kod kupon dibuang.',
  en: 'The coupon code has been removed.',
  zh: '已移除优惠码。',
}

export const emptyCode: Message = {
  ms: 'Masukkan kod kupon dahulu.',
  en: 'Enter a coupon code first.',
  zh: '请先输入优惠码。',
}

export const tooManyGuesses: Message = {
  ms: 'Terlalu banyak kod yang salah. Cuba lagi dalam {minutes} minit.',
  en: 'Too many wrong codes. Try again in {minutes} minutes.',
  zh: '输入错误次数过多，请在 {minutes} 分钟后再试。',
}
