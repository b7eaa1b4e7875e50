import { WorkbookTooLarge, workbookLimits } from './limits.ts'
import { parseXml } from './parse-xml.ts'
import type { Parts } from './unpack.ts'

/** Where a workbook keeps what, its sheets in their order without the hidden ones. */
export type Workbook = { sheets: string[]; strings: string | null; styles: string | null; epoch: 1900 | 1904 }

/** Null for an archive that holds no workbook. */
export async function findWorkbook(parts: Parts): Promise<Workbook | null> {
  const root = parts.has('_rels/.rels') ? await readLinks(parts, '_rels/.rels', '') : []
  const path = root.find(({ type }) => type === 'officeDocument')?.path
  if (path === undefined || !parts.has(path) || !path.endsWith('.xml')) return null
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const links = await readLinks(parts, `${folder}_rels/${path.slice(folder.length)}.rels`, folder)
  // A chart may be a sheet too.
  const worksheets = new Map(
    links
      .filter(({ type }) => type === 'worksheet')
      .toReversed()
      .map((link) => [link.id, link.path]),
  )
  const sheets: string[] = []
  let sheetCount = 0
  let epoch: Workbook['epoch'] = 1900
  let isWorkbook = false
  await parseXml(await parts.open(path), {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true
      if (name === 'workbookPr' && ['1', 'true'].includes(attributes['date1904'] ?? '')) epoch = 1904
      if (name !== 'sheet') return
      if (++sheetCount > workbookLimits.sheets) throw new WorkbookTooLarge('sheets')
      if ((attributes['state'] ?? 'visible') !== 'visible') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const sheet = worksheets.get(id ?? '')
      if (sheet !== undefined) sheets.push(sheet)
    },
  })
  const pathOf = (type: string) => links.find((link) => link.type === type)?.path ?? null
  return isWorkbook ? { sheets, strings: pathOf('sharedStrings'), styles: pathOf('styles'), epoch } : null
}

type Link = { id: string; type: string; path: string }

async function readLinks(parts: Parts, path: string, folder: string): Promise<Link[]> {
  const links: Link[] = []
  await parseXml(await parts.open(path), {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return
      if (links.length >= workbookLimits.links) throw new WorkbookTooLarge('relationships')
      links.push({
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        path: target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, ''),
      })
    },
  })
  return links
}
