import type { AnyRequest, KedaiApp } from '../http/app-types.ts'
import type { LimitName } from './table.ts'

declare module 'fastify' {
  interface FastifyRequest {
    [noted]: Noted | null
  }
}

const noted = Symbol('limits counted')
type Noted = { names: Set<LimitName>; isTwin: boolean }

export const keepNotes = (app: KedaiApp): void => void app.decorateRequest(noted, null)

/** A request was counted against this limit. */
export const noteCounted = (request: AnyRequest, name: LimitName): void => void notesOf(request).names.add(name)

/** The same call as one before, which was counted. */
export const noteTwin = (request: AnyRequest): void => void (notesOf(request).isTwin = true)

/** Which limits counted this request so far. */
export const notesOf = (request: AnyRequest): Noted => (request[noted] ??= { names: new Set(), isTwin: false })
