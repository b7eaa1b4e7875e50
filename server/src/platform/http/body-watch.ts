import { networkOfRequest } from './who-asks.ts'
import type { IncomingMessage } from 'node:http'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from './app-types.ts'
import { createBodyRoom } from './body-room.ts'
import type { Held, RoomLimits } from './body-room.ts'

export type BodyLimits = RoomLimits & {
  /** A sender of whom nothing has come for so long is hung up on. */
  silentMs: number
  /** The same for a large file that is streamed: phones leave a network for a while. */
  streamSilentMs: number
  /** How long a whole body may take: multipart, and any other. A streamed one has the time of the server's `requestTimeout`. */
  formMs: number
  textMs: number
}

const mega = 1024 * 1024

export const bodyLimits: BodyLimits = {
  silentMs: 20_000,
  streamSilentMs: 60_000,
  formMs: 300_000,
  textMs: 60_000,
  maxBodies: 8_000,
  maxBodiesOfOne: 2_000,
  maxBytes: 160 * mega,
  maxBytesOfOne: 64 * mega,
}

type Watch = { held: Held; fail: ((reason: AppError) => void) | null }

const watched = Symbol('body watch')
declare module 'fastify' {
  interface FastifyRequest {
    [watched]: Watch | null
  }
}

/** Every body has a place, a time and a pulse: too many at once are refused before they are read, and a silent sender is let go. */
export function watchBodies(app: KedaiApp, limits: BodyLimits): void {
  const room = createBodyRoom(limits)
  app.decorateRequest(watched, null)
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (raw.complete || hasNoBody(raw)) return done()
    try {
      const held = room.enter(networkOfRequest(request))
      request[watched] = { held, fail: null }
      raw.once('end', held.arrived).once('close', held.arrived)
      reply.raw.once('close', held.release)
      hangUpWhenLate(request, reply, limits)
      done()
    } catch (error) {
      done(error as AppError)
    }
  })
  app.addHook('onResponse', (request, _reply, done) => {
    request[watched]?.held.release()
    done()
  })
}

export const hasNoBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0

/** Counts bytes that are kept in memory until the answer is sent. @throws AppError `too_many`, `busy` when they are too many */
export const holdBytes = (request: AnyRequest, bytes: number): void => request[watched]?.held.hold(bytes)

/** Settles as `reading`, or is refused when the sender falls silent meanwhile. */
export function unlessLate<Body>(request: AnyRequest, reading: Promise<Body>): Promise<Body> {
  const watch = request[watched]
  if (!watch) return reading
  return Promise.race([
    reading,
    new Promise<never>((_resolve, reject) => {
      watch.fail = reject
    }),
  ])
}

function hangUpWhenLate(request: AnyRequest, reply: AnyReply, limits: BodyLimits): void {
  const { raw } = request
  const { socket } = raw
  const isForm = /^multipart\//i.test(raw.headers['content-type'] ?? '')
  const streams = request.routeOptions.config.streams !== undefined
  const silentMs = streams ? limits.streamSilentMs : limits.silentMs
  const wholeMs = streams ? Infinity : isForm ? limits.formMs : limits.textMs
  const began = performance.now()
  let heardAt = began
  let seen = socket.bytesRead
  const timer = setInterval(
    () => {
      const now = performance.now()
      // While we read slowly ourselves, the sender may not go on.
      if (socket.bytesRead !== seen || raw.readableFlowing !== true) {
        seen = socket.bytesRead
        heardAt = now
      }
      if (now - heardAt < silentMs && now - began < wholeMs) return
      stop()
      hangUp(request, reply)
    },
    Math.min(1_000, silentMs / 4),
  )
  timer.unref()
  const stop = () => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}

// Whoever reads the body is told, so that the answer leaves in the ordinary way; then the line is cut.
function hangUp(request: AnyRequest, reply: AnyReply): void {
  const { raw } = request
  const reason = new AppError('too_slow', texts.tooSlow)
  const fail = request[watched]?.fail
  if (reply.sent || (!fail && raw.listenerCount('error') === 0)) return void raw.destroy()
  reply.header('connection', 'close')
  if (fail) fail(reason)
  else raw.emit('error', reason)
  setTimeout(() => raw.destroy(), 2_000).unref()
}
