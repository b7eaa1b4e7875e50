const imports = (...addresses: string[]) =>
  addresses
    .map((address, index) => `import { one as i${index} } from '${address}'\nexport const v${index} = i${index}\n`)
    .join('')

const types = (address: string) => `import type { one } from '${address}'\nexport type A = typeof one\n`

export type PlantedImport = { from: string; text: string }

/** At least one breach for every wall. */
export const plantedImports: readonly (PlantedImport & { wall: string })[] = [
  {
    wall: 'domain-imports-only-itself',
    from: 'domain/src/a/clock.ts',
    text: "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n",
  },
  {
    wall: 'domain-imports-only-itself',
    from: 'domain/src/a/package.ts',
    text: "import { z } from 'zod'\nexport const a = z\n",
  },
  {
    wall: 'domain-imports-only-itself',
    from: 'domain/src/a/type-of-contract.ts',
    text: "import type { Order } from '@kedai/contracts/orders.ts'\nexport type A = Order\n",
  },
  {
    wall: 'domain-imports-only-itself',
    from: 'domain/src/a/test-tool.ts',
    text: "import { it } from 'vitest'\nexport const a = it\n",
  },
  {
    wall: 'domain-tests-import-only-test-tools',
    from: 'domain/src/a/law.test.ts',
    text: "import { z } from 'zod'\nexport const a = z\n",
  },
  {
    wall: 'contracts-import-domain-and-zod',
    from: 'contracts/src/bad.ts',
    text: imports('@kedai/server/platform/db/database.ts'),
  },
  {
    wall: 'contracts-import-domain-and-zod',
    from: 'contracts/src/bad-package.ts',
    text: "import fastify from 'fastify'\nexport const a = fastify\n",
  },
  {
    wall: 'contracts-tests-import-test-tools',
    from: 'contracts/src/bad.test.ts',
    text: imports('@kedai/web/lib/http.ts'),
  },
  {
    wall: 'platform-knows-no-feature',
    from: 'server/src/platform/http/bad.ts',
    text: imports('../../features/orders/orders/actions/create-order.ts'),
  },
  {
    wall: 'platform-knows-no-feature',
    from: 'server/src/integrations/payments/bad.ts',
    text: imports('../../features/orders/orders/queries.ts'),
  },
  ...['queries', 'present', 'routes', 'policy'].map((part) => ({
    wall: 'features-meet-by-actions',
    from: `server/src/features/money/invoices/bad-${part}.ts`,
    text: imports(`../../orders/orders/${part}.ts`),
  })),
  {
    wall: 'feature-tests-meet-by-actions-and-fixtures',
    from: 'server/src/features/money/invoices/bad.test.ts',
    text: imports('../../orders/orders/queries.ts'),
  },
  {
    wall: 'features-meet-by-actions',
    from: 'server/src/features/money/invoices/bad-fixture.ts',
    text: imports('../../orders/orders/orders.fixture.ts'),
  },
  {
    wall: 'server-knows-web-only-in-ssr',
    from: 'server/src/features/orders/orders/bad-web.ts',
    text: imports('@kedai/web/paths.ts'),
  },
  {
    wall: 'database-only-in-queries-and-platform',
    from: 'server/src/features/orders/orders/actions/bad.ts',
    text: "import { sql } from 'kysely'\nexport const a = sql\n",
  },
  {
    wall: 'database-only-in-queries-and-platform',
    from: 'server/src/features/orders/orders/jobs.ts',
    text: "import pg from 'pg'\nexport const a = pg\n",
  },
  {
    wall: 'uploads-are-parsed-in-a-thread',
    from: 'server/src/features/orders/orders/actions/bad-table.ts',
    text: imports('../../../../platform/csv/parse-table.ts'),
  },
  {
    wall: 'uploads-are-parsed-in-a-thread',
    from: 'server/src/platform/parsing/bad-parser.ts',
    text: imports('./parse-worker.ts'),
  },
  {
    wall: 'uploads-are-parsed-in-a-thread',
    from: 'server/src/platform/files/bad-later.ts',
    text: "export const later = () => import('saxes')\n",
  },
  { wall: 'ui-knows-no-feature', from: 'web/src/ui/bad-feature.tsx', text: imports('../features/cart/cart-page.tsx') },
  { wall: 'ui-knows-no-feature', from: 'web/src/ui/bad-page.tsx', text: imports('../pages/seller/orders.tsx') },
  { wall: 'ui-knows-no-feature', from: 'web/src/ui/bad-http.tsx', text: imports('../lib/http.ts') },
  { wall: 'ui-knows-no-feature', from: 'web/src/ui/bad-domain.tsx', text: imports('@kedai/domain/carts/areas.ts') },
  {
    wall: 'product-types-know-no-feature',
    from: 'web/src/product-types/rental/bad.tsx',
    text: imports('../../features/cart/cart-page.tsx'),
  },
  {
    wall: 'product-types-know-no-feature',
    from: 'web/src/product-types/rental/bad-page.tsx',
    text: imports('../../pages/seller/orders.tsx'),
  },
  { wall: 'web-features-stand-alone', from: 'web/src/features/orders/bad.tsx', text: imports('../cart/cart-page.tsx') },
  {
    wall: 'web-features-stand-alone',
    from: 'web/src/features/orders/bad-page.tsx',
    text: imports('../../pages/seller/orders.tsx'),
  },
  { wall: 'web-lib-knows-no-screen', from: 'web/src/lib/bad.ts', text: imports('../features/cart/cart-page.tsx') },
  {
    wall: 'web-knows-no-server',
    from: 'web/src/pages/seller/bad.tsx',
    text: imports('@kedai/server/platform/http/routes.ts'),
  },
  {
    wall: 'web-takes-types-of-contracts',
    from: 'web/src/pages/public/bad-contract.tsx',
    text: imports('@kedai/contracts/orders.ts'),
  },
  {
    wall: 'public-pages-without-base-ui',
    from: 'web/src/pages/public/bad-dialog.tsx',
    text: "import { Dialog } from '@base-ui/react/dialog'\nexport const a = Dialog\n",
  },
  {
    wall: 'public-pages-stay-light',
    from: 'web/src/pages/public/bad-far-dialog.tsx',
    text: "import { two } from '../../features/buying/uses-dialog.tsx'\nexport const a = two\n",
  },
  { wall: 'public-pages-stay-light', from: 'web/src/entry-client.tsx', text: imports('@kedai/contracts/orders.ts') },
  { wall: 'no-cycles', from: 'domain/src/cycle/a.ts', text: "import { b } from './b.ts'\nexport const a = () => b\n" },
  {
    wall: 'nothing-unresolved',
    from: 'server/src/app.ts',
    text: "import { gone } from './features/gone.ts'\nexport const a = gone\n",
  },
]

