import { Readable } from 'node:stream'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyReply, AnyRequest } from '../http/app-types.ts'
import { byteRange } from './byte-range.ts'
import type { Store } from './store.ts'

/**
 * Sends a file of the store or the part of it that is asked for, as it is read: a download that broke off goes on where it
 * stopped. What lies under a key never changes, so the key names the version. @throws AppError 404
 */
export async function sendPart(request: AnyRequest, reply: AnyReply, store: Store, key: string): Promise<AnyReply> {
  const size = await store.size(key)
  if (size === null) throw new AppError('not_found', texts.notFound)
  const version = `"${key.split('/').at(-1)}"`
  reply.header('accept-ranges', 'bytes').header('etag', version)
  const continues = [undefined, version].includes(request.headers['if-range']?.toString())
  const range = continues ? byteRange(request.headers.range, size) : null
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send('')
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', String(range ? range.end - range.start + 1 : size))
  if (request.method === 'HEAD') return reply.send(Readable.from([])) // an answer of nothing at all would set its length to 0
  const stream = await store.read(key, range ?? undefined)
  if (!stream) throw new AppError('not_found', texts.notFound) // removed between the two questions
  return reply.send(stream)
}
