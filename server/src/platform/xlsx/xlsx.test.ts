import { describe, expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { parseTable } from '../csv/parse-table.ts'
import { readRows } from '../csv/table.fixture.ts'
import { stored, workbookParts, xlsxOf } from './xlsx.fixture.ts'
import type { SheetCell } from './xlsx.fixture.ts'
import { zipOf } from './zip.fixture.ts'
import type { ZipPart } from './zip.fixture.ts'

const limits = { rows: 5, columns: 4, cells: 1_000, cell: 50, field: 'file' }
const read = async (bytes: Uint8Array, others = {}) => readRows(await parseTable(bytes, { ...limits, ...others }))
const cellsOf = async (...cells: SheetCell[]) =>
  (await read(xlsxOf([cells.map((_, at) => `T${at}`), cells]), { columns: 20 })).rows[0]?.cells
const raw = (xml: string) => ({ xml })

async function refusal(bytes: Uint8Array, others = {}): Promise<string> {
  try {
    await read(bytes, others)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid' && error.fields?.['file']) return error.text.en
    throw error
  }
  return 'none'
}

const plain: SheetCell[][] = [
  ['title', 'price'],
  ['Mug', stored('25')],
]
const withPart = (part: ZipPart) =>
  zipOf([...workbookParts([{ rows: plain }]).filter(({ name }) => name !== part.name), part])

describe('a workbook', () => {
  test('is the same table as a CSV, its lines counted as a spreadsheet counts them', async () => {
    expect(
      await read(
        xlsxOf([
          ['title', 'price', null],
          ['Mug', stored('25')],
          [],
          [null, null, 'beside'],
          ['Tudung'],
          ['  ', stored('9.9'), null, 'x'],
        ]),
      ),
    ).toEqual({
      header: ['title', 'price'],
      rows: [
        { line: 2, cells: ['Mug', '25'] },
        { line: 4, cells: ['', ''] },
        { line: 5, cells: ['Tudung', ''] },
        { line: 6, cells: ['', '9.9'] },
      ],
    })
  })

  test('gives numbers as they were typed: money, long barcodes, leading zeros of texts', async () => {
    expect(
      await cellsOf(
        stored('12.5', 3),
        stored('9.5560000000010003E+12'),
        stored('9556000000001'),
        '0012',
        stored('10.600000000000001'),
        stored('0'),
      ),
    ).toEqual(['12.5', '9556000000001', '9556000000001', '0012', '10.6', '0'])
  })

  test('gives dates, truths, formulas and errors as what they show', async () => {
    expect(
      await cellsOf(
        stored('46348', 1),
        stored('46348.5', 2),
        raw('<c t="b"><v>1</v></c>'),
        raw('<c t="b"><v>0</v></c>'),
        raw('<c><f>A1*2</f><v>50</v></c>'),
        raw('<c t="str"><f>A1&amp;"x"</f><v>Mug &amp; piring</v></c>'),
        raw('<c t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
        raw('<c t="d"><v>2026-11-22T00:00:00</v></c>'),
        raw('<c><f>B9</f></c>'),
      ),
    ).toEqual(['2026-11-22', '2026-11-22 12:00', 'TRUE', 'FALSE', '50', 'Mug & piring', '#DIV/0!', '2026-11-22', ''])
    const since1904 = zipOf(workbookParts([{ rows: [['on'], [stored('44886', 1)]] }], { date1904: true }))
    expect((await read(since1904)).rows[0]?.cells).toEqual(['2026-11-22'])
  })

  test('gives texts in runs, without how they are read aloud, with their breaks and signs', async () => {
    expect(
      await cellsOf(
        '<r><t>Baju </t></r><r><rPr><b/></rPr><t>Kurung</t></r>',
        '<t>陶瓷杯</t><rPh sb="0" eb="1"><t>táo</t></rPh>',
        'satu_x000D_\ndua',
        raw('<c t="inlineStr"><is><t>di dalam</t></is></c>'),
        "'=1+1",
      ),
    ).toEqual(['Baju Kurung', '陶瓷杯', 'satu\r\ndua', 'di dalam', '=1+1'])
  })

  test('is read from its first sheet that has rows and is not hidden', async () => {
    expect(
      (
        await read(
          zipOf(
            workbookParts([
              { rows: [['secret'], ['x']], state: 'hidden' },
              { rows: [] },
              { rows: plain },
              { rows: [['late'], ['y']] },
            ]),
          ),
        )
      ).header,
    ).toEqual(['title', 'price'])
  })

  test('may name its elements with a prefix and leave places out', async () => {
    const sheet =
      '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>title</x:t></x:is></x:c></x:row><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    expect(await read(withPart({ name: 'xl/worksheets/sheet1.xml', content: sheet }))).toEqual({
      header: ['title'],
      rows: [{ line: 2, cells: ['7'] }],
    })
  })
})

