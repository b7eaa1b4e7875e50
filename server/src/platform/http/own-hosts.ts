import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/loopback.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { KedaiApp } from './app-types.ts'
import type { DomainHosts } from './domain-hosts.ts'
import { sendPlainErrorPage } from './error-page.ts'
import { refusalBody } from './refusals.ts'
import { wantsPage } from './wants-page.ts'

/** What a load balancer asks by whatever name or address it has for us. */
const forOperators = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Whether a name in `Host` is ours: that of PUBLIC_URL, one label below it (a shop's), HOST where it names one address, and this
 * machine by its own names. Any other would be put into links, origins and caches by whoever sends it.
 */
export function createHostRule({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): (hostname: string) => boolean {
  const bare = new URL(publicUrl).hostname
  const listening = ['0.0.0.0', '::'].includes(host) ? null : host.includes(':') ? `[${host}]` : host.toLowerCase()
  return (given) => {
    const name = given.toLowerCase().replace(/\.$/, '')
    if (name === bare || name === listening || isLoopback(name)) return true
    return name.endsWith(`.${bare}`) && /^[a-z0-9-]{1,63}$/.test(name.slice(0, -bare.length - 1))
  }
}

/** 404 for every name that is neither ours nor proven by a shop, before anything is looked up. */
export function refuseOtherHosts(
  app: KedaiApp,
  settings: Pick<Config, 'publicUrl' | 'host'>,
  domainHosts: Pick<DomainHosts, 'usernameOf'>,
): void {
  const isOurs = createHostRule(settings)
  app.addHook('onRequest', (request, reply, done) => {
    if (isOurs(request.hostname) || domainHosts.usernameOf(request.hostname) !== null) return done()
    if (forOperators.has(request.url.split('?', 1)[0] ?? '')) return done()
    const refused = new AppError('not_found', texts.unknownHost)
    reply.code(404).header('cache-control', 'private, no-store')
    if (wantsPage(request)) sendPlainErrorPage(request, reply, refused)
    else reply.type('application/json').send(JSON.stringify(refusalBody(request, refused)))
  })
}
