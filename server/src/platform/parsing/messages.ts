import type { Message } from '../errors/message.ts'

export const texts = {
  tooMany: {
    ms: 'Terlalu banyak fail sedang dibaca sekarang. Sila cuba lagi sebentar lagi.',
    en: 'Too many files are being read right now. Please try again in a moment.',
    zh: '目前正在读取的文件太多，请稍后再试。',
  },
  tookTooLong: {
    ms: 'Fail ini mengambil masa terlalu lama untuk dibaca. Simpan helaian produk sahaja dalam fail baharu, atau pecahkan kepada beberapa fail.',
    en: 'This file took too long to read. Save only the product sheet in a new file, or split it into several files.',
    zh: '读取此文件花费的时间过长。请只把商品工作表另存为新文件，或拆分成多个文件。',
  },
  tooMuchMemory: {
    ms: 'Fail ini terlalu besar untuk dibaca. Simpan helaian produk sahaja dalam fail baharu, atau pecahkan kepada beberapa fail.',
    en: 'This file is too large to read. Save only the product sheet in a new file, or split it into several files.',
    zh: '此文件过大，无法读取。请只把商品工作表另存为新文件，或拆分成多个文件。',
  },
} satisfies Record<string, Message>
