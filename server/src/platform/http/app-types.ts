import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AuditMark } from '@kedai/domain/audit/audit-marks.ts'
import type { OperatorNeed } from '@kedai/domain/operators/operator-access.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Message, Params } from '../errors/message.ts'

/** The Fastify instance of this product: routes are typed by their zod contracts. */
export type KedaiApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** A request or reply of any route, for hooks and small door functions. */
export type AnyRequest = FastifyRequest
export type AnyReply = FastifyReply

/** Which shop a request means, and how it said so; whether that shop exists is the feature's question. */
export type ShopRef = { username: string; via: 'host' | 'header' | 'path' }

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call: `seller` and `user` need a session (401 without); `operator` one of who runs the installation, and is a 404 to
     * everybody else; `guest` is anybody with a browser; `none` anybody at all.
     */
    auth?: 'none' | 'guest' | 'user' | 'seller' | 'operator'
    /** The area of work a staff member needs; copied to the document as `x-work`. */
    work?: string
    /** With `auth: 'operator'`: what an operator must be allowed, of the shop that the path names where it names one; copied as `x-operates`. */
    operates?: OperatorNeed
    /** Of a seller's call that writes: what it leaves in the shop's log; filled in from `audit/seller-writes.ts` where the route does not say it. */
    audit?: AuditMark
    /** Whose id the path carries, for the matrices generated from the document (`order`, `product`, …). */
    idOf?: string
    /** A GET that writes: guarded like a POST. (contract §1a) */
    writes?: true
    /** `exempt`: signed or harmless by itself; `no-marker`: token needed, XHR marker not. (contract §1a) */
    csrf?: 'exempt' | 'no-marker'
    /**
     * `public`: the answer is the same for everybody who shares shop and language. `guests`: likewise, but for the signed-in,
     * who get one of their own. Everything else is private, no-store.
     */
    cache?: 'public' | 'guests'
    /** Multipart, whose file of this name is handed to the route while it arrives; `most` bytes. Everything that needs no body is asked before. */
    streams?: { field: string; most: number }
    /** Asked before an answer from memory, of which the handler hears nothing. @throws AppError where there is to be none. */
    beforeKept?: (request: FastifyRequest) => Promise<void>
    /** Answered without the envelope and without version negotiation. */
    raw?: true
  }

  interface FastifyRequest {
    /** Language of the answer: `lang` cookie, else Accept-Language, else Malay. */
    readonly lang: Lang
    /** The text in the language of this request. */
    say(message: Message, params?: Params): string
    readonly shopRef: ShopRef | null
    /** Whether the browser came over https: PUBLIC_URL says so, whatever a proxy forwards; else the connection or a trusted proxy does. */
    readonly isHttps: boolean
    /** Scheme and host as the browser sees them, e.g. `http://localhost:3000`. */
    readonly ownOrigin: string
  }
}
