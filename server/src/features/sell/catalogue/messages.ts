import type { Message } from '../../../platform/errors/message.ts'

/** What happened, for the toast. */
export const done = {
  drafted: { ms: 'Draf disimpan.', en: 'Draft saved.', zh: '草稿已保存。' },
  saved: { ms: 'Produk disimpan.', en: 'Product saved.', zh: '商品已保存。' },
  published: { ms: 'Produk kini boleh dibeli.', en: 'The product is on sale now.', zh: '商品已上架。' },
  publishedUnpayable: {
    ms: 'Diterbitkan, tetapi belum boleh dibeli: tiada cara bayaran.',
    en: 'Published, but buyers cannot order yet: no payment method is set up.',
    zh: '已发布，但还不能购买：尚未设置付款方式。',
  },
  unpublished: {
    ms: 'Produk tidak lagi dijual. Ia kini draf.',
    en: 'Product unpublished. It is now a draft.',
    zh: '商品已下架，现为草稿。',
  },
  archived: { ms: 'Produk diarkibkan.', en: 'Product archived.', zh: '商品已归档。' },
  restored: {
    ms: 'Produk dikembalikan daripada arkib sebagai draf. Terbitkan untuk menjualnya.',
    en: 'Product restored as a draft. Publish it to sell it.',
    zh: '商品已从归档恢复为草稿，上架后才能出售。',
  },
  restoredOnSale: {
    ms: 'Produk dikembalikan daripada arkib dan dijual semula.',
    en: 'Product restored and on sale again.',
    zh: '商品已从归档恢复并重新上架。',
  },
  deleted: { ms: 'Produk dipadam selama-lamanya.', en: 'Product permanently deleted.', zh: '商品已永久删除。' },
  duplicated: {
    ms: 'Salinan dibuat sebagai draf. SKU dan stok perlu diisi.',
    en: 'Product copied as a draft. Fill in its SKUs and stock.',
    zh: '已复制为草稿，请填写 SKU 和库存。',
  },
  copyTitle: { ms: '{title} (salinan)', en: '{title} (copy)', zh: '{title}（副本）' },
} satisfies Record<string, Message>

