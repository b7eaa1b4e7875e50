import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'

const web = fileURLToPath(new URL('.', import.meta.url))
const linguiPlace = { configPath: fileURLToPath(new URL('../lingui.config.ts', import.meta.url)) }

// What changes seldom and every page needs whole. Other libraries follow their users, so that a seller's part of one stays off buyers' pages.
const vendor = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

// A file of a few hundred bytes costs as much again in beginnings. So what buyers' pages pull in travels in few files: one for what several of
// them need, and one for each page or woken part.
const starts = {
  storefront: 'src/pages/public/storefront.tsx',
  item: 'src/pages/public/item.tsx',
  order: 'src/pages/public/order.tsx',
  form: 'src/features/checkout/checkout.tsx',
  blocks: 'src/pages/public/shop-page.tsx',
}

// Pages of few parts, which take their pictures one by one.
const papers = ['src/pages/public/invoice.tsx', 'src/pages/public/quote.tsx']

// Pictures and sums that lean on nothing else.
const isSmall = /lucide-react|domain[\\/]src/

// The same behind the counter, where a day begins with one of these: what is around every screen, and what several of them need.
const counter = ['src/seller-app.tsx', 'src/layouts/seller/seller-layout.tsx']
const counterScreens = ['home', 'orders', 'products', 'invoices']

function bundleOf(id: string, graph: Graph): string | null {
  const isPulledInBy = (file: string) => pulledIn(join(web, file), graph).has(id)
  const company = Object.entries(starts).flatMap(([name, start]) => (isPulledInBy(start) ? [name] : []))
  if (isPulledInBy('src/entry-client.tsx')) return 'shop'
  const screens = counterScreens.filter((name) => isPulledInBy(`src/pages/seller/${name}.tsx`))
  const isOfCounter = counter.some(isPulledInBy) || screens.length > 1
  const isOfBuyers = reachedByBuyers(graph).has(id)
  if (company.join() === 'item,form') return 'item' // the form wakes on that page only
  const isOfItemPage = company.includes('item') || company.includes('form')
  if (company.length > 1 && isOfItemPage) return 'shop'
  if (company.length > 0) return company.join('-')
  if (isOfBuyers)
    return (isOfCounter || screens.length > 0) && isSmall.test(id) && !papers.some(isPulledInBy) ? 'small-parts' : null
  return isOfCounter ? 'counter' : (screens[0] ?? null)
}

type Graph = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

// Everything a buyer's browser may ever ask for: it must not bring the counter along.
function reachedByBuyers(graph: Graph): Set<string> {
  if (buyers.size > 0) return buyers
  const visit = (id: string) => {
    if (buyers.has(id) || id === join(web, 'src/seller-app.tsx')) return
    buyers.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next)
  }
  visit(join(web, 'src/entry-client.tsx'))
  return buyers
}

const buyers = new Set<string>()

const known = new Map<string, Set<string>>()

// What a module imports, and what that imports; itself left out, so that a page stays a file by its own name.
function pulledIn(start: string, graph: Graph): Set<string> {
  const before = known.get(start)
  if (before) return before
  const found = new Set<string>()
  const visit = (id: string) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      visit(imported)
    }
  }
  visit(start)
  known.set(start, found)
  return found
}

