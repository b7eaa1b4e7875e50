import type { Message } from '../../../platform/errors/message.ts'

export const texts = {
  none: { ms: 'Tampal sekurang-kurangnya satu kod.', en: 'Paste at least one code.', zh: '请至少粘贴一个代码。' },
  tooMany: {
    ms: 'Paling banyak {most} kod setiap kali. Tambah selebihnya kemudian.',
    en: 'You can add up to {most} codes at a time. Add the rest afterwards.',
    zh: '每次最多 {most} 个代码，其余请稍后再添加。',
  },
  tooLong: {
    ms: 'Kod pada baris {line} terlalu panjang (paling banyak 200 aksara).',
    en: 'The code on line {line} is too long (200 characters at most).',
    zh: '第 {line} 行的代码过长（最多 200 个字符）。',
  },
  noPool: {
    ms: 'Produk ini tidak menjual kod. Hidupkan “kod” pada borang produk dan simpan dahulu.',
    en: 'This product does not sell codes. Turn on “codes” in the product form and save it first.',
    zh: '此产品不出售代码，请先在产品表单中启用“代码”并保存。',
  },
  notUnit: {
    ms: 'Pilih satu pilihan produk ini.',
    en: 'Choose one of the variations of this product.',
    zh: '请选择此产品的一个规格。',
  },
  given: {
    ms: 'Kod ini sudah diberi kepada pembeli atau disimpan untuk pesanan.',
    en: 'This code was sent to a buyer or is reserved for an order.',
    zh: '此代码已发给买家，或已为订单保留。',
  },
  added: { ms: '{count} kod ditambah.', en: '{count} codes added.', zh: '已添加 {count} 个代码。' },
  addedSome: {
    ms: '{count} kod ditambah, {repeated} sudah ada.',
    en: '{count} codes added. {repeated} already existed.',
    zh: '已添加 {count} 个代码，{repeated} 个已存在。',
  },
  removed: { ms: 'Kod dibuang.', en: 'The code was removed.', zh: '代码已移除。' },
} satisfies Record<string, Message>
