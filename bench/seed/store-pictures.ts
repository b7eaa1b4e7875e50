import { linkSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keysOf, narrowerKey } from '../../server/src/platform/files/links.ts'
import type { Pictures } from '../../server/src/platform/files/reencode.ts'
import { createStore } from '../../server/src/platform/files/store.ts'
import { keyOfPicture } from './seed-text.ts'
import { shopsOf } from './shops.ts'

/**
 * Puts bytes behind every picture of the seeded shops, where the server looks for them. Each drawn picture is written once, and has
 * as many names as there are rows of it: a disk that holds each by itself would not be asked otherwise.
 */
export async function storePictures(dataDir: string, size: number, pictures: readonly Pictures[]): Promise<void> {
  const folder = join(dataDir, 'files')
  const store = createStore({ kind: 'local', folder, drafts: join(folder, 'drafts') })
  const widths = pictures[0]?.widths.map(({ width }) => width) ?? []
  const first = new Map<number, string>() // by picture
  for (const { id, size: own, before } of shopsOf(size)) {
    mkdirSync(dirname(join(folder, keyOfPicture(id, 0))), { recursive: true, mode: 0o700 })
    for (let n = 2 * before + 1; n <= 2 * (before + own); n++) {
      const at = n % pictures.length
      const key = keyOfPicture(id, n)
      const original = first.get(at)
      if (original === undefined) {
        const drawn = pictures[at] as Pictures // a remainder
        await store.put(key, drawn.main.bytes)
        for (const { width, bytes } of drawn.widths) await store.put(narrowerKey(key, width), bytes)
        first.set(at, key)
      } else {
        const names = keysOf({ key, widths })
        for (const [place, name] of keysOf({ key: original, widths }).entries())
          linkSync(join(folder, name), join(folder, names[place] ?? ''))
      }
    }
  }
}
