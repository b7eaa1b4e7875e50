import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { KedaiApp } from '../http/app-types.ts'

/** What a public answer was made of: when it must be made anew. */
export type Dependencies = {
  /** `topic:id` names of the change notices that make it stale. */
  on: Set<string>
  /** The next moment at which it changes by itself: a promo's end, a countdown's edge. */
  until: Date | null
  /** False once something was read that is not public. */
  isPublic: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** This public answer is stale when a change of that topic and id is published. Without any, an answer is never kept. */
    dependsOn(topic: string, id: string | number): void
    /** This answer changes by itself at that moment. */
    freshUntil(moment: Date | null): void
    [dependencies]: Dependencies | null
  }
}

/** A page's calls in memory carry this header, so that what they depend on is told to the page. */
export const renderHeader = 'x-render-cache'

const dependencies = Symbol('dependencies')
const collecting = new Map<string, Dependencies>()

export const noDependencies = (): Dependencies => ({ on: new Set(), until: null, isPublic: true })

export function collectDependencies(app: KedaiApp): void {
  app.decorateRequest(dependencies, null)
  app.decorateRequest('dependsOn', function (this: FastifyRequest, topic: string, id: string | number) {
    dependenciesOf(this).on.add(`${topic}:${id}`)
  })
  app.decorateRequest('freshUntil', function (this: FastifyRequest, moment: Date | null) {
    merge(dependenciesOf(this), { on: new Set(), until: moment, isPublic: true })
  })
}

export const dependenciesOf = (request: FastifyRequest): Dependencies => (request[dependencies] ??= noDependencies())

/** Adds what one answer depends on to another that is made of it. */
export function merge(into: Dependencies, from: Dependencies): void {
  for (const name of from.on) into.on.add(name)
  if (from.until && (!into.until || from.until < into.until)) into.until = from.until
  into.isPublic &&= from.isPublic
}

/** Whether a page asks in memory; its ticket is looked at when it is told. */
export const isForPage = (request: FastifyRequest): boolean => request.headers[renderHeader] !== undefined

/** Whether a page that is being made asks in memory: its ticket is known. */
export function isAskedByPage({ headers }: FastifyRequest): boolean {
  const ticket = headers[renderHeader]
  return typeof ticket === 'string' && collecting.has(ticket)
}

/** Tells the page that asked in memory, if one did. */
export function tellPage(request: FastifyRequest, told: Dependencies): void {
  const ticket = request.headers[renderHeader]
  const page = typeof ticket === 'string' ? collecting.get(ticket) : undefined
  if (page) merge(page, told)
}

/** Runs the making of a page; calls that carry the ticket add to what it depends on. */
export async function collect<T>(
  work: (ticket: string) => Promise<T>,
): Promise<{ result: T; dependencies: Dependencies }> {
  const ticket = randomUUID()
  const collected = noDependencies()
  collecting.set(ticket, collected)
  try {
    return { result: await work(ticket), dependencies: collected }
  } finally {
    collecting.delete(ticket)
  }
}
