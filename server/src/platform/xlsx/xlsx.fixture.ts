import { zipOf } from './zip.fixture.ts'
import type { ZipPart } from './zip.fixture.ts'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const links = (all: string) =>
  `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all}</Relationships>`

/** A cell as a text, which goes among the shared ones, or as Excel's own XML without its place: `{ xml: '<c t="b"><v>1</v></c>' }`. */
export type SheetCell = string | { xml: string } | null
type Sheet = { rows: readonly (readonly SheetCell[])[]; state?: string }

/** The parts of a workbook as Excel saves it. Cell style 1 is a date, 2 a date of its own format, 3 money. */
export function workbookParts(sheets: readonly Sheet[], { date1904 = false } = {}): ZipPart[] {
  const strings: string[] = []
  const sheetXml = ({ rows }: Sheet) =>
    `${xml}<worksheet ${main}><dimension ref="A1"/><sheetData>${rows.map((cells, at) => rowXml(cells, at + 1, strings)).join('')}</sheetData></worksheet>`
  const bodies = sheets.map(sheetXml)
  return [
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: links(`<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`),
    },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook ${main} xmlns:r="${office}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ state }, at) => `<sheet name="Helaian${at + 1}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: links(
        `${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId98" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId99" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/>`,
      ),
    },
    {
      name: 'xl/styles.xml',
      content: `${xml}<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="[Red]&quot;RM day &quot;0.00"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${xml}<sst ${main}>${strings.map((text) => `<si>${text.startsWith('<') ? text : `<t xml:space="preserve">${escaped(text)}</t>`}</si>`).join('')}</sst>`,
    },
    ...bodies.map((content, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content })),
  ]
}

/** A workbook of one sheet, its first row the titles. */
export const xlsxOf = (rows: readonly (readonly SheetCell[])[]): Buffer => zipOf(workbookParts([{ rows }]))

function rowXml(cells: readonly SheetCell[], line: number, strings: string[]): string {
  const inside = cells
    .map((cell, at) => {
      if (cell === null) return ''
      const place = `r="${letters(at)}${line}"`
      return typeof cell === 'string'
        ? `<c ${place} t="s"><v>${strings.push(cell) - 1}</v></c>`
        : cell.xml.replace('<c', `<c ${place}`)
    })
    .join('')
  return inside === '' ? '' : `<row r="${line}">${inside}</row>` // as Excel leaves empty rows out
}

const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A number as Excel keeps it. */
export const stored = (text: string, style = 0): SheetCell => ({ xml: `<c s="${style}"><v>${text}</v></c>` })
