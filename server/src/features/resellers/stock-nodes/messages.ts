import type { Message } from '../../../platform/errors/message.ts'

export const nodeTexts = {
  hq: { ms: 'HQ', en: 'HQ', zh: '总部' },
  unknownNode: {
    ms: 'Tempat ini tiada dalam kedai anda. Pilih yang lain.',
    en: 'This location is not in your shop. Choose another.',
    zh: '此地点不属于您的店铺，请选择其他。',
  },
  sameNode: {
    ms: 'Pilih dua tempat yang berbeza.',
    en: 'Choose two different locations.',
    zh: '请选择两个不同的地点。',
  },
  unknownUnit: {
    ms: 'Produk ini tiada dalam kedai anda. Buang baris ini.',
    en: 'This product is not in your shop. Remove the line.',
    zh: '您的店铺没有此商品，请删除该行。',
  },
  notEnough: {
    ms: 'Stok {item} tidak mencukupi di tempat asal. Tiada apa-apa yang dipindahkan.',
    en: 'Not enough stock of {item} at the source location. No stock was moved.',
    zh: '来源地点的 {item} 库存不足。未作任何移动。',
  },
  nameTaken: {
    ms: 'Sudah ada tempat dengan nama ini. Pilih nama lain.',
    en: 'A location with this name already exists. Choose another name.',
    zh: '已有同名地点，请换一个名称。',
  },
  moved: { ms: 'Stok dipindahkan: {number}', en: 'Stock moved: {number}', zh: '库存已移动：{number}' },
  added: { ms: 'Tempat stok ditambah.', en: 'Location added.', zh: '地点已添加。' },
} satisfies Record<string, Message>
