// What a seller's invoices cost where there are many: `npm run bench:invoices`. Beside each call the SQL it asks, alone, in the same run.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../scripts/build.ts'
import { openMailServer } from '../machine/mail-server.ts'
import { cores, pinned } from '../machine/pinning.ts'
import { openServer } from '../machine/running-server.ts'
import { signIn, timeApprovals, timeCalls } from './ask-server.ts'
import { drafts, seedInvoices } from './seed-invoices.ts'
import { callNames, type CeilingJob, type Ceilings } from './told.ts'

const size = Number(process.argv[2] ?? 100_000)
const rounds = 200
const seconds = 4
const maxMs = 100 // p95 of a list

const folder = mkdtempSync(join(tmpdir(), 'kedai-bench-invoices-'))
const mailServer = await openMailServer()
try {
  await buildIfStale()
  console.error(`seeding ${size} invoices`)
  await seedInvoices(folder, size)
  console.error('calls')
  const server = await openServer(folder, { smtpUrl: mailServer.url, profile: null })
  const asked = await ask(server.port).finally(() => server.stop())
  console.error('the same by SQL alone')
  const ceilings = await measureCeilings({ dataDir: folder, size, rounds, seconds })

  console.log(
    `| Call, of ${size.toLocaleString('en')} invoices | p50 ms | p95 ms | SQL alone, p50 ms | ratio |\n| --- | --- | --- | --- | --- |`,
  )
  for (const name of callNames) {
    const [called, alone] = [asked.calls[name], ceilings.calls[name]]
    console.log(
      `| ${name} | ${called.p50.toPrecision(3)} | ${called.p95.toPrecision(3)} | ${alone.p50.toPrecision(3)} | ${(called.p50 / alone.p50).toPrecision(2)} |`,
    )
  }
  console.log(
    `approvals: ${asked.approvalsPerSecond.toPrecision(3)}/s over HTTP, ${ceilings.approvalsPerSecond.toPrecision(3)}/s by SQL alone: ${(ceilings.approvalsPerSecond / asked.approvalsPerSecond).toPrecision(2)} ×`,
  )
  for (const name of callNames)
    if (asked.calls[name].p95 > maxMs)
      console.log(`MISSED: ${name} takes ${asked.calls[name].p95.toPrecision(3)} ms (p95), the target is ${maxMs}`)
} finally {
  mailServer.close()
  rmSync(folder, { recursive: true, force: true })
}

async function ask(port: number) {
  const seller = await signIn(port)
  const calls = await timeCalls(seller, size, rounds)
  // Warm before it counts; each draft is approved once, and the last of them are left to the ceiling.
  const ids = Array.from({ length: drafts / 2 }, (_, n) => size + 1 + n)
  await timeApprovals(seller, ids.slice(0, 300), seconds)
  return { calls, approvalsPerSecond: await timeApprovals(seller, ids.slice(300), seconds) }
}

function measureCeilings(job: CeilingJob): Promise<Ceilings> {
  const [command = '', ...args] = pinned(cores.served, [process.execPath, join(import.meta.dirname, 'run-ceilings.ts')])
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return new Promise<Ceilings>((resolve, reject) => {
    child.once('message', (found: Ceilings) => resolve(found)).once('error', reject)
    child.once('exit', (code) => reject(new Error(`the ceilings ended with ${code} before they were told`)))
    child.send(job)
  })
}
