import { csvFields } from '../../domain/src/product-csv/columns.ts'
import type { World } from '../matrix/world.ts'
import { payloadFor } from './text-fields.ts'
import type { Trial, Written } from './write-everywhere.ts'

const firstMark = 9_000
const limits: Partial<Record<(typeof csvFields)[number], number>> = {
  option1_name: 40,
  option1_value: 40,
  option2_name: 40,
  option2_value: 40,
  sku: 64,
  category: 60,
}

/** Brings in a file whose every column holds what would run: one row for each column, and one row with it in all columns that took it. */
export async function importEverywhere({ kedai, people: { owner } }: World): Promise<Written> {
  const plain = (at: number): Record<string, string> => ({
    title: `Barang ${at}`,
    description: 'Tembikar',
    category: 'Rak',
    option1_name: 'Saiz',
    option1_value: 'S',
    option2_name: 'Warna',
    option2_value: 'Biru',
    sku: `CSV-${at}`,
    price: '5.00',
    promo_price: '',
    stock: '3',
    weight: '0.5',
    images: '',
    status: 'published',
  })
  const payload = (at: number) =>
    payloadFor(firstMark + at, { path: '', isFile: false, most: limits[csvFields[at] ?? 'title'] ?? 160 }) ?? ''
  const rows = csvFields.map((field, at) => ({ ...plain(at), [field]: payload(at) }) as Record<string, string>)
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const file = [csvFields, ...rows.map((row) => csvFields.map((field) => cell(row[field] ?? '')))]
    .map((cells) => cells.join(','))
    .join('\n')

  const imports = '/api/ajax/seller/product-imports'
  const { body } = await owner.multipart(imports, { file: { filename: 'produk.csv', bytes: Buffer.from(file) } })
  const { id, columns } = body.data
  await owner.put(`${imports}/${id}/columns`, { columns, publish: true })
  await kedai.runJobs()
  await owner.post(`${imports}/${id}/start`)
  await kedai.runJobs()
  const answer = await owner.get(`${imports}/${id}/rows`)
  const told: { line: number; outcome: string; problems: { message: string }[] }[] = answer.body.data
  const trials = csvFields.map((path, at): Trial => {
    const row = told.find(({ line }) => line === at + 2)
    return {
      mark: firstMark + at,
      operation: 'a file of products',
      path,
      kept: row?.outcome === 'created' ? 'markup' : null,
      refusal: row?.problems[0]?.message ?? null,
    }
  })
  return { trials, ids: { id: String(id) }, answer }
}
