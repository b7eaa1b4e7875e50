// Opens every screen of the demo and looks at it: `npm run screens [-- --only seller/invoices] [--widths 360] [--langs ms]`.
// With `--full` the shop is filled first (400 participants, 500 members, 300 responses …), and the screens of that are looked at alone.
// Pictures go to results/screens; what is wrong is printed, and the command fails by it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { startServer } from '../../proofs/harness/server.ts'
import { openChromium } from '../../scripts/open-chromium.ts'
import { themes } from '../themes.ts'
import { signIn, visit } from '../visitor.ts'
import { lateFirstPaints } from './first-paint.ts'
import { fillShop } from './full-shop.ts'
import { findScreens } from './paths.ts'
import type { Screen } from './paths.ts'
import { lookAt } from './look-at.ts'

const pictures = join(dirname(fileURLToPath(import.meta.url)), '../../results/screens')
const { values: wishes } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,1280' },
    langs: { type: 'string', default: 'ms,en,zh' },
    full: { type: 'boolean', default: false },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'kedai-screens-'))
const server = await startServer({ env: { DATA_DIR: join(folder, 'data') } })
const faults: string[] = []
let looked = 0
try {
  await server.ready(180_000)
  const filled = wishes.full ? await fillShop(server.url) : null
  const browser = await openChromium()
  for (const lang of wishes.langs.split(','))
    for (const width of wishes.widths.split(',').map(Number)) await lookAtAll(browser, lang, width, filled)
  if (!wishes.only && !wishes.full) faults.push(...(await lateFirstPaints(browser, server.url)))
  await browser.close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults) console.error(fault)
console.log(`${looked} looks in ${themes.length} themes, ${faults.length} faults. Pictures: ${pictures}`)
process.exit(faults.length > 0 || looked === 0 ? 1 : 0)

async function lookAtAll(browser: Browser, lang: string, width: number, filled: Screen[] | null): Promise<void> {
  const [seller, buyer] = [await visit(browser, server.url, width, lang), await visit(browser, server.url, width, lang)]
  await signIn(seller, '/seller')
  const found = filled ? { screens: filled, bare: [] } : await findScreens(seller.page)
  const screens = found.screens.filter(({ path }) => path.includes(wishes.only))
  for (const pattern of found.bare)
    faults.push(`${lang} ${width} ${pattern}: the demo has nothing for it, or e2e/screens/paths.ts does not know where`)
  const into = join(pictures, `${lang}-${width}`)
  mkdirSync(into, { recursive: true })
  for (const screen of screens) {
    faults.push(
      ...(await lookAt((screen.as === 'seller' ? seller : buyer).page, screen.path, join(into, fileOf(screen)))).map(
        (fault) => `${lang} ${width} ${screen.path}: ${fault}`,
      ),
    )
    looked++
  }
  for (const visitor of [seller, buyer]) await visitor.leave()
}

function fileOf({ path, as }: Screen): string {
  return `${as}-${path.replaceAll(/[^\w]+/g, '_').slice(0, 60)}`
}
