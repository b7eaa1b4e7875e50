import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify/types/schema.js'
import { z } from 'zod'
import { ContractError } from './contract-error.ts'

/** Checks what comes in against the zod contract. */
export const checkRequest: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (sent: unknown) => {
    const data = httpPart === 'querystring' ? withoutBlanks(sent) : sent
    const result = parse(schema, data)
    return result.success ? { value: result.data } : { error: new ContractError(result.error.issues, data) }
  }

// A check of lengths compares whatever calls itself `length`, and an object whose own `toString` is no function throws there.
function parse(schema: z.ZodType, data: unknown): z.ZodSafeParseResult<unknown> {
  try {
    return schema.safeParse(data)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { success: false, error: new z.ZodError([{ code: 'custom', path: [], message: 'unreadable', input: data }]) }
  }
}

// A form that is sent by GET names the fields nobody filled in too: a question left empty is not asked.
const withoutBlanks = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))

/** In production the compiler has checked the reply's type, so it is only written out. */
export const writeReply: FastifySerializerCompiler<z.ZodType> = () => (data: unknown) => JSON.stringify(data)

/** In tests and development a reply that does not fit its contract is a failure, never a surprise to a client. */
export const checkAndWriteReply: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data: unknown) => {
    const result = schema.safeParse(data)
    if (!result.success)
      throw new Error(`${method} ${url} answers something else than its contract: ${z.prettifyError(result.error)}`)
    return JSON.stringify(data)
  }
