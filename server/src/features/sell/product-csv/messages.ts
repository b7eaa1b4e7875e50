import type { CsvField } from '@kedai/domain/product-csv/columns.ts'
import type { FetchRefusal } from '../../../platform/public-web/fetch-public.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const done = {
  uploaded: {
    ms: 'Fail dibaca. Semak lajurnya.',
    en: 'The file was read. Check its columns.',
    zh: '文件已读取，请检查各列。',
  },
  checking: { ms: 'Setiap baris sedang disemak.', en: 'Every row is being checked.', zh: '正在检查每一行。' },
  started: {
    ms: 'Import bermula. Anda boleh menutup halaman ini.',
    en: 'The import has started. You may close this page.',
    zh: '导入已开始，您可以关闭此页面。',
  },
  undoing: { ms: 'Import ini sedang ditarik balik.', en: 'Undoing the import.', zh: '正在撤销此次导入。' },
} satisfies Record<string, Message>

export const refusals = {
  needsColumns: {
    ms: 'Pilih lajur untuk nama dan harga, atau untuk SKU produk sedia ada.',
    en: 'Choose the columns for product name and price, or for the SKU of existing products.',
    zh: '请选择名称和价格所在的列，或现有商品的 SKU 列。',
  },
  noSuchColumn: {
    ms: 'Lajur ini tidak ada dalam fail.',
    en: 'The file does not have this column.',
    zh: '文件中没有此列。',
  },
  columnTwice: {
    ms: 'Lajur ini dipilih untuk dua perkara.',
    en: 'This column is chosen twice.',
    zh: '此列被选择用于两项内容。',
  },
  busy: {
    ms: 'Import ini sedang berjalan. Tunggu sehingga selesai.',
    en: 'This import is in progress. Please wait until it finishes.',
    zh: '此导入正在进行，请等待完成。',
  },
  notChecked: { ms: 'Semak baris-barisnya dahulu.', en: 'Check the rows first.', zh: '请先检查各行。' },
  nothingToDo: {
    ms: 'Tiada baris yang boleh diimport. Betulkan fail dan muat naik semula.',
    en: 'No row can be imported. Correct the file and upload it again.',
    zh: '没有可导入的行。请更正文件后重新上传。',
  },
  notDone: {
    ms: 'Hanya import yang selesai boleh ditarik balik.',
    en: 'Only a finished import can be undone.',
    zh: '只有已完成的导入才能撤销。',
  },
  isUndone: {
    ms: 'Import ini sudah ditarik balik.',
    en: 'This import has already been undone.',
    zh: '此导入已被撤销。',
  },
  wasStarted: {
    ms: 'Import ini sudah bermula. Muat naik fail sekali lagi untuk lajur lain.',
    en: 'This import has already started. To use other columns, upload the file again.',
    zh: '此导入已开始。如需更换列，请重新上传文件。',
  },
} satisfies Record<string, Message>

/** What can be wrong with a row beyond what the product's form refuses. */
export const rowProblems = {
  titleMissing: { ms: 'Nama produk perlu diisi.', en: 'Enter the product name.', zh: '请填写商品名称。' },
  priceMissing: { ms: 'Harga perlu diisi.', en: 'Enter the price.', zh: '请填写价格。' },
  stockNotWhole: {
    ms: 'Stok mestilah nombor bulat, contohnya 8. Jika sudah habis, tulis 0.',
    en: 'Stock must be a whole number such as 8. If it is sold out, write 0.',
    zh: '库存必须是整数，例如 8；售罄请填 0。',
  },
  nameInShop: {
    ms: 'Kedai anda sudah ada produk bernama “{name}”.',
    en: 'Your shop already has a product named “{name}”.',
    zh: '您的店铺已有名为“{name}”的商品。',
  },
  nameInFile: {
    ms: 'Namanya sama dengan baris {line} fail ini.',
    en: 'This name is the same as on line {line} of this file.',
    zh: '名称与此文件第 {line} 行相同。',
  },
  skuElsewhere: {
    ms: 'SKU ini sudah digunakan pada baris {line}.',
    en: 'This SKU is already used on line {line}.',
    zh: '此 SKU 已在第 {line} 行使用。',
  },
  optionsTwice: {
    ms: 'Pilihan yang sama sudah ada pada baris {line}.',
    en: 'The same options are already on line {line}.',
    zh: '第 {line} 行已有相同的规格。',
  },
  waits: {
    ms: 'Produk ini menunggu baris {line} dibetulkan.',
    en: 'Correct line {line} first to import this product.',
    zh: '此商品需等待第 {line} 行更正。',
  },
  severalProducts: {
    ms: 'SKU dalam produk ini milik beberapa produk berlainan.',
    en: 'The SKUs of this product belong to different products.',
    zh: '此商品的 SKU 属于不同商品。',
  },
  archived: {
    ms: 'Produk ini dalam arkib. Kembalikan dahulu.',
    en: 'This product is archived. Restore it first.',
    zh: '此商品已归档，请先恢复。',
  },
  otherKind: {
    ms: 'Produk sedia ada ini tiada variasi seperti dalam fail.',
    en: 'The existing product does not have the variations in the file.',
    zh: '现有商品没有文件中的规格。',
  },
  badStatus: {
    ms: 'Status mestilah “published” atau “draft”.',
    en: 'The status must be “published” or “draft”.',
    zh: '状态必须是“published”或“draft”。',
  },
  tooManyRows: {
    ms: 'Satu produk boleh ada sehingga {most} variasi.',
    en: 'One product can have up to {most} variations.',
    zh: '一个商品最多 {most} 个规格。',
  },
  changedMeanwhile: {
    ms: 'Produk ini sedang diubah di tempat lain. Import sekali lagi.',
    en: 'This product was being changed elsewhere. Import it again.',
    zh: '此商品正在别处被修改，请重新导入。',
  },
  unexpected: {
    ms: 'Baris ini tidak dapat diimport kerana masalah di pihak kami. Import baris ini sekali lagi.',
    en: 'This row could not be imported because of a problem on our side. Import it again.',
    zh: '由于我们这边的问题，此行未能导入，请重新导入此行。',
  },
} satisfies Record<string, Message>

