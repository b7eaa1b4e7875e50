import type { FastifyContextConfig } from 'fastify'
import type { AnyReply, AnyRequest, KedaiApp } from '../http/app-types.ts'
import { isAskedByPage } from '../cache/dependencies.ts'
import { isFromOwnNetwork } from '../http/who-asks.ts'
import type { Limits } from './limits.ts'
import { keepNotes, notesOf } from './noted.ts'
import type { LimitName } from './table.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted before the handler runs. What strangers may write declares at least one here or in `counts`. */
    limits?: readonly LimitName[]
    /**
     * Counted by the door itself: failures alone, somebody it names, or one try however often it is sent. With `?` only where the
     * call has what is counted, as a file or a term.
     */
    counts?: readonly CountedName[]
  }
  interface FastifyInstance {
    /** Every call that needs no seller's and no operator's session. */
    openDoors: OpenDoor[]
  }
}

export type CountedName = LimitName | `${LimitName}?`

/** `floor`: the wide limit that it has without saying so. */
export type OpenDoor = {
  method: string
  path: string
  auth: 'none' | 'guest' | 'user'
  floor: LimitName
  limits: readonly LimitName[]
  counts: readonly CountedName[]
}

/**
 * Takes the limits that routes declare, and the floor of every open one. `strict` (tests, development): an answer that was
 * counted against another limit than its route declares, or not against one it does, is an error.
 */
export function holdDoors(app: KedaiApp, limits: Limits, { strict }: { strict: boolean }): void {
  keepNotes(app)
  app.decorate('openDoors', [])
  app.addHook('onRoute', ({ method, url, config = {} }) => {
    for (const one of [method].flat())
      if (isOpen(config) && one !== 'HEAD' && one !== 'OPTIONS') app.openDoors.push(doorOf(one, url, config))
  })
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions
    if (!isOpen(config) || isAskedByPage(request) || isFromOwnNetwork(request)) return
    const floor = floorOf(request.method, config)
    if (!config.limits?.includes(floor)) await limits.take(request, floor)
  })
  app.addHook('preHandler', async (request) => {
    for (const name of request.routeOptions.config.limits ?? []) await limits.take(request, name)
  })
  if (strict) app.addHook('onSend', async (request, reply) => mustBeDeclared(request, reply))
}

/** @throws Error what is wrong with the limits that a door declares; null where nothing is. */
export function wrongWith({ method, path, auth, limits, counts }: OpenDoor): string | null {
  const own = [...limits, ...counts.filter((name) => !name.endsWith('?'))]
  if (auth !== 'user' && method !== 'GET' && own.length === 0)
    return `${method} ${path}: strangers may write here, and no limit counts them`
  if (/\/pdf$|\.(?:png|pdf)$/.test(path) && !own.includes('paper'))
    return `${method} ${path}: it is drawn, and is not counted as paper`
  return null
}

type OpenConfig = FastifyContextConfig & { auth?: OpenDoor['auth'] }
const isOpen = (config: FastifyContextConfig): config is OpenConfig =>
  config.auth !== 'seller' && config.auth !== 'operator'

const floorOf = (method: string, { writes }: FastifyContextConfig): LimitName =>
  (method === 'GET' || method === 'HEAD') && writes !== true ? 'reading' : 'writing'

const doorOf = (method: string, path: string, config: OpenConfig): OpenDoor => ({
  method,
  path,
  auth: config.auth ?? 'none',
  floor: floorOf(method, config),
  limits: config.limits ?? [],
  counts: config.counts ?? [],
})

function mustBeDeclared(request: AnyRequest, reply: AnyReply): void {
  const { config, url, method } = request.routeOptions
  if (!isOpen(config) || url === undefined) return
  const { names, isTwin } = notesOf(request)
  const declared: readonly string[] = [...(config.limits ?? []), ...(config.counts ?? [])]
  const floor = floorOf(request.method, config)
  const undeclared = [...names].filter(
    (name) => name !== floor && !declared.includes(name) && !declared.includes(`${name}?`),
  )
  if (undeclared.length > 0) throw new Error(`${method} ${url} counts ${undeclared.join(', ')} without saying so`)
  const left = declared.filter((name) => !name.endsWith('?') && !names.has(name as LimitName)) // the table's own names
  if (left.length > 0 && !isTwin && reply.statusCode < 300 && request.headers['idempotency-key'] === undefined)
    throw new Error(`${method} ${url} does not count ${left.join(', ')}, as it says`)
}
