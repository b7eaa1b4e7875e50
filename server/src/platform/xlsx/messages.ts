import type { Message } from '../errors/message.ts'

export const xlsxMessages = {
  oldExcel: {
    ms: 'Ini fail Excel lama (.xls). Dalam Excel, pilih Simpan Sebagai › Excel Workbook (.xlsx).',
    en: 'This is an old Excel file (.xls). In Excel, choose Save As › Excel Workbook (.xlsx).',
    zh: '这是旧版 Excel 文件（.xls）。请在 Excel 中选择“另存为 › Excel 工作簿（.xlsx）”。',
  },
  locked: {
    ms: 'Fail ini dikunci dengan kata laluan. Buang kata laluan fail ini dahulu, kemudian pilih semula.',
    en: 'This file is password-protected. Remove the password, then choose the file again.',
    zh: '此文件有密码保护。请先移除文件密码，再重新选择。',
  },
  openDocument: {
    ms: 'Ini fail OpenDocument (.ods). Simpan sebagai Excel (.xlsx) atau CSV, kemudian pilih semula.',
    en: 'This is an OpenDocument file (.ods). Save it as Excel (.xlsx) or CSV, then choose it again.',
    zh: '这是 OpenDocument 文件（.ods）。请另存为 Excel（.xlsx）或 CSV，再重新选择。',
  },
  broken: {
    ms: 'Fail Excel ini rosak atau tidak lengkap. Buka dalam Excel, simpan semula dan cuba lagi.',
    en: 'This Excel file is broken or incomplete. Open it in Excel, save it again and try once more.',
    zh: '此 Excel 文件已损坏或不完整。请在 Excel 中打开并重新保存，然后再试。',
  },
  tooLarge: {
    ms: 'Fail Excel ini terlalu besar apabila dibuka. Simpan helaian produk sahaja dalam fail baharu.',
    en: 'This Excel file is too large when opened. Save only the product sheet in a new file.',
    zh: '此 Excel 文件解压后过大。请只把商品工作表另存为新文件。',
  },
} satisfies Record<string, Message>