export const refusals = {
  changedMeanwhile: {
    ms: 'Produk ini telah diubah di tempat lain selepas anda membukanya. Pilih versi yang mahu disimpan.',
    en: 'This product was changed elsewhere after you opened it. Choose which version to keep.',
    zh: '您打开后，此商品已在别处被修改。请选择要保留的版本。',
  },
  notArchived: {
    ms: 'Arkibkan produk ini dahulu, kemudian padam.',
    en: 'Archive this product first, then delete it.',
    zh: '请先归档此商品，再删除。',
  },
  isNeeded: {
    ms: 'Produk ini digunakan dalam pesanan, invois, ulasan atau kupon, jadi ia tidak boleh dipadam. Ia kekal dalam arkib.',
    en: 'This product is used in an order, invoice, review or coupon, so it cannot be deleted. It remains in the archive.',
    zh: '此商品已用于订单、发票、评价或优惠券，无法删除，将保留在归档中。',
  },
  isArchived: {
    ms: 'Produk ini dalam arkib. Kembalikan dahulu sebelum mengubahnya.',
    en: 'This product is archived. Restore it before changing it.',
    zh: '此商品已归档，请先恢复再修改。',
  },
  badPrice: {
    ms: 'Harga mestilah jumlah wang, contohnya 12.30 atau 1,234.50',
    en: 'The price must be an amount of money such as 12.30 or 1,234.50',
    zh: '价格必须是金额，例如 12.30 或 1,234.50',
  },
  priceTooHigh: {
    ms: 'Harga tidak boleh melebihi RM 1,000,000.00',
    en: 'The price cannot be above RM 1,000,000.00',
    zh: '价格不能超过 RM 1,000,000.00',
  },
  promoNotCheaper: {
    ms: 'Harga promosi mestilah lebih rendah daripada harga biasa ({price}).',
    en: 'The promo price must be below the usual price ({price}).',
    zh: '促销价必须低于原价（{price}）。',
  },
  promoWithoutPrice: {
    ms: 'Promosi dihidupkan tetapi tiada harga promosi. Isi harga promosi atau tutup promosi.',
    en: 'The promo is on but has no promo price. Enter one or turn the promo off.',
    zh: '已开启促销但没有促销价。请填写促销价或关闭促销。',
  },
  badTime: {
    ms: 'Tarikh atau masa ini tidak wujud.',
    en: 'This date or time does not exist.',
    zh: '没有这个日期或时间。',
  },
  countdownNeedsStart: {
    ms: 'Kiraan detik perlukan masa mula.',
    en: 'Enter a start time for the countdown.',
    zh: '倒计时需要开始时间。',
  },
  countdownNeedsEnd: {
    ms: 'Kiraan detik perlukan masa tamat.',
    en: 'Enter an end time for the countdown.',
    zh: '倒计时需要结束时间。',
  },
  countdownOrder: {
    ms: 'Masa tamat mestilah selepas masa mula.',
    en: 'The end must come after the start.',
    zh: '结束时间必须晚于开始时间。',
  },
  maxBelowMin: {
    ms: 'Kuantiti maksimum tidak boleh kurang daripada kuantiti minimum ({min}).',
    en: 'The maximum cannot be below the minimum ({min}).',
    zh: '最大数量不能小于最小数量（{min}）。',
  },
  nothingFits: {
    ms: 'Tiada kuantiti yang boleh dibeli: gandaan {multiple} tidak jatuh antara {min} dan {max}.',
    en: 'Buyers cannot choose any quantity: there is no multiple of {multiple} between {min} and {max}. Change the limits.',
    zh: '没有可购买的数量：{min} 到 {max} 之间没有 {multiple} 的倍数。',
  },
  oneUnitOnly: {
    ms: 'Produk biasa hanya ada satu harga dan stok. Pilih jenis “Variasi” untuk saiz atau warna.',
    en: 'A simple product has one price and stock. Choose the type “Variations” for sizes or colours.',
    zh: '普通商品只有一个价格和库存。如需尺码或颜色，请选择“多规格”。',
  },
  needsOptions: {
    ms: 'Namakan sekurang-kurangnya satu pilihan, contohnya Saiz.',
    en: 'Name at least one option, for example Size.',
    zh: '请至少命名一个选项，例如尺码。',
  },
  optionNameTwice: {
    ms: 'Dua pilihan mempunyai nama yang sama.',
    en: 'Two options have the same name.',
    zh: '两个选项名称相同。',
  },
  tooManyOptions: {
    ms: 'Satu pilihan boleh ada sehingga {most} nilai.',
    en: 'One option can have up to {most} values.',
    zh: '每个选项最多 {most} 个值。',
  },
  valuesMissing: {
    ms: 'Setiap variasi perlu satu nilai bagi setiap pilihan.',
    en: 'Each variation needs one value for each option.',
    zh: '每个规格都需要为每个选项填写一个值。',
  },
  rowsHaveTitles: {
    ms: 'Jenis ini hanya ada satu nama bagi setiap baris.',
    en: 'This type has one title for each row.',
    zh: '此类型每行只有一个名称。',
  },
  rowTitleMissing: {
    ms: 'Beri nama kepada setiap baris.',
    en: 'Give each row a title.',
    zh: '请为每一行填写名称。',
  },
  notYet: {
    ms: 'Jenis produk ini belum boleh dijual di sini.',
    en: 'Products of this type cannot be sold here yet.',
    zh: '此处暂时还不能销售这种类型的商品。',
  },
  ofOtherType: {
    ms: 'Ini untuk jenis produk yang lain.',
    en: 'This does not apply to this product type.',
    zh: '这是其他类型商品的内容。',
  },
  noUpsellOfType: {
    ms: 'Produk jenis ini tidak boleh disertai tawaran tambahan.',
    en: 'A product of this type cannot carry an extra offer.',
    zh: '这种类型的商品不能附带加购商品。',
  },
  sameOptionsTwice: {
    ms: 'Variasi “{options}” muncul dua kali.',
    en: 'The variation “{options}” appears twice.',
    zh: '规格“{options}”重复出现。',
  },
  skuTwice: {
    ms: 'SKU ini digunakan dua kali dalam produk ini.',
    en: 'This SKU is used twice in this product.',
    zh: '此 SKU 在本商品中重复使用。',
  },
  skuTaken: {
    ms: 'SKU ini sudah digunakan oleh “{title}”.',
    en: 'This SKU is already used by “{title}”.',
    zh: '此 SKU 已被“{title}”使用。',
  },
  skuJustTaken: {
    ms: 'Salah satu SKU baru sahaja digunakan oleh produk lain.',
    en: 'One of the SKUs was just taken by another product.',
    zh: '其中一个 SKU 刚被其他商品使用。',
  },
  foreignVariation: {
    ms: 'Variasi ini bukan milik produk ini.',
    en: 'This variation does not belong to this product.',
    zh: '此规格不属于该商品。',
  },
  foreignCategory: {
    ms: 'Kategori ini tidak wujud di kedai anda.',
    en: 'This category does not exist in your shop.',
    zh: '您的店铺没有此分类。',
  },
  foreignImage: {
    ms: 'Gambar ini tidak ada di kedai anda. Muat naik semula.',
    en: 'This picture is not in your shop. Please upload it again.',
    zh: '您的店铺没有此图片，请重新上传。',
  },
  imageTwice: { ms: 'Gambar ini dipilih dua kali.', en: 'This picture is chosen twice.', zh: '此图片重复选择。' },
  digitalUpsell: {
    ms: 'Produk digital tidak boleh menjadi tawaran tambahan, kerana ia dihantar melalui e-mel. Pilih produk lain.',
    en: 'A digital product cannot be an extra offer, because it is delivered by e-mail. Choose another product.',
    zh: '数字商品通过电子邮件交付，不能作为加购商品。请选择其他商品。',
  },
  foreignUpsell: {
    ms: 'Tawaran tambahan mestilah variasi aktif produk kedai anda yang sedang dijual.',
    en: 'The extra offer must be an active variation of a product that your shop has on sale.',
    zh: '加购商品必须是您店铺在售商品的有效规格。',
  },
  stockShort: {
    ms: 'Sementara anda menyunting, {sold} unit telah terjual; tinggal {left}. Betulkan bilangan ini.',
    en: '{sold} were sold while you were editing. {left} are left. Please correct this quantity.',
    zh: '您编辑期间已售出 {sold} 件，剩余 {left} 件，请更正数量。',
  },
  nothingToDeliver: {
    ms: 'Tambah sekurang-kurangnya satu fail atau pautan untuk pembeli.',
    en: 'Add at least one file or a link for the buyer.',
    zh: '请至少添加一个文件或链接给买家。',
  },
  nothingToStamp: {
    ms: 'Tambah fail PDF dahulu: hanya PDF boleh dicap dengan nama pembeli.',
    en: 'Add a PDF file first: only PDF files can be stamped with the buyer’s name.',
    zh: '请先添加 PDF 文件：只有 PDF 才能印上买家姓名。',
  },
  badDigitalLink: {
    ms: 'Pautan mesti bermula dengan https:// dan alamat sebenar.',
    en: 'The link must start with https:// and a real address.',
    zh: '链接必须以 https:// 开头且为有效地址。',
  },
  foreignFile: {
    ms: 'Fail ini tidak ada di kedai anda. Muat naik semula.',
    en: 'This file is not in your shop. Please upload it again.',
    zh: '您的店铺没有此文件，请重新上传。',
  },
  noUpsellWithFiles: {
    ms: 'Produk digital tidak boleh disertai tawaran tambahan.',
    en: 'A digital product cannot carry an extra offer.',
    zh: '数字商品不能附带加购商品。',
  },
  badContent: {
    ms: 'Keterangan mengandungi sesuatu yang tidak dapat disimpan.',
    en: 'The description contains content that cannot be saved.',
    zh: '描述中有无法保存的内容。',
  },
  badLink: {
    ms: 'Pautan dalam keterangan mesti bermula dengan https:// dan alamat sebenar.',
    en: 'Links in the description must start with https:// and a real address.',
    zh: '描述中的链接必须以 https:// 开头且为有效地址。',
  },
  contentTooLong: {
    ms: 'Keterangan terlalu panjang (had 20,000 aksara).',
    en: 'The description is too long (20,000 characters at most).',
    zh: '描述过长（最多 20,000 个字符）。',
  },
} satisfies Record<string, Message>
