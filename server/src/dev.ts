// Development: starts again when a server file changes; the browser's files are exchanged in place by Vite.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const server = join(import.meta.dirname, 'dev-server.ts')
// Named folders, not whatever was imported: Vite writes and imports files of its own while it starts.
const watched = ['server/src', 'domain/src', 'contracts/src'].map(
  (folder) => `--watch-path=${join(import.meta.dirname, '../..', folder)}`,
)
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...watched, server], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
