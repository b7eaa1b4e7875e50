import { readXml } from './read-xml.ts'
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
  const sheets: string[] = []
  let epoch: Workbook['epoch'] = 1900
  let isWorkbook = false
  await readXml(await parts.open(path), {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true
      if (name === 'workbookPr' && ['1', 'true'].includes(attributes['date1904'] ?? '')) epoch = 1904
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const link = links.find((one) => one.id === id && one.type === 'worksheet') // a chart may be a sheet too
      if (link) sheets.push(link.path)
    },
  })
  const pathOf = (type: string) => links.find((link) => link.type === type)?.path ?? null
  return isWorkbook ? { sheets, strings: pathOf('sharedStrings'), styles: pathOf('styles'), epoch } : null
}

type Link = { id: string; type: string; path: string }

async function readLinks(parts: Parts, path: string, folder: string): Promise<Link[]> {
  const links: Link[] = []
  await readXml(await parts.open(path), {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name === 'Relationship') links.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path: target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '') })
    },
  })
  return links
}
