import type { ImportRow, ProductImport } from '@kedai/contracts/product-imports.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

export const imports = '/api/ajax/seller/product-imports'

export const upload = (client: TestClient, content: string | Uint8Array, filename = 'produk.csv') =>
  client.multipart(imports, {
    file: { filename, bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content) },
  })

/** A file with its columns as they were guessed, and its rows checked. */
export async function checkFile(
  app: TestApp,
  client: TestClient,
  content: string | Uint8Array,
  choice: object = {},
): Promise<ProductImport> {
  const opened = (await upload(client, content)).body.data
  await client.put(`${imports}/${opened.id}/columns`, { columns: opened.columns, ...choice })
  await app.runJobs()
  return (await client.get(`${imports}/${opened.id}`)).body.data
}

export async function importFile(
  app: TestApp,
  client: TestClient,
  content: string | Uint8Array,
  choice: object = {},
): Promise<ProductImport> {
  const { id } = await checkFile(app, client, content, choice)
  await client.post(`${imports}/${id}/start`)
  await app.runJobs()
  return (await client.get(`${imports}/${id}`)).body.data
}

export const refusedOf = async (client: TestClient, { id }: { id: number }): Promise<ImportRow[]> =>
  (await client.get(`${imports}/${id}/rows?outcome=refused`)).body.data
