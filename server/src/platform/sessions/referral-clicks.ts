import type { FastifyReply } from 'fastify'
import type { AnyRequest, KedaiApp } from '../http/app-types.ts'
import { readCookie, setCookie } from './cookies.ts'

/** A link with somebody's code that this browser followed: first and last time. The code may be nobody's. */
export type ReferralClick = { code: string; first: Date; last: Date }

const keptDays = 365
const maxClicks = 8
const codeShape = /^[A-Z0-9]{4,12}$/
const clickShape = /^([A-Z0-9]{4,12})-(\d{9,11})-(\d{9,11})$/
const personal = Symbol('personal')

declare module 'fastify' {
  interface FastifyReply {
    [personal]?: boolean
  }
}

/** Remembers in the browser whose link (`?ref=`) it came by. What comes with such an answer is that browser's own. */
export function rememberReferrals(app: KedaiApp): void {
  app.addHook('onRequest', (request, reply, done) => {
    const code = codeIn(request)
    if (code !== null) note(request, reply)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply[personal]) reply.header('cache-control', 'private, no-store')
    done(null, payload)
  })
}

/** By whose links this browser came, with the one of this very request. A time that lies ahead counts as now. */
export function referralClicks(request: AnyRequest): ReferralClick[] {
  const now = request.server.clock.now()
  const read = (seconds: string | undefined) => new Date(Math.min(Number(seconds) * 1000, now.getTime()))
  const kept = (readCookie(request, 'referral') ?? '').split('.').flatMap((text): ReferralClick[] => {
    const [, code, first, last] = clickShape.exec(text) ?? []
    return code === undefined ? [] : [{ code, first: read(first), last: read(last) }]
  })
  const code = codeIn(request)
  if (code === null) return kept.slice(0, maxClicks)
  const before = kept.find((click) => click.code === code)
  const others = kept.filter((click) => click.code !== code)
  return [{ code, first: before?.first ?? now, last: now }, ...others].slice(0, maxClicks)
}

function note(request: AnyRequest, reply: FastifyReply): void {
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
  const clicks = referralClicks(request)
  const text = clicks.map((click) => `${click.code}-${seconds(click.first)}-${seconds(click.last)}`).join('.')
  setCookie(request, reply, 'referral', text, keptDays * 86_400)
  reply[personal] = true
}

function codeIn({ url, query }: AnyRequest): string | null {
  if (!url.includes('ref=')) return null
  const typed = typeof query === 'object' && query !== null && 'ref' in query ? query.ref : null
  const code = typeof typed === 'string' ? typed.trim().toUpperCase() : ''
  return codeShape.test(code) ? code : null
}
