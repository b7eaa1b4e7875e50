import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** A hash of every file in these folders, and of what writes dates and packs pages: another release of Node draws anew. */
export async function buildOf(...folders: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([layout, process.versions.node, process.versions.icu]))
  for (const folder of folders) {
    const found = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    for (const path of paths.sort()) {
      const bytes = await readFile(path)
      hash.update(`${path.slice(folder.length)} ${bytes.length} `).update(bytes)
    }
  }
  return hash.digest('base64url')
}

/** To be raised when `packBody` or the places in a page change. */
const layout = 1
