// Once per run of the journeys: the demo as a first start makes it. Every file of journeys begins with a copy.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from '../proofs/harness/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a stopped server that has its demo. */
    demoData: string
  }
}

const folder = mkdtempSync(join(tmpdir(), 'kedai-demo-'))

export async function setup(project: TestProject): Promise<void> {
  const data = join(folder, 'data')
  const server = await startServer({ env: { DATA_DIR: data } })
  await server.ready(180_000).finally(() => server.stop())
  project.provide('demoData', data)
}

export const teardown = (): void => rmSync(folder, { recursive: true, force: true })
