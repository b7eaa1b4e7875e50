import type { Message } from '../../../platform/errors/message.ts'
import type { RowRefusal } from './row-refusal.ts'

/** What a run does, as its title. */
export const runNames = {
  publish: { ms: 'Siarkan', en: 'Publish', zh: '上架' },
  unpublish: { ms: 'Berhenti jual', en: 'Unpublish', zh: '下架' },
  archive: { ms: 'Arkibkan', en: 'Archive', zh: '归档' },
  restore: { ms: 'Kembalikan daripada arkib', en: 'Restore', zh: '从归档恢复' },
  category: { ms: 'Tukar kategori', en: 'Change category', zh: '更改分类' },
  price: { ms: 'Ubah harga', en: 'Change prices', zh: '更改价格' },
  stock: { ms: 'Tetapkan stok', en: 'Set stock', zh: '设置库存' },
} satisfies Record<string, Message>

/** Why a product of a run was left as it is. */
export const rowRefusals = {
  archived: { ms: 'Produk ini dalam arkib.', en: 'This product is archived.', zh: '此商品已归档。' },
  below_zero: {
    ms: 'Harga akan menjadi kurang daripada RM 0.00.',
    en: 'The price would fall below RM 0.00.',
    zh: '价格将低于 RM 0.00。',
  },
  promo_not_cheaper: {
    ms: 'Harga promosi tidak lagi lebih murah daripada harga biasa.',
    en: 'The promo price would no longer be below the usual price.',
    zh: '促销价将不再低于原价。',
  },
  too_dear: {
    ms: 'Harga akan melebihi RM 1,000,000.00.',
    en: 'The price would be above RM 1,000,000.00.',
    zh: '价格将超过 RM 1,000,000.00。',
  },
  no_stock: {
    ms: 'Produk ini dijual mengikut unit sewaan, masa atau pelan, jadi tiada stok untuk ditetapkan. Ubah pada produknya.',
    en: 'This product is sold by rental units, time slots or plans, so it has no stock to set. Edit the product instead.',
    zh: '此商品按出租件数、时段或方案出售，没有库存可设置。请在商品中更改。',
  },
  changed_meanwhile: {
    ms: 'Produk ini telah diubah selepas itu, jadi ia tidak disentuh.',
    en: 'This product was changed afterwards, so it was not undone.',
    zh: '此商品之后已被修改，故保持不变。',
  },
  sold_meanwhile: {
    ms: 'Unit telah terjual selepas itu; stok tidak dapat dikembalikan.',
    en: 'Units were sold afterwards, so the stock cannot be restored.',
    zh: '之后已有售出，无法恢复库存。',
  },
  unexpected: {
    ms: 'Produk ini tidak dapat diubah kerana masalah di pihak kami. Buka produknya dan cuba lagi.',
    en: 'This product could not be changed because of a problem on our side. Open it and try again.',
    zh: '由于我们这边的问题，此商品未能更改。请打开该商品再试。',
  },
} satisfies Record<RowRefusal, Message>

export const runRefusals = {
  badShare: {
    ms: 'Tulis peratus lebih daripada 0, contohnya 10 atau 12.5',
    en: 'Write a percentage above 0 such as 10 or 12.5',
    zh: '请填写大于 0 的百分比，例如 10 或 12.5',
  },
  badAmount: {
    ms: 'Tulis jumlah wang lebih daripada 0, contohnya 1.50',
    en: 'Write an amount above 0 such as 1.50',
    zh: '请填写大于 0 的金额，例如 1.50',
  },
  noneChosen: {
    ms: 'Pilih sekurang-kurangnya satu produk.',
    en: 'Choose at least one product.',
    zh: '请至少选择一个商品。',
  },
  tooMany: {
    ms: 'Paling banyak {most} produk sekali gus. Tapis senarai dahulu.',
    en: 'You can change up to {most} products at once. Filter the list first.',
    zh: '一次最多 {most} 个商品，请先筛选。',
  },
  stillRunning: {
    ms: 'Perubahan ini masih berjalan. Tunggu sehingga selesai.',
    en: 'This change is still running. Wait until it is done.',
    zh: '此操作仍在进行，请等待完成。',
  },
  undoneAlready: {
    ms: 'Perubahan ini sudah dibuat asal.',
    en: 'This change has already been undone.',
    zh: '此操作已撤销。',
  },
} satisfies Record<string, Message>

export const runTexts = {
  changed: { ms: '{changed} produk diubah.', en: '{changed} products changed.', zh: '已更改 {changed} 个商品。' },
  changedBut: {
    ms: '{changed} produk diubah; {refused} tidak dapat diubah.',
    en: '{changed} products changed. {refused} could not be changed.',
    zh: '已更改 {changed} 个商品；{refused} 个无法更改。',
  },
  undone: {
    ms: '{changed} produk dikembalikan seperti asal.',
    en: '{changed} products restored.',
    zh: '已恢复 {changed} 个商品。',
  },
  begun: { ms: 'Sedang mengubah {total} produk…', en: 'Changing {total} products…', zh: '正在更改 {total} 个商品…' },
} satisfies Record<string, Message>

/** What happened, in the log of a product. */
export const logNames = {
  ...runNames,
  created: { ms: 'Dicipta', en: 'Created', zh: '已创建' },
  copied: { ms: 'Disalin daripada “{from}”', en: 'Copied from “{from}”', zh: '复制自“{from}”' },
  saved: { ms: 'Disunting', en: 'Edited', zh: '已编辑' },
  stock_move: { ms: 'Stok digerakkan', en: 'Stock moved', zh: '库存变动' },
  undo: { ms: 'Perubahan pukal dibuat asal', en: 'Bulk change undone', zh: '已撤销批量更改' },
} satisfies Record<string, Message>

export const fieldNames = {
  status: { ms: 'Status', en: 'Status', zh: '状态' },
  title: { ms: 'Nama produk', en: 'Product name', zh: '商品名称' },
  description: { ms: 'Keterangan', en: 'Description', zh: '描述' },
  category: { ms: 'Kategori', en: 'Category', zh: '分类' },
  price: { ms: 'Harga (RM)', en: 'Price (RM)', zh: '价格 (RM)' },
  promo_price: { ms: 'Harga promosi (RM)', en: 'Promo price (RM)', zh: '促销价 (RM)' },
  cost: { ms: 'Kos (RM)', en: 'Cost (RM)', zh: '成本 (RM)' },
  stock: { ms: 'Stok', en: 'Stock', zh: '库存' },
  sku: { ms: 'SKU', en: 'SKU', zh: 'SKU' },
  barcode: { ms: 'Kod bar', en: 'Barcode', zh: '条形码' },
  weight: { ms: 'Berat (kg)', en: 'Weight (kg)', zh: '重量 (kg)' },
  unit: { ms: 'Variasi', en: 'Variation', zh: '规格' },
  pictures: { ms: 'Gambar', en: 'Pictures', zh: '图片' },
  promo: { ms: 'Promosi', en: 'Promo', zh: '促销' },
  quantities: { ms: 'Had kuantiti', en: 'Quantity rules', zh: '数量规则' },
  others: { ms: 'Tetapan lain', en: 'Other settings', zh: '其他设置' },
} satisfies Record<string, Message>

export const statusNames = {
  draft: { ms: 'Draf', en: 'Draft', zh: '草稿' },
  published: { ms: 'Dijual', en: 'On sale', zh: '在售' },
  archived: { ms: 'Diarkibkan', en: 'Archived', zh: '已归档' },
} satisfies Record<string, Message>
