// Development: starts again when a server file changes; the browser's files are exchanged in place by Vite.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const server = join(import.meta.dirname, 'dev-server.ts')
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', server], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
