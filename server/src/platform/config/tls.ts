import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'

/** Paths of a certificate and its key that can be read and belong together; or the line that says what is wrong with them. */
export function readTls(
  cert: string | null,
  key: string | null,
): { tls: { cert: string; key: string } | null } | { wrong: string } {
  if (cert === null && key === null) return { tls: null }
  if (cert === null || key === null) return { wrong: 'TLS_CERT and TLS_KEY must be given together' }
  const contents: Record<string, Buffer> = {}
  for (const [name, file] of [
    ['TLS_CERT', cert],
    ['TLS_KEY', key],
  ] as const) {
    try {
      contents[name] = readFileSync(file)
    } catch (error) {
      return {
        wrong: `${name} names a file that ${error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'does not exist' : 'cannot be read'}: ${file} (${reasonOf(error)})`,
      }
    }
    if (!contents[name]?.includes('-----BEGIN '))
      return { wrong: `${name} must be a PEM file (-----BEGIN …), and ${file} is none` }
  }
  try {
    createSecureContext({ cert: contents['TLS_CERT'], key: contents['TLS_KEY'] })
  } catch (error) {
    return { wrong: `TLS_CERT (${cert}) and TLS_KEY (${key}) cannot be used together: ${reasonOf(error)}` }
  }
  return { tls: { cert, key } }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
