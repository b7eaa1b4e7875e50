import type { Message } from '../errors/message.ts'

export const csvMessages = {
  notTable: {
    ms: 'Ini bukan fail Excel (.xlsx) atau CSV. Simpan senarai produk sebagai salah satu daripadanya, kemudian pilih semula.',
    en: 'This is not an Excel (.xlsx) or CSV file. Save your product list in one of these formats, then choose it again.',
    zh: '这不是 Excel 文件（.xlsx），也不是 CSV 文件。请将商品清单另存为其中一种格式，再重新选择。',
  },
  noRows: {
    ms: 'Fail ini tiada baris di bawah tajuk lajurnya.',
    en: 'This file has no rows below its column titles.',
    zh: '此文件在列标题下没有数据行。',
  },
  tooManyRows: {
    ms: 'Fail ini ada lebih daripada {rows} baris. Pecahkan kepada beberapa fail.',
    en: 'This file has more than {rows} rows. Please split it into several files.',
    zh: '此文件超过 {rows} 行，请拆分成多个文件。',
  },
  tooManyCells: {
    ms: 'Fail ini ada lebih daripada {cells} sel. Pecahkan kepada beberapa fail, atau buang lajur yang tidak perlu.',
    en: 'This file has more than {cells} cells. Split it into several files, or remove columns you do not need.',
    zh: '此文件的单元格超过 {cells} 个，请拆分成多个文件，或删除不需要的列。',
  },
  tooManyColumns: {
    ms: 'Fail ini ada lebih daripada {columns} lajur.',
    en: 'This file has more than {columns} columns.',
    zh: '此文件超过 {columns} 列。',
  },
  cellTooLong: {
    ms: 'Baris {line}: satu sel lebih panjang daripada {longest} aksara.',
    en: 'Line {line}: a cell is longer than {longest} characters.',
    zh: '第 {line} 行：有单元格超过 {longest} 个字符。',
  },
  badQuotes: {
    ms: 'Baris {line}: tanda petik tidak ditutup, jadi baris seterusnya tidak dapat dibaca.',
    en: 'Line {line}: a quotation mark is not closed, so the next lines cannot be read.',
    zh: '第 {line} 行：引号未闭合，后面的行无法读取。',
  },
} satisfies Record<string, Message>
