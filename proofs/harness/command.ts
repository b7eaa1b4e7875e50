import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export type Ended = { code: number | null; output: string }

/** A command of the operator's, as `npm run` starts it, with these settings and no others. */
export function startCommand(
  script: 'backup' | 'restore' | 'operate',
  args: string[],
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended> } {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const child = spawn(process.execPath, [join(root, `server/src/${script}.ts`), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, TMPDIR, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return {
    child,
    ended: once(child, 'close').then(([code]: unknown[]) => ({ code: typeof code === 'number' ? code : null, output })),
  }
}

export const runCommand = (
  script: 'backup' | 'restore' | 'operate',
  args: string[],
  env: Record<string, string>,
): Promise<Ended> => startCommand(script, args, env).ended
