import type { Config } from './config/config.ts'
import type { Couriers } from '../integrations/couriers/registry.ts'
import type { PaymentGateways } from '../integrations/payments/registry.ts'
import type { DnsLookup } from '../integrations/dns/dns-lookup.ts'
import type { SmsProvider } from '../integrations/sms/sms-provider.ts'
import type { Clock } from './clock/clock.ts'
import type { Csrf } from './csrf/guard.ts'
import type { Db } from './db/db.ts'
import type { Database } from './db/open-database.ts'
import type { Documents } from './documents/documents.ts'
import type { Stamper } from './stamps/stamper.ts'
import type { Changes } from './events/changes.ts'
import type { Events } from './events/events.ts'
import type { Files } from './files/files.ts'
import type { DomainHosts } from './http/domain-hosts.ts'
import type { Jobs } from './jobs/create-jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { Bounces } from './mail/bounces/bounces.ts'
import type { Mail } from './mail/mail.ts'
import type { FileParser } from './parsing/file-parser.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { Sealing } from './sealing.ts'
import type { Pages } from './ssr/pages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** `Deps.db`, for guards that are handed a request and nothing else. */
    db: Db
    /** `Deps.clock`, likewise. */
    clock: Clock
  }
}

/** What the platform gives to every feature. */
export type Deps = {
  config: Config
  clock: Clock
  database: Database
  /** `database.app`: rows of the shop that the transaction names. */
  db: Db
  /** `database.public`: may only read what anybody may see. */
  publicDb: Db
  changes: Changes
  events: Events
  jobs: Jobs
  /** Host names of shops' own. */
  domainHosts: DomainHosts
  dns: DnsLookup
  csrf: Csrf
  sessions: Sessions
  /** Sockets that listen. */
  realtime: Realtime
  limits: Limits
  files: Files
  /** Reads what strangers upload, off the request's thread. */
  parser: FileParser
  documents: Documents
  /** Writes the buyer's name on PDF files that are sold. */
  stamper: Stamper
  mail: Mail
  bounces: Bounces
  /** null: no provider is set up. */
  sms: SmsProvider | null
  gateways: PaymentGateways
  couriers: Couriers
  /** Credentials of shops with their payment providers and couriers. */
  sealing: Sealing
  pages: Pages
}
