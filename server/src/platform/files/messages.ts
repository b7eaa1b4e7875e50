import type { Message } from '../errors/message.ts'

export const texts = {
  quotaFull: {
    ms: 'Kedai ini sudah menggunakan semua ruang simpanannya ({most}). Padam fail yang tidak diperlukan, atau minta pengendali menambah ruang.',
    en: 'This shop has used all of its storage ({most}). Delete files you do not need, or ask the administrator for more.',
    zh: '此店铺的存储空间（{most}）已用完。请删除不需要的文件，或请系统管理员增加空间。',
  },
  storeAway: {
    ms: 'Simpanan fail tidak menjawab sekarang, jadi fail ini belum disimpan atau dibuka. Sila cuba lagi sebentar lagi.',
    en: 'File storage is not responding, so this file could not be saved or opened. Please try again in a moment.',
    zh: '文件存储目前没有响应，无法保存或打开此文件。请稍后再试。',
  },
  notSold: {
    ms: 'Jenis fail ini tidak boleh dijual di sini. Pilih PDF, EPUB, ZIP, gambar, MP3, M4A, MP4, atau dokumen Office, atau beri pautan.',
    en: 'This file type cannot be sold here. Choose a PDF, EPUB, ZIP, picture, MP3, M4A, MP4 or Office document, or add a link.',
    zh: '此类文件无法在此销售。请选择 PDF、EPUB、ZIP、图片、MP3、M4A、MP4 或 Office 文档，或提供链接。',
  },
  brokenOff: {
    ms: 'Fail ini terputus di tengah jalan, jadi tiada apa yang disimpan. Semak sambungan anda dan cuba sekali lagi.',
    en: 'The upload was interrupted and the file was not saved. Check your connection and try again.',
    zh: '文件传输中断，未保存任何内容。请检查网络后重试。',
  },
  empty: {
    ms: 'Fail ini kosong. Sila pilih fail lain.',
    en: 'This file is empty. Please choose another one.',
    zh: '文件是空的，请选择其他文件。',
  },
  pictureOnly: {
    ms: 'Sila pilih gambar JPEG, PNG, WebP atau AVIF (had 8 MB).',
    en: 'Please choose a JPEG, PNG, WebP or AVIF picture (8 MB at most).',
    zh: '请选择 JPEG、PNG、WebP 或 AVIF 图片（不超过 8 MB）。',
  },
  pictureOrPdf: {
    ms: 'Sila pilih gambar JPEG, PNG, WebP atau AVIF, atau fail PDF (had 8 MB).',
    en: 'Please choose a JPEG, PNG, WebP or AVIF picture, or a PDF (8 MB at most).',
    zh: '请选择 JPEG、PNG、WebP、AVIF 图片或 PDF 文件（不超过 8 MB）。',
  },
  heic: {
    ms: 'Gambar HEIC dari iPhone tidak dapat dibuka di sini. Tukar kepada JPEG (Tetapan › Kamera › Format › Paling Serasi) atau hantar tangkapan skrin.',
    en: 'HEIC pictures from an iPhone cannot be opened here. Save it as JPEG (Settings › Camera › Formats › Most Compatible) or send a screenshot.',
    zh: '无法打开 iPhone 的 HEIC 照片。请改存为 JPEG（设置 › 相机 › 格式 › 兼容性最佳）或发送截图。',
  },
  svg: {
    ms: 'Fail SVG tidak diterima. Simpan sebagai PNG atau JPEG dahulu.',
    en: 'SVG files are not accepted. Please save it as PNG or JPEG first.',
    zh: '不接受 SVG 文件，请先另存为 PNG 或 JPEG。',
  },
  tooManyPixels: {
    ms: 'Gambar ini terlalu besar untuk dibuka. Hadnya 40 megapiksel.',
    en: 'This picture is too big to open. The limit is 40 megapixels.',
    zh: '图片尺寸过大，上限为 4000 万像素。',
  },
  tooMuchMemory: {
    ms: 'Gambar ini perlukan terlalu banyak memori untuk dibuka. Simpan sebagai JPEG biasa atau kecilkan saiznya, kemudian pilih semula.',
    en: 'This picture needs too much memory to open. Save it as an ordinary JPEG or make it smaller, then choose it again.',
    zh: '打开此图片需要过多内存。请另存为普通 JPEG 或缩小尺寸，再重新选择。',
  },
  tooManyPictures: {
    ms: 'Terlalu banyak gambar sedang diproses sekarang. Sila cuba lagi sebentar lagi.',
    en: 'Too many pictures are being processed right now. Please try again in a moment.',
    zh: '目前正在处理的图片太多，请稍后再试。',
  },
  damaged: {
    ms: 'Gambar ini rosak atau bukan gambar sebenar. Sila pilih gambar lain.',
    en: 'This picture is damaged or is not a valid picture. Please choose another one.',
    zh: '图片已损坏或并非真正的图片，请选择其他图片。',
  },
  linkExpired: {
    ms: 'Pautan fail ini sudah tamat tempoh. Muat semula halaman untuk pautan baharu.',
    en: 'This file link has expired. Reload the page for a new one.',
    zh: '文件链接已过期，请刷新页面获取新链接。',
  },
} satisfies Record<string, Message>
