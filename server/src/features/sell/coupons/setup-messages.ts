import type { Message } from '../../../platform/errors/message.ts'
import type { CouponStep } from './coupon-step.ts'

export const setupDone = {
  created: { ms: 'Kupon dibuat.', en: 'Coupon created.', zh: '优惠券已创建。' },
  createdMany: { ms: '{count} kupon dibuat.', en: '{count} coupons created.', zh: '已创建 {count} 张优惠券。' },
  saved: { ms: 'Kupon disimpan.', en: 'The coupon is saved.', zh: '优惠券已保存。' },
} satisfies Record<string, Message>

export const stepDone = {
  pause: { ms: 'Kupon dihentikan seketika.', en: 'The coupon is paused.', zh: '优惠券已暂停。' },
  resume: { ms: 'Kupon boleh digunakan semula.', en: 'The coupon can be used again.', zh: '优惠券已恢复使用。' },
  archive: { ms: 'Kupon disimpan dalam arkib.', en: 'Coupon archived.', zh: '优惠券已归档。' },
  restore: { ms: 'Kupon dikembalikan.', en: 'Coupon restored.', zh: '优惠券已恢复。' },
} satisfies Record<CouponStep, Message>

export const setupRefusals = {
  badCode: {
    ms: 'Guna 2 hingga 40 huruf atau angka, tanpa ruang, seperti RAYA10.',
    en: 'Use 2 to 40 letters or digits without spaces, such as RAYA10.',
    zh: '请使用 2 至 40 个字母或数字，不含空格，例如 RAYA10。',
  },
  codeTwice: {
    ms: 'Anda sudah ada kupon dengan kod ini.',
    en: 'You already have a coupon with this code.',
    zh: '已有使用此代码的优惠券。',
  },
  codeInArchive: {
    ms: 'Kod ini ada dalam arkib. Kembalikan kupon itu.',
    en: 'This code belongs to an archived coupon. Restore that coupon.',
    zh: '此代码在归档中，请恢复该优惠券。',
  },
  codeInUse: {
    ms: 'Kod ini sudah digunakan dalam pesanan, jadi tidak boleh ditukar.',
    en: 'This code was used in orders, so it cannot be changed.',
    zh: '已有订单使用此代码，无法更改。',
  },
  fewerThanUsed: {
    ms: 'Kupon ini sudah digunakan {used} kali. Had tidak boleh lebih rendah.',
    en: 'This coupon was already used {used} times. The limit cannot be lower.',
    zh: '此优惠券已使用 {used} 次，上限不能低于此数。',
  },
  badPercent: {
    ms: 'Tulis peratus antara 0.01 dan 100, seperti 10.',
    en: 'Write a percentage between 0.01 and 100, such as 10.',
    zh: '请填写 0.01 至 100 之间的百分比，例如 10。',
  },
  badAmount: {
    ms: 'Tulis jumlah lebih daripada sifar, seperti 5 atau 5.50.',
    en: 'Write an amount above zero, such as 5 or 5.50.',
    zh: '请填写大于零的金额，如 5 或 5.50。',
  },
  badTime: { ms: 'Tarikh ini tidak wujud.', en: 'This date does not exist.', zh: '日期不存在。' },
  endsBeforeStart: {
    ms: 'Tamat mesti selepas mula.',
    en: 'The end must be after the start.',
    zh: '结束时间必须晚于开始时间。',
  },
  maxBelowMin: {
    ms: 'Belian maksimum tidak boleh kurang daripada belian minimum.',
    en: 'The maximum spend cannot be below the minimum spend.',
    zh: '最高消费不得低于最低消费。',
  },
  badBuyer: {
    ms: '“{typed}” bukan nombor telefon atau e-mel. Tulis satu pada setiap baris.',
    en: '“{typed}” is not a phone number or e-mail. Enter one per line.',
    zh: '“{typed}”不是电话号码或电子邮箱，请每行填写一个。',
  },
  notYours: {
    ms: 'Pilihan ini tiada lagi di kedai anda.',
    en: 'This option no longer exists in your shop.',
    zh: '此选项已不在您的店铺中。',
  },
} satisfies Record<string, Message>
