import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findWallBreaches } from './import-walls.ts'
import type { WallBreach } from './import-walls.ts'
import { plantTree } from './planted-tree.ts'
import { allowedImports, plantedImports } from './planted-imports.ts'
import { walls } from './walls.ts'

const packages = [
  'zod',
  'pg',
  'kysely',
  'pg-boss',
  'fastify',
  'react',
  'react-router',
  '@base-ui/react',
  'vitest',
  'fast-check',
  'lucide-react',
  'saxes',
]
let breaches: WallBreach[] = []
let unseen: string[] = []
let remove = () => {}

beforeAll(async () => {
  const sources = [...plantedImports, ...allowedImports].map(({ from, text }): [string, string] => [from, text])
  const planted = plantTree({ ...targets(), ...Object.fromEntries(sources) }, packages)
  remove = planted.remove
  const found = await findWallBreaches(planted.root)
  breaches = found.breaches
  unseen = found.unseen
})
afterAll(() => remove())

describe('every wall sees its breach', () => {
  it.each(plantedImports)('$wall: $from', ({ wall, from }) => {
    expect(breaches.filter((breach) => breach.from === from).map((breach) => breach.wall)).toContain(wall)
  })

  it('and none is left without one', () => {
    const names = [...walls.forbidden.map(({ name }) => name), 'public-pages-stay-light']
    expect([...new Set(plantedImports.map(({ wall }) => wall))].sort()).toEqual(names.sort())
  })
})

it.each(allowedImports)('lets through $from', ({ from }) => {
  expect(breaches.filter((breach) => breach.from === from)).toEqual([])
})

it('sees every file', () => {
  expect(unseen).toEqual([])
})

/** What the planted imports point to. */
function targets(): Record<string, string> {
  const paths = [
    'domain/src/money/sen.ts',
    'domain/src/carts/areas.ts',
    'server/src/platform/db/database.ts',
    'server/src/platform/http/routes.ts',
    'server/src/platform/csv/parse-table.ts',
    'server/src/platform/parsing/parse-worker.ts',
    'server/src/features/orders/orders/queries.ts',
    'server/src/features/orders/orders/present.ts',
    'server/src/features/orders/orders/routes.ts',
    'server/src/features/orders/orders/policy.ts',
    'server/src/features/orders/orders/actions/create-order.ts',
    'server/src/features/sell/checkout/shared/load-offer.ts',
    'server/src/features/orders/orders/orders.fixture.ts',
    'web/src/ui/button.tsx',
    'web/src/lib/http.ts',
    'web/src/features/cart/cart-page.tsx',
    'web/src/product-types/ecommerce/buyer-choice.tsx',
    'web/src/pages/seller/orders.tsx',
    'web/src/paths.ts',
    'web/src/entry-server.tsx',
  ]
  return {
    ...Object.fromEntries(paths.map((path) => [path, 'export const one = 1\n'])),
    'domain/src/cycle/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n", // closes the cycle planted in a.ts
    'contracts/src/orders.ts':
      "import { z } from 'zod'\nexport const one = z.string()\nexport type Order = { one: string }\n",
    'web/src/ui/dialog.tsx': "import { Dialog } from '@base-ui/react/dialog'\nexport const one = Dialog\n",
    'web/src/features/buying/uses-dialog.tsx': "import { one } from '../../ui/dialog.tsx'\nexport const two = one\n",
  }
}
