import { workbookParts } from '../xlsx/xlsx.fixture.ts'
import { zipOf } from '../xlsx/zip.fixture.ts'
import type { ZipPart } from '../xlsx/zip.fixture.ts'

const megabyte = 1024 * 1024
const plain = workbookParts([
  {
    rows: [
      ['title', 'price'],
      ['Mug', '25'],
    ],
  },
])
const withParts = (...parts: ZipPart[]) =>
  zipOf([...plain.filter(({ name }) => !parts.some((part) => part.name === name)), ...parts])
const sheetOf = (inside: string) =>
  withParts({ name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${inside}</sheetData></worksheet>` })
const styled = (inside: string) => withParts({ name: 'xl/styles.xml', content: `<styleSheet>${inside}</styleSheet>` })
const repeat = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('')
const csv = (text: string) => Buffer.from(text)

/** Files that cost little to send and much to read, where nothing bounds it; none above 8 MB. `isLarge`: they take long to make as well. */
export const hostileFiles: readonly { name: string; isLarge?: boolean; make: () => Buffer }[] = [
  {
    name: 'a number format of 120,000 brackets',
    make: () =>
      styled(
        `<numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(120_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`,
      ),
  },
  {
    name: '60,000 number formats of brackets',
    isLarge: true,
    make: () =>
      styled(
        `<numFmts>${repeat(60_000, (at) => `<numFmt numFmtId="${at}" formatCode="${'['.repeat(900)}"/>`)}</numFmts>`,
      ),
  },
  {
    name: '80,000 sheets and relationships',
    make: () =>
      withParts(
        {
          name: 'xl/workbook.xml',
          content: `<workbook xmlns:r="r"><sheets>${repeat(80_000, (at) => `<sheet name="${at}" r:id="r${at}"/>`)}</sheets></workbook>`,
        },
        {
          name: 'xl/_rels/workbook.xml.rels',
          content: `<Relationships>${repeat(80_000, (at) => `<Relationship Id="r${at}" Type="x/worksheet" Target="worksheets/s${at}.xml"/>`)}</Relationships>`,
        },
      ),
  },
  {
    name: 'one empty sheet named 900 times',
    make: () =>
      withParts(
        {
          name: 'xl/workbook.xml',
          content: `<workbook xmlns:r="r"><sheets>${repeat(900, (at) => `<sheet name="${at}" r:id="r1"/>`)}</sheets></workbook>`,
        },
        {
          name: 'xl/worksheets/sheet1.xml',
          content: `<worksheet><sheetData>${' '.repeat(60_000)}</sheetData></worksheet>`,
        },
      ),
  },
  {
    name: 'digits without end that are no number',
    make: () => sheetOf(repeat(60, (at) => `<row r="${at + 1}"><c><v>${'1'.repeat(200_000)}x</v></c></row>`)),
  },
  {
    name: 'a number of a million digits',
    make: () => sheetOf(`<row><c><v>1</v></c></row><row><c><v>${'7'.repeat(1_000_000)}</v></c></row>`),
  },
  {
    name: '60 MB of cells',
    isLarge: true,
    make: () => sheetOf(repeat(20_000, (at) => `<row r="${at + 1}">${'<c><v>1234567890</v></c>'.repeat(130)}</row>`)),
  },
  { name: '60 MB of empty rows', isLarge: true, make: () => sheetOf('<row></row>'.repeat(5_500_000)) },
  {
    name: '60 MB of one text',
    isLarge: true,
    make: () => sheetOf(`<row><c t="inlineStr"><is><t>${'x'.repeat(60 * megabyte)}</t></is></c></row>`),
  },
  {
    name: '60 MB of one text in pieces',
    isLarge: true,
    make: () => sheetOf(`<row><c t="str"><v>${'xxxx<x/>'.repeat(7 * megabyte)}</v></c></row>`),
  },
  {
    name: '60 MB of attributes',
    isLarge: true,
    make: () => sheetOf(`<row ${repeat(3_000_000, (at) => `a${at}="" `)}/>`),
  },
  { name: '60 MB of elements inside of each other', isLarge: true, make: () => sheetOf('<a>'.repeat(20 * megabyte)) },
  { name: '60 MB of a comment', isLarge: true, make: () => sheetOf(`<!--${'- '.repeat(30 * megabyte)}-->`) },
  {
    name: '60 MB of shared texts',
    isLarge: true,
    make: () => withParts({ name: 'xl/sharedStrings.xml', content: `<sst>${'<si/>'.repeat(12 * megabyte)}</sst>` }),
  },
  {
    name: '60 MB of cell formats',
    isLarge: true,
    make: () => styled(`<cellXfs>${'<xf/>'.repeat(12 * megabyte)}</cellXfs>`),
  },
  {
    name: '20,000 rows of 100 cells as CSV',
    make: () => csv(`${'a,'.repeat(99)}a\n${`${'b,'.repeat(99)}b\n`.repeat(20_000)}`),
  },
  { name: 'ragged lines', make: () => csv(`a,b,c\n${'x\n'.repeat(4 * megabyte - 10)}`) },
  { name: 'empty lines', make: () => csv(`a,b\n${'\n'.repeat(8 * megabyte - 10)}`) },
  { name: 'lines of blanks and commas', make: () => csv(`a,b\n${' , ,\t\n'.repeat(megabyte)}`) },
  { name: 'one line of commas', make: () => csv(`a${','.repeat(8 * megabyte - 10)}`) },
  { name: 'one line of quotation marks', make: () => csv(`a,b\n${'"'.repeat(8 * megabyte - 10)}`) },
  {
    name: 'a quotation mark that is never closed, after much',
    make: () => csv(`a,b\n${'"x",'.repeat(2 * megabyte - 10)}"`),
  },
  { name: 'one cell of 8 MB', make: () => csv(`a,b\n${'y'.repeat(8 * megabyte - 10)}`) },
  { name: 'blanks without end', make: () => csv(`a,b\n${' '.repeat(8 * megabyte - 10)}x`) },
  { name: 'titles of 8 MB', make: () => csv(`${'title '.repeat(1_300_000)},b\n1,2\n`) },
  {
    name: 'titles of brackets and blanks',
    make: () => csv(`${Array.from({ length: 100 }, () => ' ('.repeat(9_900)).join(',')}\n1,2\n`),
  },
  {
    name: 'UTF-16 of halves of surrogate pairs',
    make: () =>
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from('a,b\n', 'utf16le'),
        Buffer.from('x,\ud800\n'.repeat(19_000), 'utf16le'),
      ]),
  },
]