/** Why a picture did not come with its link. */
export const pictureProblems = {
  bad_link: {
    ms: 'Pautan gambar mesti bermula dengan http:// atau https://: {link}',
    en: 'A picture link must begin with http:// or https://: {link}',
    zh: '图片链接必须以 http:// 或 https:// 开头：{link}',
  },
  not_public: {
    ms: 'Pautan gambar ini bukan di internet terbuka: {link}',
    en: 'This picture link is not publicly accessible: {link}',
    zh: '此图片链接不在公开互联网上：{link}',
  },
  not_found: {
    ms: 'Tiada gambar di pautan ini: {link}',
    en: 'There is no picture at this link: {link}',
    zh: '此链接没有图片：{link}',
  },
  too_large: {
    ms: 'Gambar di pautan ini melebihi 8 MB: {link}',
    en: 'The picture at this link is larger than 8 MB: {link}',
    zh: '此链接的图片超过 8 MB：{link}',
  },
  no_answer: {
    ms: 'Laman gambar ini tidak menjawab. Cuba import baris ini semula: {link}',
    en: 'The website of this picture did not respond. Import this row again: {link}',
    zh: '图片所在网站没有响应，请重新导入此行：{link}',
  },
  no_picture: {
    ms: 'Fail di pautan ini bukan gambar JPG, PNG, WebP atau AVIF: {link}',
    en: 'This link is not a JPG, PNG, WebP or AVIF picture: {link}',
    zh: '此链接的文件不是 JPG、PNG、WebP 或 AVIF 图片：{link}',
  },
  too_many: {
    ms: 'Satu produk boleh ada sehingga {most} gambar.',
    en: 'One product can have up to {most} pictures.',
    zh: '一个商品最多 {most} 张图片。',
  },
} satisfies Record<FetchRefusal | 'no_picture' | 'too_many', Message>

/** Titles of the empty file; the import knows them all again. */
export const columnTitles = {
  view_id: { ms: 'ID produk', en: 'Product ID', zh: '商品编号' },
  title: { ms: 'Nama produk', en: 'Product name', zh: '商品名称' },
  description: { ms: 'Keterangan', en: 'Description', zh: '描述' },
  category: { ms: 'Kategori', en: 'Category', zh: '分类' },
  option1_name: { ms: 'Nama pilihan 1', en: 'Option 1 name', zh: '规格1名称' },
  option1_value: { ms: 'Nilai pilihan 1', en: 'Option 1 value', zh: '规格1' },
  option2_name: { ms: 'Nama pilihan 2', en: 'Option 2 name', zh: '规格2名称' },
  option2_value: { ms: 'Nilai pilihan 2', en: 'Option 2 value', zh: '规格2' },
  sku: { ms: 'SKU', en: 'SKU', zh: '货号' },
  barcode: { ms: 'Kod bar', en: 'Barcode', zh: '条形码' },
  cost: { ms: 'Kos (RM)', en: 'Cost (RM)', zh: '成本' },
  price: { ms: 'Harga (RM)', en: 'Price (RM)', zh: '价格' },
  promo_price: { ms: 'Harga promosi', en: 'Promo price', zh: '促销价' },
  stock: { ms: 'Stok', en: 'Stock', zh: '库存' },
  weight: { ms: 'Berat (kg)', en: 'Weight (kg)', zh: '重量' },
  images: { ms: 'Pautan gambar', en: 'Picture links', zh: '图片链接' },
  status: { ms: 'Status', en: 'Status', zh: '状态' },
  line: { ms: 'Baris', en: 'Line', zh: '行' },
  reason: { ms: 'Sebab', en: 'Reason', zh: '原因' },
} satisfies Record<CsvField | 'line' | 'reason', Message>