// The server preloads a page by its file; the browser asks for it by its import and needs no such name.
const leanRoutes: Plugin = {
  name: 'lean-routes',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: {
    filter: { id: /web[\\/]src[\\/](?:public-routes|not-found-page)\.ts$/ },
    handler: (code) => ({ code: code.replace(/lazyPage\('[^']+'/g, "lazyPage(''"), map: null }),
  },
}

// What a translated text brings along beside itself: React's own store under the name of its forerunner, long advice to programmers, and the
// reading of escapes, which compiled texts have none of and typed ones must keep.
const leanTexts: Plugin = {
  name: 'lean-texts',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^use-sync-external-store\/shim(?:\/index\.js)?$/ },
    async handler() {
      return this.resolve('react')
    },
  },
  transform: {
    filter: { id: /@lingui[\\/]core[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/(["`])(Lingui: Attempted|Uncompiled message)[\s\S]*?\1/g, '$1$2$1')
        .replace(/ESCAPE_SEQUENCE_REGEX\.test\(\w+\)/g, 'false'),
      map: null,
    }),
  },
}

// Vite's own way of fetching a part with its styles is 1.6 kB on every page; ours does what this build needs of it.
const leanLoading: Plugin = {
  name: 'lean-loading',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadWithStyles as __vitePreload } from ${JSON.stringify(join(web, 'src/lib/load-with-styles.ts'))}`,
  },
}

// Each icon is taken from its own file, so that it goes where it is used and not wherever the library's list of 1,700 goes; and it is drawn by
// our few lines instead of the library's 2 kB.
const iconFolder = join(web, '../node_modules/lucide-react/dist/esm')
const fileOfIcon = new Map(
  [
    ...readFileSync(join(iconFolder, 'lucide-react.mjs'), 'utf8').matchAll(
      /^export \{ (.*) \} from '\.\/(icons\/[^']+)'/gm,
    ),
  ].flatMap(([, names = '', file = '']) =>
    names.split(', ').map((name) => [name.replace('default as ', ''), join(iconFolder, file)] as const),
  ),
)

const drawIcon = join(web, 'src/ui/draw-icon.ts')
const leanIcon: Plugin = {
  name: 'lean-icon',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(
          /import createLucideIcon from '[^']+'/,
          `import { drawIcon as createLucideIcon } from ${JSON.stringify(drawIcon)}`,
        )
        .replace(/,? key: "\w+"/g, '')
        .replace(/^ {2}(?:name|size|aliases): .*$/gm, '')
        .replace(/^__iconData\.node;$/m, ''),
      map: null,
    }),
  },
}

const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /web[\\/]src[\\/].*\.tsx?$/, code: /from 'lucide-react'/ },
    handler: (code) => ({
      code: code.replace(/^import \{([^}]+)\} from 'lucide-react'$/gm, (_, names: string) => importsOf(names)),
      map: null,
    }),
  },
}

const importsOf = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map(
      (name) =>
        `import ${name.split(' as ').at(-1)} from ${JSON.stringify(fileOfIcon.get(name.split(' as ')[0] ?? ''))}`,
    )
    .join(';')

export default defineConfig(({ command, isSsrBuild }) => ({
  root: web,
  appType: 'custom',
  plugins: [
    leanRoutes,
    leanIcons,
    leanIcon,
    leanTexts,
    leanLoading,
    react(),
    lingui({ ...linguiPlace, failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset(undefined, linguiPlace)] }),
    tailwindcss(),
  ],
  // The built renderer stands alone; in development Node loads the libraries itself, some of which are not ES modules.
  ssr: { noExternal: command === 'build' ? true : undefined },
  // A renderer asks Node for this while it runs otherwise, finds nothing, and draws with React's development build: twice the work.
  ...(command === 'build' && isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // The server preloads what a first page needs. Lists of what every other page would need cost each visitor 2 kB; only styles have to be there first.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
        },
        rolldownOptions: {
          input: [
            'src/entry-client.tsx',
            'src/first.ts',
            'src/still/still.ts',
            'src/still/countdown.ts',
            'src/operator-client.tsx',
          ],
          output: {
            entryFileNames: 'v1/js/[name]-[hash].js',
            chunkFileNames: 'v1/js/[name]-[hash].js',
            assetFileNames: (asset) =>
              asset.names.some((name) => name.endsWith('.css'))
                ? 'v1/css/[name]-[hash][extname]'
                : 'v1/assets/[name]-[hash][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'vendor', test: vendor }, { name: bundleOf }],
            },
          },
        },
      },
}))
