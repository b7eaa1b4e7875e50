import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductImport } from '../contracts/src/product-imports.ts'
import type { Browser } from './harness/browser.ts'
import { signInDemoSeller } from './harness/demo-seller.ts'
import { makeDemoHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { isFull, report } from './sizes.ts'

const rows = isFull ? 10_000 : 1_000
const bad = 37
const imports = '/api/ajax/seller/product-imports'

// The runner's child is found through /proc.
describe.runIf(process.platform === 'linux')(`a file of ${rows} products, ${bad} of them bad`, () => {
  let home: Home
  let server: RunningServer
  let seller: Browser
  beforeAll(async () => {
    home = await makeDemoHome()
    server = await startServer({ supervised: true, env: { DATA_DIR: home.dataDir } })
    await server.ready()
    seller = await signInDemoSeller(server.url)
  })
  afterAll(async () => {
    await server.stop()
    await home.remove()
  })

  const told = async (id: number) => (await seller.get(`${imports}/${id}`)).body.data as ProductImport | null // our own contract; null while it restarts
  async function until(id: number, isSo: (state: ProductImport) => boolean): Promise<ProductImport> {
    for (const began = performance.now(); performance.now() - began < 400_000; await sleep(50)) {
      const state = await told(id)
      if (state && isSo(state)) return state
    }
    throw new Error(`the import never came so far: ${JSON.stringify(await told(id))}`)
  }

  test(`killed half-way it goes on by itself: ${rows - bad} in, ${bad} explained, none twice`, async () => {
    const startedAt = performance.now()
    const opened = (
      await seller.multipart(imports, { file: { filename: 'produk.csv', bytes: Buffer.from(fileOf(rows)) } })
    ).body.data as ProductImport
    const before = await home.sql<{ n: number }>('select count(*)::integer as n from products')
    expect(
      (await seller.put(`${imports}/${opened.id}/columns`, { columns: opened.columns, publish: true })).status,
    ).toBe(200)
    const checked = await until(opened.id, ({ state }) => state === 'checked')
    expect(checked.outcomes).toEqual({ would_create: rows - bad, refused: bad })
    await seller.post(`${imports}/${opened.id}/start`, {})
    await until(opened.id, ({ outcomes }) => (outcomes.created ?? 0) > rows / 3)
    server.kill()
    await server.ready()
    const done = await until(opened.id, ({ state }) => state === 'done')
    expect(done.outcomes).toEqual({ created: rows - bad, refused: bad })
    const after = await home.sql<{ n: number; skus: number }>(
      `select count(*)::integer as n, (select count(distinct sku)::integer from variations where sku like 'IMP-%') as skus from products`,
    )
    expect(after).toEqual([{ n: (before[0]?.n ?? 0) + rows - bad, skus: rows - bad }])
    const explained = await seller.get(`${imports}/${opened.id}/rows?outcome=refused`)
    const problems = (explained.body.data as unknown as { problems: { message: string }[] }[]).map(
      (row) => row.problems[0]?.message ?? '',
    )
    expect(problems).toHaveLength(bad)
    for (const message of problems) expect(message).toMatch(/\w+ \w+/)
    report('import', { rows, bad, kills: 1 }, startedAt)
  }, 600_000)
})

// Every so often a row is wrong in one of five ways.
function fileOf(count: number): string {
  const every = Math.floor(count / bad)
  const lines = Array.from({ length: count }, (_, at) => {
    const isBad = at % every === 0 && at / every < bad
    const row = ['IMP-' + at, `Kain Pelikat Corak ${at}`, '25.90', '12', '0.4']
    if (isBad) [row[0], row[1], row[2], row[3], row[4]] = broken(row, (at / every) % 5)
    return row.join(',')
  })
  return ['sku,title,price,stock,weight', ...lines].join('\n')
}

function broken(
  [sku = '', title = '', price = '', stock = '', weight = '']: string[],
  how: number,
): [string, string, string, string, string] {
  if (how === 0) return [sku, title, 'percuma', stock, weight]
  if (how === 1) return [sku, '', price, stock, weight]
  if (how === 2) return [sku, title, price, 'banyak', weight]
  if (how === 3) return [sku, title, price, stock, 'ringan']
  return [sku, title, '', stock, weight]
}
