import type { Message } from '../../../platform/errors/message.ts'

export const done = {
  created: { ms: 'Halaman dibuat.', en: 'Page created.', zh: '页面已创建。' },
  saved: { ms: 'Draf disimpan.', en: 'The draft is saved.', zh: '草稿已保存。' },
  published: {
    ms: 'Halaman diterbitkan.',
    en: 'Page published.',
    zh: '页面已发布。',
  },
  scheduled: {
    ms: 'Halaman akan diterbitkan pada {at}.',
    en: 'The page will be published on {at}.',
    zh: '页面将于 {at} 发布。',
  },
  unpublished: { ms: 'Halaman tidak lagi ditunjukkan.', en: 'Page unpublished.', zh: '页面已不再显示。' },
  restored: {
    ms: 'Versi {version} kini menjadi draf.',
    en: 'Version {version} is now the draft.',
    zh: '版本 {version} 现为草稿。',
  },
  removed: { ms: 'Halaman dipadam.', en: 'The page is deleted.', zh: '页面已删除。' },
  front: { ms: 'Halaman utama kedai disimpan.', en: 'Shop home page saved.', zh: '店铺首页已保存。' },
} satisfies Record<string, Message>

/** Why a block of a preview is not seen by buyers yet. */
export const waiting = {
  product: {
    ms: 'Pilih produk untuk menunjukkan blok ini kepada pembeli.',
    en: 'Choose a product to show this block to buyers.',
    zh: '请选择商品，在此之前买家看不到此块。',
  },
  picture: {
    ms: 'Tambah gambar untuk menunjukkan blok ini kepada pembeli.',
    en: 'Add a picture to show this block to buyers.',
    zh: '请添加图片，在此之前买家看不到此块。',
  },
  video: {
    ms: 'Tampal pautan video untuk menunjukkan blok ini kepada pembeli.',
    en: 'Paste a video link to show this block to buyers.',
    zh: '请粘贴视频链接，在此之前买家看不到此块。',
  },
  time: {
    ms: 'Pilih tarikh dan masa untuk menunjukkan blok ini kepada pembeli.',
    en: 'Choose a date and time to show this block to buyers.',
    zh: '请选择日期和时间，在此之前买家看不到此块。',
  },
  address: {
    ms: 'Isi alamat untuk menunjukkan blok ini kepada pembeli.',
    en: 'Enter the address to show this block to buyers.',
    zh: '请填写地址，在此之前买家看不到此块。',
  },
  question: {
    ms: 'Tambah soalan untuk menunjukkan blok ini kepada pembeli.',
    en: 'Add a question to show this block to buyers.',
    zh: '请填写问题，在此之前买家看不到此块。',
  },
  notOnSale: {
    ms: 'Produk ini tidak dijual sekarang, maka pembeli tidak nampak blok ini.',
    en: 'This product is not on sale, so this block is hidden from buyers.',
    zh: '此商品目前没有销售，买家看不到此块。',
  },
  noProducts: {
    ms: 'Belum ada produk di sini.',
    en: 'No products here yet.',
    zh: '这里还没有商品。',
  },
  noReviews: {
    ms: 'Belum ada ulasan. Ulasan pembeli akan dipaparkan di sini.',
    en: 'No reviews yet. Buyer reviews will appear here.',
    zh: '还没有评价。买家评价会显示在这里。',
  },
  over: {
    ms: 'Kiraan detik ini sudah tamat, maka pembeli tidak nampak blok ini.',
    en: 'This countdown has ended, so this block is hidden from buyers.',
    zh: '此倒计时已结束，买家看不到此块。',
  },
  noWhatsapp: {
    ms: 'Tulis nombor WhatsApp kedai dalam butiran syarikat dahulu.',
    en: 'Add your WhatsApp number in the company details first.',
    zh: '请先在公司资料中填写店铺的 WhatsApp 号码。',
  },
  noPolicies: {
    ms: 'Tulis polisi kedai dahulu.',
    en: 'Add your shop policies first.',
    zh: '请先填写店铺政策。',
  },
  empty: {
    ms: 'Blok ini kosong.',
    en: 'This block is empty.',
    zh: '此块是空的。',
  },
} satisfies Record<string, Message>

