import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser'

// Who may import whom: DESIGN §2's table, row by row. Tests may also use what tests are made of.
const testTools = '(^|/)node_modules/(vitest|fast-check)/'
const test = '\\.test\\.tsx?$'
const rooms = '^(domain|contracts|server|web)/'
const npm = (names: string) => `(^|/)node_modules/(${names})/`

const parsers = '^server/src/platform/(csv/parse-|xlsx/)'

const wall = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to })

export const walls: { forbidden: IRegularForbiddenRuleType[]; options: ICruiseOptions } = {
  forbidden: [
    wall(
      'domain-imports-only-itself',
      'The rules are pure: no package, no node:*, no other room.',
      { path: '^domain/src/', pathNot: test },
      { pathNot: '^domain/src/' },
    ),
    wall(
      'domain-tests-import-only-test-tools',
      'A test of the rules needs the rules and a test runner.',
      { path: `^domain/src/.*${test}` },
      { pathNot: ['^domain/src/', testTools] },
    ),
    wall(
      'contracts-import-domain-and-zod',
      'The wire knows the rules and zod.',
      { path: '^contracts/src/', pathNot: test },
      { pathNot: ['^(contracts|domain)/src/', npm('zod')] },
    ),
    wall(
      'contracts-tests-import-test-tools',
      'A test of the wire needs the wire and a test runner.',
      { path: `^contracts/src/.*${test}` },
      { pathNot: ['^(contracts|domain)/src/', npm('zod'), testTools] },
    ),

    wall(
      'platform-knows-no-feature',
      'What carries features must not lean on one.',
      { path: '^server/src/(platform|integrations)/', pathNot: '^server/src/platform/test-' },
      { path: '^server/src/(features|demo|app|main)' },
    ),
    wall(
      'features-meet-by-actions',
      'Of another feature only actions/ and shared/ may be used; not its queries, routes, present, jobs.',
      { path: '^server/src/features/([^/]+/[^/]+)/', pathNot: test },
      {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/[^/]+/(actions|shared)/'],
      },
    ),
    wall(
      'feature-tests-meet-by-actions-and-fixtures',
      'A test may also take what another feature offers to tests.',
      { path: `^server/src/features/([^/]+/[^/]+)/.*${test}` },
      {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/[^/]+/(actions|shared)/', '\\.fixture\\.ts$'],
      },
    ),
    wall(
      'server-knows-web-only-in-ssr',
      'Pages are rendered by platform/ssr alone.',
      { path: '^server/src/', pathNot: '^server/src/platform/ssr/' },
      { path: '^web/' },
    ),
    wall(
      'database-only-in-queries-and-platform',
      'Kysely and pg stay in queries.ts and platform.',
      {
        path: '^server/src/',
        pathNot: ['^server/src/platform/', '^server/src/features/[^/]+/[^/]+/queries(\\.ts$|/)', test],
      },
      { path: npm('pg|kysely|pg-boss') },
    ),

    wall(
      'uploads-are-parsed-in-a-thread',
      'A stranger’s file may take all the time it is given: ask FileParser.',
      {
        path: '^server/src/',
        pathNot: [parsers, '^server/src/platform/parsing/parse-worker\\.ts$', test, '\\.fixture\\.ts$'],
      },
      {
        path: [
          parsers,
          '^server/src/platform/parsing/parse-worker\\.ts$',
          npm('saxes|yauzl'),
          '(^|/)node_modules/qr/decode',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),

    wall(
      'ui-knows-no-feature',
      'The parts know each other and how money is written.',
      { path: '^web/src/ui/', pathNot: test },
      { path: rooms, pathNot: ['^web/src/ui/', '^domain/src/money/'] },
    ),
    wall(
      'product-types-know-no-feature',
      'A type of product is used by features, never the other way round.',
      { path: '^web/src/product-types/' },
      { path: rooms, pathNot: ['^web/src/(product-types|ui|lib|content)/', '^(domain|contracts)/src/'] },
    ),
    wall(
      'web-features-stand-alone',
      'Pages put features together; features do not reach for each other.',
      { path: '^web/src/features/([^/]+)/' },
      {
        path: rooms,
        pathNot: [
          '^web/src/features/$1/',
          '^web/src/(product-types|ui|lib|paths\\.ts|content)',
          '^(domain|contracts)/src/',
        ],
      },
    ),
    wall(
      'web-lib-knows-no-screen',
      'lib is what screens stand on.',
      { path: '^web/src/lib/', pathNot: test },
      { path: '^web/src/(features|pages|product-types|layouts)' },
    ),
    wall(
      'web-knows-no-server',
      'The browser speaks to the server by contracts.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    wall(
      'web-takes-types-of-contracts',
      'zod stays out of the browser: it is large, and asks the page to evaluate text.',
      { path: '^web/src/', pathNot: test },
      { path: '^contracts/src/', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'public-pages-without-base-ui',
      'A dialog of Base UI costs a public page 20 kB.',
      { path: '^web/src/pages/public/' },
      { path: npm('@base-ui'), dynamic: false, dependencyTypesNot: ['type-only'] },
    ),

    wall('no-cycles', 'Two files that need each other are one file, or three.', { path: rooms }, { circular: true }),
    wall(
      'nothing-unresolved',
      'An import that leads nowhere is invisible to every other wall.',
      { path: rooms },
      { couldNotResolve: true, path: '^(\\.{1,2}/|@kedai/)', pathNot: '\\.(css|po)$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|test-results)/' }, // not dist/ anywhere: most packages live in one, and would be out of sight
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
