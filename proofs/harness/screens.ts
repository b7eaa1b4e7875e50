import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The addresses behind the counter, with their places as the browser's own list has them: `/seller/orders/:orderNo`.
 * Read from that list, so that a new screen is visited without being named twice.
 */
export function screensBehindTheCounter(): string[] {
  const list = readFileSync(join(import.meta.dirname, '../../web/src/routes.tsx'), 'utf8')
  const found = [...list.matchAll(/\broute\('([^']*)', page\.\w+\)/g)].map(([, path = '']) =>
    path.startsWith('/') ? path : `/seller${path && '/'}${path}`,
  )
  if (found.length < 25)
    throw new Error(`web/src/routes.tsx is no longer written as it was: ${found.length} screens were found in it`)
  return found
}
