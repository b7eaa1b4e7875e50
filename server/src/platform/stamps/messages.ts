import type { Message } from '../errors/message.ts'

export const texts = {
  tooMany: {
    ms: 'Terlalu banyak fail sedang disediakan sekarang. Sila cuba lagi sebentar lagi.',
    en: 'Too many files are being prepared right now. Please try again in a moment.',
    zh: '目前正在准备的文件太多，请稍后再试。',
  },
  encrypted: {
    ms: 'PDF ini dilindungi kata laluan, jadi ia tidak boleh dicap. Muat naik yang tidak dilindungi.',
    en: 'This PDF is password-protected, so it cannot be stamped. Upload an unprotected PDF.',
    zh: '此 PDF 受密码保护，无法加印。请上传未受保护的文件。',
  },
  broken: {
    ms: 'PDF ini tidak dapat dibaca, jadi ia tidak boleh dicap. Simpan semula dan muat naik sekali lagi.',
    en: 'This PDF cannot be read, so it cannot be stamped. Save it again and upload it.',
    zh: '无法读取此 PDF，因此无法加印。请重新保存后再上传。',
  },
  tooLarge: {
    ms: 'PDF ini terlalu besar untuk dicap: paling banyak 30 MB dan 1,000 halaman.',
    en: 'This PDF is too large to stamp. The limit is 30 MB and 1,000 pages.',
    zh: '此 PDF 太大，无法加印：最多 30 MB、1,000 页。',
  },
} satisfies Record<string, Message>
