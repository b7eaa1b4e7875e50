import type { Message } from '../errors/message.ts'

export const csvMessages = {
  notCsv: {
    ms: 'Ini bukan fail CSV. Dalam Excel, pilih Simpan Sebagai › CSV UTF-8.',
    en: 'This is not a CSV file. In Excel, choose Save As › CSV UTF-8.',
    zh: '这不是 CSV 文件。请在 Excel 中选择“另存为 › CSV UTF-8”。',
  },
  noRows: {
    ms: 'Fail ini tiada baris di bawah tajuk lajurnya.',
    en: 'This file has no rows below its column titles.',
    zh: '此文件在列标题下没有数据行。',
  },
  tooManyRows: {
    ms: 'Fail ini ada {found} baris; had ialah {rows}. Pecahkan kepada beberapa fail.',
    en: 'This file has {found} rows; the limit is {rows}. Please split it into several files.',
    zh: '此文件有 {found} 行；上限为 {rows} 行，请拆分成多个文件。',
  },
  tooManyColumns: { ms: 'Fail ini ada lebih daripada {columns} lajur.', en: 'This file has more than {columns} columns.', zh: '此文件超过 {columns} 列。' },
  cellTooLong: {
    ms: 'Baris {line}: satu sel lebih panjang daripada {longest} aksara.',
    en: 'Line {line}: a cell is longer than {longest} characters.',
    zh: '第 {line} 行：有单元格超过 {longest} 个字符。',
  },
  badQuotes: {
    ms: 'Baris {line}: tanda petik tidak ditutup, jadi baris seterusnya tidak dapat dibaca.',
    en: 'Line {line}: a quotation mark is not closed, so the lines after it cannot be read.',
    zh: '第 {line} 行：引号未闭合，后面的行无法读取。',
  },
} satisfies Record<string, Message>
