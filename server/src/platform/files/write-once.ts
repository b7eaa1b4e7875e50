import { existsSync, linkSync, unlinkSync, writeFileSync } from 'node:fs'

/** Writes a private file unless it is there: a link appears whole or not at all, and only for the first of two processes. */
export function writeOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${content}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    unlinkSync(draft)
  }
}
