import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { GateResult } from './gate.ts'

/** Runs a Node program of the repository and keeps what it prints. Red on any exit but 0. */
export async function runNode(root: string, args: readonly string[]): Promise<GateResult> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString()
  })
  child.stderr.on('data', (part: Buffer) => {
    output += part.toString()
  })
  const [code, signal] = await once(child, 'close')
  return {
    ok: code === 0,
    output: code === 0 || output.trim() ? output : `ended with ${signal ?? code} and said nothing`,
  }
}
