import type { DesignName } from '@kedai/domain/theme/designs.ts'
import type { Message } from '../../../platform/errors/message.ts'

export const designMessages = {
  applied: {
    ms: 'Kedai anda kini memakai reka bentuk {design}.',
    en: 'Your shop now uses the {design} design.',
    zh: '您的店铺现已采用「{design}」设计。',
  },
  takenBack: {
    ms: 'Rupa sebelum ini dikembalikan.',
    en: 'Previous design restored.',
    zh: '已恢复之前的外观。',
  },
  noPrevious: {
    ms: 'Belum ada rupa terdahulu untuk dikembalikan.',
    en: 'There is no previous design to restore.',
    zh: '目前没有可以恢复的先前外观。',
  },
} satisfies Record<string, Message>

export const designWords: Record<DesignName | 'kedai', { title: Message; description: Message }> = {
  kedai: {
    title: { ms: 'Kedai', en: 'Kedai', zh: 'Kedai' },
    description: {
      ms: 'Kertas hangat dan hijau pandan. Sesuai untuk apa-apa sahaja.',
      en: 'Warm paper and pandan green. Suits any product.',
      zh: '暖色纸面与班兰绿，适合任何商品。',
    },
  },
  kopitiam: {
    title: { ms: 'Kopitiam', en: 'Kopitiam', zh: '咖啡店' },
    description: {
      ms: 'Coklat kopi dan krim, tajuk gaya lama. Untuk makanan dan minuman.',
      en: 'Coffee brown and cream, vintage headings. For food and drink.',
      zh: '咖啡棕与奶油色，复古标题。适合饮食。',
    },
  },
  bungaraya: {
    title: { ms: 'Bunga Raya', en: 'Hibiscus', zh: '大红花' },
    description: {
      ms: 'Merah jambu terang dan bucu bulat. Untuk kecantikan dan hadiah.',
      en: 'Bright pink and round corners. For beauty and gifts.',
      zh: '明亮粉红与圆角。适合美妆与礼品。',
    },
  },
  laut: {
    title: { ms: 'Laut', en: 'Sea', zh: '海洋' },
    description: {
      ms: 'Biru bersih di atas putih. Untuk perkhidmatan dan barang elektronik.',
      en: 'Clean blue on white. For services and electronics.',
      zh: '洁净的蓝与白。适合服务与电子产品。',
    },
  },
  kampung: {
    title: { ms: 'Kampung', en: 'Village', zh: '甘榜' },
    description: {
      ms: 'Hijau daun, huruf bersirip, ruang lapang. Untuk hasil tani dan kraf.',
      en: 'Leaf green, serif letters, plenty of space. For farm goods and crafts.',
      zh: '叶绿色、衬线字体、宽松留白。适合农产与手工艺。',
    },
  },
  pasar: {
    title: { ms: 'Pasar', en: 'Market', zh: '巴刹' },
    description: {
      ms: 'Jingga berani, padat dan bersenarai. Untuk barang banyak dan harga jimat.',
      en: 'Bold orange in a compact list. For many products and low prices.',
      zh: '醒目橙色、紧凑列表。适合商品多、价格实惠的店铺。',
    },
  },
  sutera: {
    title: { ms: 'Sutera', en: 'Silk', zh: '丝绸' },
    description: {
      ms: 'Ungu lembut dan tajuk anggun. Untuk fesyen dan barang kemas.',
      en: 'Soft purple and graceful headings. For fashion and jewellery.',
      zh: '柔和紫色与优雅标题。适合时装与珠宝。',
    },
  },
  malam: {
    title: { ms: 'Malam', en: 'Night', zh: '夜市' },
    description: {
      ms: 'Hitam, putih dan emas, bucu tajam. Untuk jenama yang yakin.',
      en: 'Black, white and gold, sharp corners. For confident brands.',
      zh: '黑白金配色与直角。适合自信的品牌。',
    },
  },
}
