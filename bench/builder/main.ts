// How the builder of pages keeps up with a seller on a cheap phone: `npm run bench:builder [-- blocks]`. A real server with its demo,
// a real browser at 360 px made slow.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visit } from '../../e2e/visitor.ts'
import { startServer } from '../../proofs/harness/server.ts'
import { openChromium } from '../../scripts/open-chromium.ts'
import { measureActs, openLongPage } from './acts.ts'

const blocks = Number(process.argv[2] ?? 60)

const folder = mkdtempSync(join(tmpdir(), 'kedai-builder-'))
const server = await startServer({ env: { DATA_DIR: join(folder, 'data') } })
try {
  await server.ready(180_000)
  const browser = await openChromium()
  const seller = await visit(browser, server.url, 360)
  await openLongPage(seller, blocks)
  process.stdout.write(
    `| ${blocks} blocks | frame p50 | frame p95 | long tasks | longest |\n| --- | --- | --- | --- | --- |\n`,
  )
  for (const { name, frames } of await measureActs(seller))
    process.stdout.write(
      `| ${name} | ${ms(frames.p50)} | ${ms(frames.p95)} | ${frames.long} | ${ms(frames.longest)} |\n`,
    )
  await browser.close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
