import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { parseTable } from './parse-table.ts'
import { readRows } from './table.fixture.ts'
import { csvFile } from './write-csv.ts'

const limits = { rows: 5, columns: 4, cells: 12, cell: 50, field: 'file' }
const read = async (content: string | Uint8Array) =>
  readRows(await parseTable(typeof content === 'string' ? Buffer.from(content) : content, limits))

async function refusal(content: string | Uint8Array): Promise<string> {
  try {
    await read(content)
  } catch (error) {
    if (error instanceof AppError) return error.text.en
    throw error
  }
  return 'none'
}

describe('reading', () => {
  test.each([
    ['commas', 'title,price\nMug,25.00\n'],
    ['semicolons and CRLF', 'title;price\r\nMug;25.00\r\n'],
    ['tabs and a mark', '\uFEFFtitle\tprice\nMug\t25.00'],
  ])('%s', async (_what, content) => {
    expect(await read(content)).toEqual({ header: ['title', 'price'], rows: [{ line: 2, cells: ['Mug', '25.00'] }] })
  })

  test('UTF-16 as Excel saves it, and Windows-1252', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('title,price\n陶瓷杯,9', 'utf16le')])
    expect((await read(utf16)).rows[0]?.cells).toEqual(['陶瓷杯', '9'])
    expect((await read(Buffer.from('title\ncaf\xe9', 'latin1'))).rows[0]?.cells).toEqual(['café'])
  })

  test('quoted cells over several lines, empty rows, short and long rows, counted as a spreadsheet counts them', async () => {
    const { rows } = await read('title,price\n"Mug, ""besar""\nbaris dua",25\n\n,\nTudung\nBaju,1,extra,\n')
    expect(rows).toEqual([
      { line: 2, cells: ['Mug, "besar"\nbaris dua', '25'] },
      { line: 5, cells: ['Tudung', ''] },
      { line: 6, cells: ['Baju', '1'] },
    ])
  })

  test('what is no table is refused in words, with the line', async () => {
    expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toMatch(/not an Excel .* or CSV file/)
    expect(await refusal('title,price\n')).toMatch(/no rows/)
    expect(await refusal('')).toMatch(/no rows/)
    expect(await refusal('a,b\n"open,2\n3,4\n')).toMatch(/quotation mark/)
    expect(await refusal(`a\n${'x\n'.repeat(6)}`)).toMatch(/more than \{rows\} rows/)
    expect(await refusal(`a\n${'x'.repeat(51)}\n`)).toMatch(/longer than/)
    expect(await refusal('a,b,c,d\n' + '1,2,3,4\n'.repeat(4))).toMatch(/more than \{cells\} cells/)
    expect(await refusal('a,b,c,d,e\n1,2,3,4,5\n')).toMatch(/columns/)
  })
})

test('writing: titles start no formula either, semicolons are quoted, and half of a surrogate pair breaks nothing', async () => {
  const written = (await buffer(csvFile(['=cmd()', 'a;b', '-x'], [['Mug; besar', 'cut \ud83d', 1]]))).toString('utf8')
  expect(written).toBe('\uFEFF\'=cmd(),"a;b",\'-x\r\n"Mug; besar",cut \uFFFD,1\r\n')
  expect((await read(written)).header).toEqual(['=cmd()', 'a;b', '-x'])
})

test('writing: with the mark, CRLF, quotes where needed and no formula; read again it is the same', async () => {
  const rows = [
    ['=HYPERLINK("http://evil.test")', 1.5],
    ['+6012', null],
    ['a,"b"\nc', '-5.00'],
  ]
  const written = (await buffer(csvFile(['title', 'price'], rows))).toString('utf8')
  expect(written).toBe(
    '\uFEFFtitle,price\r\n"\'=HYPERLINK(""http://evil.test"")",1.5\r\n\'+6012,\r\n"a,""b""\nc",-5.00\r\n',
  )
  expect((await read(written)).rows.map(({ cells }) => cells)).toEqual(
    rows.map((row) => row.map((cell) => String(cell ?? ''))),
  )
})