describe('is refused in words', () => {
  test('beyond the limits of any table', async () => {
    expect(await refusal(xlsxOf([['a'], ...Array.from({ length: 8 }, () => ['x'])]))).toMatch(/more than \{rows\} rows/)
    expect(await refusal(xlsxOf([['a', 'b', 'c', 'd', 'e'], ['1']]))).toMatch(/more than \{columns\} columns/)
    expect(await refusal(xlsxOf([['a'], ['x'.repeat(51)]]))).toMatch(/longer than/)
    expect(await refusal(xlsxOf([['a']]))).toMatch(/no rows/)
    expect(await refusal(xlsxOf([]))).toMatch(/no rows/)
  })

  test('when it is broken', async () => {
    const whole = xlsxOf(plain)
    expect(await refusal(whole.subarray(0, whole.length - 40))).toMatch(/broken or incomplete/)
    expect(await refusal(Buffer.concat([whole.subarray(0, 30), Buffer.alloc(400, 7), whole.subarray(430)]))).toMatch(
      /broken or incomplete/,
    )
    for (const sheet of [
      '<worksheet><sheetData><row>',
      '<worksheet><sheetData><row r="99999999999"><c><v>1</v></c></row></sheetData></worksheet>',
      '<worksheet><sheetData><row r="1"><c t="s"><v>7777</v></c></row></sheetData></worksheet>',
    ]) {
      expect(await refusal(withPart({ name: 'xl/worksheets/sheet1.xml', content: sheet }))).toMatch(
        /broken or incomplete/,
      )
    }
    const entity =
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>&a;</t></is></c></row></sheetData></worksheet>'
    expect(await refusal(withPart({ name: 'xl/worksheets/sheet1.xml', content: entity }))).toMatch(
      /broken or incomplete/,
    )
  })

  test('when it has a password, is of older Excel, or of another program', async () => {
    const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])
    expect(await refusal(Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]))).toMatch(
      /password-protected/,
    )
    expect(await refusal(ole)).toMatch(/old Excel file \(\.xls\)/)
    expect(await refusal(withPart({ name: 'xl/workbook.xml', content: '', isEncrypted: true }))).toMatch(
      /password-protected/,
    )
    expect(
      await refusal(
        zipOf([
          { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
          { name: 'content.xml', content: '<x/>' },
        ]),
      ),
    ).toMatch(/OpenDocument/)
    expect(await refusal(zipOf([{ name: 'word/document.xml', content: '<x/>' }]))).toMatch(
      /not an Excel \(\.xlsx\) or CSV file/,
    )
  })
})

describe('a bomb', () => {
  const blank = (size: number) =>
    Buffer.concat([
      Buffer.from('<worksheet><sheetData>'),
      Buffer.alloc(size, ' '),
      Buffer.from('</sheetData></worksheet>'),
    ])
  const megabyte = 1024 * 1024

  test('is refused by what its directory says, before it is unpacked', async () => {
    const bomb = withPart({ name: 'xl/worksheets/sheet1.xml', content: blank(80 * megabyte) })
    expect(bomb.length).toBeLessThan(megabyte)
    const before = process.memoryUsage.rss()
    expect(await refusal(bomb)).toMatch(/too large when opened/)
    expect(process.memoryUsage.rss() - before).toBeLessThan(20 * megabyte)
  })

  test('that lies about its size breaks off there', async () => {
    expect(
      await refusal(withPart({ name: 'xl/worksheets/sheet1.xml', content: blank(80 * megabyte), says: 1000 })),
    ).toMatch(/broken or incomplete/)
  })

  test('of one long text that every cell repeats is refused', async () => {
    const parts = workbookParts([{ rows: [['a'], ['x'.repeat(20_000)]] }]).filter(
      ({ name }) => name !== 'xl/worksheets/sheet1.xml',
    )
    const rows = Array.from(
      { length: 2_000 },
      (_, at) => `<row r="${at + 1}"><c t="s"><v>${at === 0 ? 0 : 1}</v></c></row>`,
    ).join('')
    expect(
      await refusal(
        zipOf([
          ...parts,
          { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
        ]),
        { rows: 5_000, cell: 20_000 },
      ),
    ).toMatch(/too large/)
  })

  test('of far cells and many parts costs nothing', async () => {
    const far =
      '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>'
    expect(await refusal(withPart({ name: 'xl/worksheets/sheet1.xml', content: far }))).toBe('none')
    expect(await refusal(zipOf(Array.from({ length: 6_000 }, (_, at) => ({ name: `x${at}`, content: '' }))))).toMatch(
      /too large/,
    )
  })
})
