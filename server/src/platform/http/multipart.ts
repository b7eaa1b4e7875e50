import multipart from '@fastify/multipart'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { maybeFile, maybeFiles, uploadedFile } from '@kedai/contracts/values.ts'
import type { UploadedFile } from '@kedai/contracts/values.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { KedaiApp } from './app-types.ts'
import { holdBytes, unlessLate } from './body-watch.ts'
import { fromBracketNames } from './bracket-names.ts'
import { bodyLimit } from './read-body.ts'
import { declaredLength, openStreamedPart, tooLargePart } from './streamed-part.ts'

export const fileLimit = 8 * 1024 * 1024
const limits = {
  files: 5,
  fileSize: fileLimit,
  fields: 1000,
  fieldSize: 200_000,
  fieldNameSize: 200,
  parts: 1005,
  headerPairs: 20,
}

/**
 * Multipart becomes the same kind of body as a form: texts, and files as `{ filename, bytes }` under their field's name. A route
 * that `streams` is handed its file while it arrives. Who asks and what was declared are known before any of it is read.
 */
export async function readMultipart(app: KedaiApp): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: false })
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.isMultipart() || isEmpty(request)) return done()
    const { streams } = request.routeOptions.config
    const reading = streams ? openStreamedPart(request, streams) : unlessLate(request, collect(request, maxOf(request)))
    reading.then(
      (body) => {
        request.body = body
        done()
      },
      (error: unknown) => done(asRefusal(error)),
    )
  })
}

// Nothing was sent, whatever its type says (contract §1).
const isEmpty = ({ headers }: FastifyRequest): boolean =>
  (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined

// As much as the files that belong into the form may weigh; one that no file belongs into weighs no more than it would as JSON.
function maxOf({ routeOptions: { schema } }: FastifyRequest): number {
  const files = schema?.body instanceof z.ZodObject ? Object.values(schema.body.shape).reduce(countFiles, 0) : 0
  return files * fileLimit + bodyLimit
}

const countFiles = (count: number, field: unknown): number => count + (isFile(field) ? 1 : field === maybeFiles ? 4 : 0)

const isFile = (field: unknown): boolean => field === uploadedFile || field === maybeFile

async function collect(request: FastifyRequest, most: number): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = []
  let left = most
  if ((declaredLength(request) ?? 0) > most) throw tooLargeWhole(most)
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      const text = textOf(part)
      left -= Buffer.byteLength(text)
      if (left < 0) throw tooLargeWhole(most)
      holdBytes(request, Buffer.byteLength(text))
      entries.push([part.fieldname, text])
      continue
    }
    const file = await spool(request, part, left, most)
    left -= file?.bytes.length ?? 0
    if (file) entries.push([part.fieldname, file])
  }
  return fromBracketNames(entries)
}

const tooLargeWhole = (most: number) =>
  new AppError('too_large', texts.tooLarge, {
    params: { limit: most === bodyLimit ? '1 MB' : `${Math.floor(most / 1024 / 1024)} MB` },
  })

function textOf(part: MultipartValue): string {
  const value = String(part.value ?? '')
  if (part.valueTruncated || part.fieldnameTruncated)
    throw new AppError('too_large', texts.tooLarge, { params: { limit: '200 kB' } })
  if (value.includes('\0')) throw new AppError('unreadable_body', texts.unreadableBody)
  return value
}

// An untouched file input is sent as an empty part without a name: that is no file.
async function spool(
  request: FastifyRequest,
  part: MultipartFile,
  left: number,
  most: number,
): Promise<UploadedFile | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of part.file) {
    size += piece.length
    if (size > left) throw tooLargeWhole(most)
    holdBytes(request, piece.length)
    pieces.push(piece)
  }
  if (part.file.truncated) throw tooLargePart(part.fieldname, fileLimit)
  if (size === 0 && !part.filename) return null
  return { filename: (part.filename ?? '').slice(0, 200), bytes: Buffer.concat(pieces, size) }
}

const limitCodes = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof Error && 'code' in error && limitCodes.has(String(error.code)))
    return new AppError('too_large', texts.tooManyParts, { cause: error })
  return new AppError('unreadable_body', texts.unreadableBody, { cause: error })
}
