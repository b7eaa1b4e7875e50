import { parseDate } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'

/** A flag: booleans go out; 0, 1, true and false come in, as text or not. contract §1 Values */
const typedFlag = [z.boolean(), z.enum(['0', '1', 'true', 'false']), z.literal(0), z.literal(1)] as const
const isSet = (value: z.infer<(typeof typedFlag)[number]>): boolean =>
  value === true || value === 1 || value === '1' || value === 'true'
export const flag = z.union(typedFlag).transform(isSet)

/** A flag that may be left out of a form, or left empty in it. */
export const maybeFlag = z
  .union([...typedFlag, z.literal('')])
  .transform((value) => (value === '' ? undefined : isSet(value)))
  .optional()

/** Asia/Kuala_Lumpur, `YYYY-MM-DD HH:mm:ss`. contract §1 Values */
export const dateTimeText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .meta({ example: '2026-11-20 09:00:00' })

/** Names the state of what a form changes when it was opened; another one meanwhile is a 409 with `current`. */
export const knownRevision = z.string().max(64).optional()

/** A Malaysian day. */
export const dayText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ example: '2026-11-20' })

/** Both forms come in: a date, or a date with a time. contract §1 Values */
export const typedDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/)

// A year too many by a slip of the hand; days are reckoned with from here, and the calendar ends with the year 9999.
const isNear = (typed: string): boolean => typed >= '1900' && typed < '2200'

const typedDayOrTime = typedDateTime
  .refine((typed) => parseDate(typed) !== null)
  .refine(isNear, { params: { reason: 'farDay' } })

/** A Malaysian day that exists; a time that came along is left out. */
export const existingDay = typedDayOrTime.transform((typed) => typed.slice(0, 10))

/** The same; left empty, none. */
// One transform around the union: what transforms inside of it is not told in the document.
export const typedDay = z
  .union([typedDayOrTime, z.literal('')])
  .transform((typed) => (typed === '' ? undefined : typed.slice(0, 10)))

// Text counts as a number only when it is one as people write it: decimal digits, spaces around them at most. `0x10`, `1e3`, `+5`,
// `5.0`, an empty text and digits of other scripts are none, and neither is what is no text at all.
const readDigits = (typed: unknown): unknown =>
  typeof typed === 'string' && /^ *-?[0-9]{1,16} *$/.test(typed) ? Number(typed) || 0 : typed

/** A whole number typed into a form or sent as a number. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(readDigits, z.number().int().min(least).max(most))

export const id = wholeNumber(1, Number.MAX_SAFE_INTEGER)

/** Kilograms as text with up to three decimals. contract §1 Values */
export const weightText = z.string().regex(/^\d{1,6}(?:\.\d{1,3})?$/)

export const lineOfText = (most: number) => z.string().trim().max(most)

/** A picture that pages show in several widths. */
export const image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type Image = z.infer<typeof image>

/** A file part of a multipart body, as the server's door hands it over. */
export const uploadedFile = z
  .custom<{ filename: string; bytes: Uint8Array }>(
    (value) => typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
  )
  .meta({ type: 'string', format: 'binary' })
export type UploadedFile = z.infer<typeof uploadedFile>

/** A file part too large to be held: its bytes come while they are read, once. `declared`: of the whole body, in bytes, if its sender said so. */
export const streamedFile = z
  .custom<{ filename: string; declared: number | null; pieces: AsyncIterable<Uint8Array> }>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'pieces' in value &&
      typeof value.pieces === 'object' &&
      value.pieces !== null &&
      Symbol.asyncIterator in value.pieces,
  )
  .meta({ type: 'string', format: 'binary' })
export type StreamedFile = z.infer<typeof streamedFile>

/** A file that may be left out; scripts send an empty text where none was chosen. */
export const maybeFile = z.union([uploadedFile, z.literal('').transform(() => undefined)]).optional()

/** Four files at most, or one, or none. */
export const maybeFiles = z.union([z.array(maybeFile).max(4), maybeFile]).optional()

/** How a list tells where it is. contract §1 Values */
export const listMeta = z.object({
  page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  last_page: z.number().int(),
  total_is_capped: z.boolean().optional(),
})
export type ListMeta = z.infer<typeof listMeta>

/** How many a whole list holds. Without `patient` it is told only where that takes no time; null otherwise. */
export const waitableSum = {
  patient: z.union([z.literal('1').transform(() => true), z.literal('').transform(() => false)]).default(false),
}
export const listSum = z.object({ count: z.number().int().nullable() })
export type ListSum = z.infer<typeof listSum>

export const pageNumber = wholeNumber(1, 100).default(1)
