import { createHash } from 'node:crypto'
import type { RenderRequest } from './renderer.ts'

/** What a call in memory answered, as it stands on the wire. */
export type ToldAnswer = { path: string; status: number; text: string }

// What time the server says it is, and how often an item was seen. A drawing that looks at these is not kept, and what is handed to
// the browser has the one filled in when it is sent and the other not at all: so they are no part of a version.
const passing = /(?<="server_time":")\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?=")|(?<="view_counter":)\d+/g

/**
 * The name of a drawing: a hash of all that it is made of. Where two are the same, so are the pages, byte for byte but for what
 * is filled in when they are sent. `build` is `buildOf` the files that draw.
 */
export function pageVersion(
  build: string,
  { url, lang, site }: Pick<RenderRequest, 'url' | 'lang' | 'site'>,
  answers: readonly ToldAnswer[],
): Buffer {
  // In the order of their paths: they are asked for at once, and come in any order.
  const told = answers.map(({ path, status, text }) => JSON.stringify([path, status, text.replace(passing, '')])).sort()
  return createHash('sha256')
    .update(JSON.stringify([build, url, lang, Object.entries(site).sort(), told]))
    .digest()
}
