import type { FastifyRequest } from 'fastify'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say } from '../errors/message.ts'
import type { Message, Params } from '../errors/message.ts'
import type { AnyReply, AnyRequest, KedaiApp, ShopRef } from './app-types.ts'
import type { AppError } from '../errors/app-error.ts'
import type { DomainHosts } from './domain-hosts.ts'
import { languageOf } from './language.ts'
import { shopOfHost, shopRefOf } from './shop-ref.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Shows a refusal to a person; the page renderer replaces the plain one. */
    sendErrorPage: (request: AnyRequest, reply: AnyReply, refused: AppError) => AnyReply
  }
  interface FastifyRequest {
    [facts]: Facts | null
  }
}

// On the request itself: a map beside it, whose keys the collector must watch, costs more than what is kept there.
const facts = Symbol('facts')
type Facts = { lang?: Lang; shopRef?: ShopRef | null }

/** What a request says about itself, read when first asked for. */
export function describeRequests(app: KedaiApp, publicUrl: string, domainHosts: Pick<DomainHosts, 'usernameOf'>): void {
  const { hostname: bareHost, port, protocol } = new URL(publicUrl)
  const isPublicHttps = protocol === 'https:'
  const publicPort = port === '' ? '' : `:${port}`
  const factsOf = (request: FastifyRequest): Facts => (request[facts] ??= {})
  app.decorateRequest(facts, null)
  app.decorateRequest('lang', {
    getter(this: FastifyRequest) {
      return (factsOf(this).lang ??= languageOf(this.cookies['lang'], this.headers['accept-language']))
    },
  })
  app.decorateRequest('shopRef', {
    getter(this: FastifyRequest) {
      const known = factsOf(this)
      if (known.shopRef === undefined) {
        const username = domainHosts.usernameOf(this.hostname)
        known.shopRef = username === null ? shopRefOf(askedShop(this), bareHost) : { username, via: 'host' }
      }
      return known.shopRef
    },
  })
  app.decorateRequest('ownOrigin', {
    getter(this: FastifyRequest) {
      // A proxy may forward our name without its port, as nginx does with $host.
      if (isPublicHttps && (isOurHost(this.hostname, bareHost) || domainHosts.usernameOf(this.hostname) !== null))
        return `https://${this.hostname.toLowerCase()}${publicPort}`
      return `${this.isHttps ? 'https' : 'http'}://${this.host}`
    },
  })
  app.decorateRequest('isHttps', {
    getter(this: FastifyRequest) {
      return isPublicHttps || this.protocol === 'https'
    },
  })
  app.decorateRequest('say', function (this: FastifyRequest, message: Message, params?: Params) {
    return say(message, this.lang, params)
  })
}

const isOurHost = (hostname: string, bareHost: string): boolean =>
  hostname.toLowerCase() === bareHost || shopOfHost(hostname, bareHost) !== null

function askedShop(request: FastifyRequest) {
  const header = request.headers['x-shop']
  return { hostname: request.hostname, header: Array.isArray(header) ? header[0] : header, path: request.url }
}
