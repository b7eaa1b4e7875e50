// How fast papers are drawn: `npm run bench:documents`. Through the product's own threads, every paper a new one, so that nothing kept is counted.
import { sampleInvoice } from '../../domain/src/documents/samples.fixture.ts'
import { createDocuments } from '../../server/src/platform/documents/documents.ts'
import type { Documents } from '../../server/src/platform/documents/documents.ts'
import { quantilesOf } from '../load/quantiles.ts'

const rounds = Number(process.argv[2] ?? 60)
const maxMs = 100 // p50 of a warm A4 invoice of 20 lines
const maxGrowthMb = 40 // of the whole process over 150 papers, once it is warm
const nothingStored = { read: async () => null }

let serial = 0
const next = (lines: number, lang: 'ms' | 'zh' = 'ms') => sampleInvoice({ lines, lang, number: `INV-${++serial}` })

const one = createDocuments({ store: nothingStored, threads: 1 })
const cold = await timed(() => one.render(next(20), { paper: 'a4', shopId: 1 }))
for (let round = 0; round < 20; round++) await one.render(next(20, round % 2 ? 'zh' : 'ms'), { paper: 'a4', shopId: 1 })

const rows = []
for (const [name, lines, paper, lang] of [
  ['A4, 1 line', 1, 'a4', 'ms'],
  ['A4, 20 lines', 20, 'a4', 'ms'],
  ['A4, 20 lines, Chinese', 20, 'a4', 'zh'],
  ['A4, 200 lines', 200, 'a4', 'ms'],
  ['80 mm, 20 lines', 20, 'receipt80', 'ms'],
] as const) {
  const times = new Float64Array(rounds)
  let bytes = 0
  for (let round = 0; round < rounds; round++)
    times[round] = await timed(async () => {
      bytes = (await one.render(next(lines, lang), { paper, shopId: 1 })).length
    })
  rows.push({ name, ...quantilesOf(times), kb: bytes / 1000 })
}

const kept = next(20)
await one.render(kept, { paper: 'a4', shopId: 1 })
const again = await timed(() => one.render(kept, { paper: 'a4', shopId: 1 }))

const before = megabytes()
for (let round = 0; round < 150; round++)
  await one.render(next(20, round % 2 ? 'zh' : 'ms'), { paper: 'a4', shopId: 1 })
const grown = megabytes() - before
await one.close()

const pool = createDocuments({ store: nothingStored })
await manyAtOnce(pool, 8) // its threads open their fonts
const rate = (await manyAtOnce(pool, 60)).perSecond
await pool.close()

console.log('| Paper | p50 ms | p99 ms | kB |\n| --- | --- | --- | --- |')
for (const { name, p50, p99, kb } of rows)
  console.log(`| ${name} | ${p50.toPrecision(3)} | ${p99.toPrecision(3)} | ${kb.toPrecision(3)} |`)
console.log(
  `first of a cold thread ${cold.toPrecision(3)} ms · kept ${again.toPrecision(2)} ms · ${rate.toPrecision(3)} papers/s · ${grown.toPrecision(2)} MB over 150 papers (${Math.round(megabytes())} MB in all)`,
)
const p50 = rows[1]?.p50 ?? Infinity
if (p50 > maxMs) console.log(`MISSED: an invoice of 20 lines takes ${p50.toPrecision(3)} ms, the target is ${maxMs}`)
if (grown > maxGrowthMb) console.log(`MISSED: memory grew by ${grown.toPrecision(3)} MB, the target is ${maxGrowthMb}`)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function manyAtOnce(documents: Documents, count: number): Promise<{ perSecond: number }> {
  const ms = await timed(() =>
    Promise.all(Array.from({ length: count }, (_, at) => documents.render(next(20), { paper: 'a4', shopId: at }))),
  )
  return { perSecond: (count * 1000) / ms }
}

function megabytes(): number {
  return process.memoryUsage.rss() / 1_000_000
}