export const refusals = {
  notBlock: {
    ms: 'Blok {place} tidak dikenali, atau ada isinya yang tidak sah.',
    en: 'Block {place} is not recognised, or its content is not valid.',
    zh: '第 {place} 块无法识别，或其中内容无效。',
  },
  badWords: {
    ms: 'Blok {place} mengandungi aksara yang tidak dapat disimpan.',
    en: 'Block {place} contains characters that cannot be saved.',
    zh: '第 {place} 块含有无法保存的字符。',
  },
  badLink: {
    ms: 'Pautan dalam blok {place} mesti menuju ke kedai anda, atau bermula dengan https://',
    en: 'The link in block {place} must go to your shop, or begin with https://',
    zh: '第 {place} 块的链接须指向您的店铺，或以 https:// 开头。',
  },
  badVideo: {
    ms: 'Tampal pautan video YouTube, Vimeo atau TikTok dalam blok {place}.',
    en: 'Paste a YouTube, Vimeo or TikTok video link in block {place}.',
    zh: '请在第 {place} 块粘贴 YouTube、Vimeo 或 TikTok 视频链接。',
  },
  noSuchProduct: {
    ms: 'Produk dalam blok {place} tiada dalam kedai ini.',
    en: 'The product in block {place} is not in this shop.',
    zh: '第 {place} 块的商品不在本店。',
  },
  tooManyForms: {
    ms: 'Satu halaman boleh ada paling banyak {most} borang pesanan.',
    en: 'A page can have up to {most} order forms.',
    zh: '一个页面最多可有 {most} 个订单表单。',
  },
  badTime: {
    ms: 'Masa dalam blok {place} tidak wujud.',
    en: 'The time in block {place} does not exist.',
    zh: '第 {place} 块的时间不存在。',
  },
  tooLong: {
    ms: 'Halaman ini terlalu panjang. Bahagikan kepada dua halaman.',
    en: 'This page is too long. Split it into two pages.',
    zh: '页面过长，请分成两页。',
  },
  picture: {
    ms: 'Muat naik gambar dalam blok {place} sekali lagi.',
    en: 'Upload the picture in block {place} again.',
    zh: '请重新上传第 {place} 块的图片。',
  },
  seoPicture: {
    ms: 'Muat naik gambar ini sekali lagi.',
    en: 'Upload this picture again.',
    zh: '请重新上传此图片。',
  },
  noTitle: { ms: 'Tulis tajuk halaman.', en: 'Enter the page title.', zh: '请填写页面标题。' },
  badSlug: {
    ms: 'Alamat halaman ditulis dengan huruf kecil, angka dan sempang, seperti jualan-raya',
    en: 'The page address can only have lowercase letters, digits and hyphens, such as jualan-raya',
    zh: '页面地址由小写字母、数字和连字符组成，例如 jualan-raya',
  },
  slugTaken: {
    ms: 'Halaman lain sudah menggunakan alamat ini.',
    en: 'Another page already uses this address.',
    zh: '已有其他页面使用此地址。',
  },
  tooMany: {
    ms: 'Kedai boleh ada paling banyak {most} halaman. Padam yang tidak digunakan.',
    en: 'A shop can have up to {most} pages. Delete pages you do not use.',
    zh: '店铺最多可有 {most} 个页面。请删除不用的页面。',
  },
  changed: {
    ms: 'Halaman ini telah diubah di tempat lain semasa anda menulis. Apa yang anda tulis masih ada di sini.',
    en: 'This page was changed elsewhere while you were editing. Your changes are still here.',
    zh: '您编辑期间，此页面已在别处更改。您写的内容仍在这里。',
  },
  pastTime: {
    ms: 'Pilih masa yang akan datang.',
    en: 'Choose a time in the future.',
    zh: '请选择将来的时间。',
  },
  noSuchTime: {
    ms: 'Tarikh atau masa ini tidak wujud.',
    en: 'This date or time does not exist.',
    zh: '该日期或时间不存在。',
  },
  noVersion: { ms: 'Versi ini tiada.', en: 'This version does not exist.', zh: '没有此版本。' },
  noFront: { ms: 'Pilih halaman kedai ini.', en: 'Choose a page of this shop.', zh: '请选择本店的页面。' },
  notFound: {
    ms: 'Halaman ini tiada, atau tidak lagi ditunjukkan.',
    en: 'This page does not exist, or is no longer published.',
    zh: '此页面不存在，或已不再显示。',
  },
} satisfies Record<string, Message>
