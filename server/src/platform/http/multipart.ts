import multipart from '@fastify/multipart'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '@kedai/contracts/values.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { KedaiApp } from './app-types.ts'
import { fromBracketNames } from './bracket-names.ts'

export const fileLimit = 8 * 1024 * 1024
const wholeLimit = 5 * fileLimit
const limits = { files: 5, fileSize: fileLimit, fields: 1000, fieldSize: 200_000, fieldNameSize: 200, parts: 1005, headerPairs: 20 }

/** Multipart becomes the same kind of body as a form: texts, and files as `{ filename, bytes }` under their field's name. */
export async function readMultipart(app: KedaiApp): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: false })
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.isMultipart()) return done()
    collect(request).then((body) => { request.body = body; done() }, done)
  })
}

async function collect(request: FastifyRequest): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = []
  let size = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        entries.push([part.fieldname, textOf(part)])
        continue
      }
      const file = await spool(part, wholeLimit - size)
      size += file?.bytes.length ?? 0
      if (file) entries.push([part.fieldname, file])
    }
  } catch (error) {
    throw asRefusal(error)
  }
  return fromBracketNames(entries)
}

function textOf(part: MultipartValue): string {
  const value = String(part.value ?? '')
  if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('too_large', texts.tooLarge, { params: { limit: '200 kB' } })
  if (value.includes('\0')) throw new AppError('unreadable_body', texts.unreadableBody)
  return value
}

// An untouched file input is sent as an empty part without a name: that is no file.
async function spool(part: MultipartFile, left: number): Promise<UploadedFile | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of part.file) {
    size += piece.length
    if (size <= left) pieces.push(piece)
  }
  if (part.file.truncated || size > left) throw tooLargeFile(part.fieldname)
  if (size === 0 && !part.filename) return null
  return { filename: (part.filename ?? '').slice(0, 200), bytes: Buffer.concat(pieces, size) }
}

const tooLargeFile = (field: string) =>
  new AppError('too_large', texts.tooLarge, { params: { limit: '8 MB' }, fields: { [field]: [texts.tooLarge] } })

const limitCodes = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof Error && 'code' in error && limitCodes.has(String(error.code))) return new AppError('too_large', texts.tooManyParts, { cause: error })
  return new AppError('unreadable_body', texts.unreadableBody, { cause: error })
}
