import type { Message } from '../../../platform/errors/message.ts'

export const done = {
  made: { ms: 'Kategori ditambah.', en: 'Category added.', zh: '分类已添加。' },
  saved: { ms: 'Kategori disimpan.', en: 'Category saved.', zh: '分类已保存。' },
  ordered: { ms: 'Susunan disimpan.', en: 'Order saved.', zh: '排序已保存。' },
  removed: { ms: 'Kategori dibuang.', en: 'Category removed.', zh: '分类已移除。' },
} satisfies Record<string, Message>

export const refusals = {
  twice: {
    ms: 'Kategori dengan nama ini sudah ada.',
    en: 'A category with this name already exists.',
    zh: '已有同名分类。',
  },
  tooDeep: {
    ms: 'Subkategori tidak boleh ada subkategori lagi.',
    en: 'A sub-category cannot have sub-categories of its own.',
    zh: '子分类下不能再有子分类。',
  },
  tooMany: {
    ms: 'Sebuah kedai boleh ada sehingga 200 kategori.',
    en: 'A shop can have up to 200 categories.',
    zh: '一家店铺最多 200 个分类。',
  },
  foreign: {
    ms: 'Kategori ini tidak wujud di kedai anda.',
    en: 'This category does not exist in your shop.',
    zh: '您的店铺没有此分类。',
  },
  foreignImage: {
    ms: 'Gambar ini tidak ada di kedai anda. Muat naik semula.',
    en: 'This picture is not in your shop. Please upload it again.',
    zh: '您的店铺没有此图片，请重新上传。',
  },
  changedMeanwhile: {
    ms: 'Senarai kategori telah berubah sementara itu. Kami tunjukkan yang terkini; susun sekali lagi.',
    en: 'The categories were changed elsewhere. This is the latest list. Please sort it again.',
    zh: '分类已有变动。以下是最新列表，请重新排序。',
  },
  sayWhere: {
    ms: 'Kategori ini ada produk. Pilih ke mana produk itu dipindahkan.',
    en: 'This category contains products. Choose a category to move them to.',
    zh: '此分类内有商品，请选择移到哪里。',
  },
  intoItself: { ms: 'Pilih kategori lain.', en: 'Choose another category.', zh: '请选择其他分类。' },
} satisfies Record<string, Message>
