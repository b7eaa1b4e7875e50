// Once per run of the proofs: room for the demo as a first start makes it. It is made when a proof first asks for it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `makeDemoHome` keeps what it copies. */
    demoFolder: string
  }
}

const folder = mkdtempSync(join(tmpdir(), 'kedai-demo-'))

export const setup = (project: TestProject): void => project.provide('demoFolder', folder)

export const teardown = (): void => rmSync(folder, { recursive: true, force: true })
