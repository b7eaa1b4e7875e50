import type { ProductImport } from '@kedai/contracts/product-imports.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeUp } from '../../../platform/jobs/long-work.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openShop } from '../catalogue/catalogue.fixture.ts'
import { importWork } from './import-work.ts'
import { checkFile, importFile, imports, refusedOf } from './imports.fixture.ts'
import { findLeftImports } from './queries/imports.ts'

let app: TestApp
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp()
  owner = (await openShop(app, 'kedai-fail')).owner
})
afterAll(() => app.close())

describe('an import that its job left', () => {
  const file = (name: string) =>
    ['title,price', ...Array.from({ length: 20 }, (_, n) => `${name} ${n},5.00`)].join('\n')
  const told = async ({ id }: ProductImport): Promise<ProductImport> => (await owner.get(`${imports}/${id}`)).body.data
  const poison = (table: string) =>
    app.asOwner(`create function poison() returns trigger language plpgsql as $$ begin
    if new.title = 'Racun 7' then raise exception 'planted'; end if; return new; end $$;
    create trigger poison before insert or update on ${table} for each row execute function poison()`)

  test('is taken up by another, not while somebody may be at it', async () => {
    const opened = await checkFile(app, owner, file('Hilang'))
    await owner.post(`${imports}/${opened.id}/start`)
    await app.asOwner(`delete from pgboss.job where name = 'product-import'`) // its job went with its server, after the last of its tries
    await takeUp(app.deps, importWork, findLeftImports, 90)
    await app.runJobs()
    expect((await told(opened)).state).toBe('running')
    await app.asOwner('update product_imports set touched_at = $2 where id = $1', [
      opened.id,
      new Date(app.clock.now().getTime() - 91_000),
    ])
    await takeUp(app.deps, importWork, findLeftImports, 90)
    await app.runJobs()
    expect(await told(opened)).toMatchObject({ state: 'done', outcomes: { created: 20 } })
  })

  test('is not stopped by one product that fails for a fault of ours, on its way in or back', async () => {
    const opened = await checkFile(app, owner, file('Racun'))
    await poison('products')
    await owner.post(`${imports}/${opened.id}/start`)
    await app.runJobs()
    await app.asOwner('drop function poison cascade')
    expect(await told(opened)).toMatchObject({ state: 'done', outcomes: { created: 19, refused: 1 } })
    expect((await refusedOf(owner, opened))[0]?.problems[0]?.message).toBe(
      'This row could not be imported because of a problem on our side. Import it again.',
    )
    const again = await importFile(app, owner, file('Racun').replace('Racun 0', 'Racun 20'))
    await poison('products')
    await owner.post(`${imports}/${again.id}/undo`)
    await app.runJobs()
    await app.asOwner('drop function poison cascade')
    expect(await told(again)).toMatchObject({ state: 'undone', undone: { kept: 1, archived: 19 } })
  })
})