/** Neighbours of the breaches that the table allows. */
export const allowedImports: readonly PlantedImport[] = [
  { from: 'domain/src/b/fine.ts', text: imports('../money/sen.ts', '@kedai/domain/carts/areas.ts') },
  {
    from: 'domain/src/b/fine.test.ts',
    text: "import { it } from 'vitest'\nimport fc from 'fast-check'\nimport { one } from '../money/sen.ts'\nit('', () => fc && one)\n",
  },
  {
    from: 'contracts/src/fine.ts',
    text: `import { z } from 'zod'\n${imports('@kedai/domain/money/sen.ts', './orders.ts')}export const a = z\n`,
  },
  {
    from: 'server/src/platform/db/fine.ts',
    text: "import pg from 'pg'\nimport { sql } from 'kysely'\nexport const a = [pg, sql]\n",
  },
  { from: 'server/src/platform/parsing/fine.ts', text: types('../csv/parse-table.ts') },
  {
    from: 'server/src/platform/test-app/fine.ts',
    text: imports('../../features/orders/orders/actions/create-order.ts'),
  },
  { from: 'server/src/platform/ssr/fine.ts', text: imports('@kedai/web/entry-server.tsx') },
  {
    from: 'server/src/features/sell/carts/actions/fine.ts',
    text: imports(
      '../../../orders/orders/actions/create-order.ts',
      '../../checkout/shared/load-offer.ts',
      '../queries.ts',
      '../../../../platform/http/routes.ts',
      '@kedai/contracts/orders.ts',
    ),
  },
  {
    from: 'server/src/features/sell/carts/fine.test.ts',
    text: imports(
      '../../orders/orders/orders.fixture.ts',
      '../../orders/orders/actions/create-order.ts',
      './queries.ts',
    ),
  },
  { from: 'server/src/features/sell/carts/queries.ts', text: "import { sql } from 'kysely'\nexport const one = sql\n" },
  {
    from: 'server/src/features/sell/carts/queries/list.ts',
    text: "import { sql } from 'kysely'\nexport const one = sql\n",
  },
  {
    from: 'web/src/ui/fine.tsx',
    text: `import { Dialog } from '@base-ui/react/dialog'\nimport { X } from 'lucide-react'\n${imports('./button.tsx', '@kedai/domain/money/sen.ts')}export const a = [Dialog, X]\n`,
  },
  {
    from: 'web/src/product-types/rental/fine.tsx',
    text: imports('../../ui/button.tsx', '../../lib/http.ts', '@kedai/domain/carts/areas.ts'),
  },
  {
    from: 'web/src/features/orders/fine.tsx',
    text:
      imports('../../product-types/ecommerce/buyer-choice.tsx', '../../ui/button.tsx', '../../lib/http.ts') +
      types('@kedai/contracts/orders.ts'),
  },
  {
    from: 'web/src/pages/seller/fine.tsx',
    text: imports('../../features/cart/cart-page.tsx') + types('@kedai/contracts/orders.ts'),
  },
  {
    from: 'web/src/pages/public/fine.tsx',
    text: "import type { Order } from '@kedai/contracts/orders.ts'\nexport type A = Order\nexport const later = () => import('../../ui/dialog.tsx')\n",
  },
]
