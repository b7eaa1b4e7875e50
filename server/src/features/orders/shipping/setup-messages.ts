import type { RateProblem } from '@kedai/domain/shipping/rates.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const setupDone = {
  started: { ms: 'Penghantaran sudah ditetapkan.', en: 'Shipping is set up.', zh: '配送已设置完成。' },
  zoneSaved: { ms: 'Zon disimpan.', en: 'The zone is saved.', zh: '配送区域已保存。' },
  zoneArchived: { ms: 'Zon dibuang.', en: 'The zone is removed.', zh: '配送区域已移除。' },
  zoneRestored: { ms: 'Zon dikembalikan.', en: 'The zone is restored.', zh: '配送区域已恢复。' },
  methodSaved: { ms: 'Cara penghantaran disimpan.', en: 'The shipping method is saved.', zh: '运送方式已保存。' },
  pickupSaved: { ms: 'Tempat mengambil disimpan.', en: 'The pick-up point is saved.', zh: '自取地点已保存。' },
  methodArchived: { ms: 'Cara penghantaran dibuang.', en: 'The shipping method is removed.', zh: '运送方式已移除。' },
  methodRestored: {
    ms: 'Cara penghantaran dikembalikan.',
    en: 'The shipping method is restored.',
    zh: '运送方式已恢复。',
  },
  methodOn: { ms: 'Cara penghantaran dihidupkan.', en: 'The shipping method is on.', zh: '运送方式已启用。' },
  methodOff: { ms: 'Cara penghantaran dimatikan.', en: 'The shipping method is off.', zh: '运送方式已停用。' },
  ownPriceSaved: {
    ms: 'Harga penghantaran produk disimpan.',
    en: 'The product’s shipping fee is saved.',
    zh: '商品运费已保存。',
  },
  ownPriceGone: {
    ms: 'Produk ini mengikut kadar biasa semula.',
    en: 'The product uses the standard rates again.',
    zh: '该商品已恢复使用常规运费。',
  },
} satisfies Record<string, Message>

export const setupRefusals = {
  startedAlready: {
    ms: 'Kedai ini sudah ada zon. Ubah zon itu.',
    en: 'This shop already has zones. Edit those instead.',
    zh: '店铺已有配送区域，请直接修改。',
  },
  zoneTwice: {
    ms: 'Anda sudah ada zon dengan nama ini. Beri nama lain.',
    en: 'A zone with this name already exists. Choose another name.',
    zh: '已有同名的配送区域，请换一个名称。',
  },
  emptyZone: {
    ms: 'Pilih sekurang-kurangnya satu negeri, atau isi poskod.',
    en: 'Choose at least one state, or enter postcodes.',
    zh: '请至少选择一个州属，或填写邮编。',
  },
  badPostcode: {
    ms: '"{text}" bukan poskod. Tulis lima angka, atau julat seperti 43000-43999.',
    en: '"{text}" is not a valid postcode. Enter five digits, or a range such as 43000-43999.',
    zh: '“{text}”不是邮编，请填写五位数字，或如 43000-43999 的范围。',
  },
  postcodesTwice: {
    ms: '{one} dan {other} bertindih. Satukan kedua-duanya.',
    en: '{one} and {other} overlap. Combine them into one range.',
    zh: '{one} 与 {other} 有重叠，请合并为一个范围。',
  },
  tooManyZones: {
    ms: 'Sebuah kedai boleh ada 50 zon. Buang satu dahulu.',
    en: 'A shop can have up to 50 zones. Remove one first.',
    zh: '每个店铺最多 50 个配送区域，请先移除一个。',
  },
  tooManyMethods: {
    ms: 'Sebuah kedai boleh ada 100 cara penghantaran. Buang satu dahulu.',
    en: 'A shop can have up to 100 shipping methods. Remove one first.',
    zh: '每个店铺最多 100 种运送方式，请先移除一种。',
  },
  pickupNeeded: {
    ms: 'Tulis di mana dan bila pembeli boleh mengambilnya.',
    en: 'Enter where and when buyers can collect.',
    zh: '请填写自取的地点和时间。',
  },
  badAmount: {
    ms: 'Tulis jumlah seperti 150 atau 150.00.',
    en: 'Write an amount such as 150 or 150.00.',
    zh: '请填写金额，如 150 或 150.00。',
  },
  badWeight: {
    ms: 'Tulis berat dalam kilogram, seperti 1 atau 0.5.',
    en: 'Write a weight in kilograms, such as 1 or 0.5.',
    zh: '请填写重量（公斤），如 1 或 0.5。',
  },
} satisfies Record<string, Message>

/** What is wrong with a seller's prices. */
export const rateRefusals = {
  price: {
    ms: 'Tulis harga seperti 6 atau 6.50.',
    en: 'Write a price such as 6 or 6.50.',
    zh: '请填写价格，如 6 或 6.50。',
  },
  weight: {
    ms: 'Tulis berat dalam kilogram, seperti 1 atau 0.5.',
    en: 'Write a weight in kilograms, such as 1 or 0.5.',
    zh: '请填写重量（公斤），如 1 或 0.5。',
  },
  quantity: {
    ms: 'Tulis bilangan unit, seperti 1 atau 5.',
    en: 'Write a number of pieces, such as 1 or 5.',
    zh: '请填写件数，如 1 或 5。',
  },
  first_not_positive: {
    ms: 'Langkah pertama mesti lebih daripada sifar.',
    en: 'The first weight or quantity must be more than zero.',
    zh: '首重或首件必须大于零。',
  },
  step_not_positive: {
    ms: 'Setiap tambahan mesti lebih daripada sifar.',
    en: 'Each additional weight or quantity must be more than zero.',
    zh: '续重或续件必须大于零。',
  },
  negative_price: {
    ms: 'Harga tidak boleh kurang daripada sifar.',
    en: 'A price cannot be below zero.',
    zh: '价格不能小于零。',
  },
  most_below_first: {
    ms: 'Had paling atas tidak boleh kurang daripada langkah pertama.',
    en: 'The limit cannot be below the first weight or quantity.',
    zh: '上限不能低于首重或首件。',
  },
  no_bands: {
    ms: 'Isi sekurang-kurangnya satu baris harga.',
    en: 'Fill in at least one row of the table.',
    zh: '请至少填写一行价格。',
  },
  bands_not_rising: {
    ms: 'Setiap baris mesti lebih besar daripada baris sebelumnya; hanya baris terakhir boleh dibiarkan tanpa had.',
    en: 'Each row must be higher than the one before. Only the last row can have no limit.',
    zh: '每一行必须大于上一行，只有最后一行可以不设上限。',
  },
} satisfies Record<RateProblem | 'price' | 'weight' | 'quantity', Message>
