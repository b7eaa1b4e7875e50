import type { StreamedFile } from '@kedai/contracts/values.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyRequest } from './app-types.ts'

/** What a form around a file may weigh. */
const formBytes = 64 * 1024

type Streamed = { field: string; most: number }

/**
 * The body of a form that is one large file: read as far as where the file's bytes begin. They come while the route reads
 * them, no faster. @throws AppError `too_large` by what was declared, before any of it is read
 */
export async function openStreamedPart(
  request: AnyRequest,
  { field, most }: Streamed,
): Promise<Record<string, StreamedFile>> {
  const declared = declaredLength(request)
  if (declared !== null && declared > most + formBytes) throw tooLargePart(field, most)
  // One byte more than may come, so that whoever counts sees that it was too much.
  for await (const part of request.parts({ limits: { files: 1, fileSize: most + 1, fields: 20, fieldSize: 2_000 } })) {
    if (part.type !== 'file' || part.fieldname !== field || !part.filename) {
      if (part.type === 'file') part.file.resume()
      continue
    }
    return { [field]: { filename: part.filename.slice(0, 200), declared, pieces: part.file } }
  }
  return {}
}

/** What the sender says that the body weighs, in bytes; null when it does not. */
export function declaredLength(request: AnyRequest): number | null {
  const length = request.headers['content-length']
  return length === undefined ? null : Number(length)
}

/** What is said of a part above its limit, in bytes. */
export const tooLargePart = (field: string, most: number): AppError =>
  new AppError('too_large', texts.tooLarge, {
    params: { limit: `${Math.floor(most / 1024 / 1024)} MB` },
    fields: { [field]: [texts.tooLarge] },
  })
