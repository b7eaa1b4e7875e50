import { readDeliveryStatus, type RecipientReport } from '@kedai/domain/messages/delivery-report.ts'
import { ConfigError, type Config } from '../../config/config.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../db/db.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { bounceAddresses, type BounceKind, type BounceRef } from './bounce-address.ts'
import { openBounceDoor, type OpenDoor } from './bounce-door.ts'
import { findDeliveryStatus } from './find-delivery-status.ts'

/** What became of a report. `later`: its mail is still being handed over; `unchanged`: it says nothing final, or nothing new. */
export type ReportOutcome = 'recorded' | 'unchanged' | 'unknown' | 'later'

export type MailReport = { shopId: number; deliveryId: number; reports: readonly RecipientReport[]; now: Date }
type Taker = (trx: Db, report: MailReport) => Promise<ReportOutcome>

export type Bounces = {
  /** As whom a mail leaves, so that its report finds back; null where reports are not set up. */
  senderOf(ref: BounceRef): string | null
  /** Who keeps what a report says of its kind. */
  on(kind: BounceKind, take: Taker): void
  /** Begins to listen and answers the port; null where no port is set. @throws ConfigError in one line where it is taken */
  open(): Promise<number | null>
  close(): Promise<void>
}

type Log = { info(facts: object, words: string): void }
type Parts = { config: Pick<Config, 'bounces' | 'appSecret'>; db: Db; clock: Clock; log: Log }

/** Mails that other servers refuse after they took them. */
export function createBounces({ config: { bounces: settings, appSecret }, db, clock, log }: Parts): Bounces {
  const addresses = settings && bounceAddresses(settings, appSecret)
  const takers = new Map<BounceKind, Taker>()
  let door: OpenDoor | null = null
  const take = async (ref: BounceRef, message: Buffer): Promise<'taken' | 'later'> => {
    const { kind, shopId, deliveryId } = ref
    const status = await findDeliveryStatus(message)
    const reports = status === null ? null : readDeliveryStatus(status)
    const outcome =
      reports === null
        ? 'no_report'
        : ((await inTransaction(db, { shopId }, async (trx) =>
            takers.get(kind)?.(trx, { shopId, deliveryId, reports, now: clock.now() }),
          )) ?? 'unknown')
    log.info({ kind, deliveryId, outcome }, 'a mail came back')
    return outcome === 'later' ? 'later' : 'taken'
  }
  return {
    senderOf: (ref) => addresses?.of(ref) ?? null,
    on: (kind, taker) => void takers.set(kind, taker),
    async open() {
      if (settings?.port == null || addresses === null) return null
      door = await openBounceDoor({ host: settings.host, port: settings.port, read: addresses.read, take }).catch(
        (error: unknown) => {
          const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
          throw new ConfigError(
            `BOUNCE_SMTP_PORT ${settings.port} on ${settings.host} cannot be used (${code}); set another BOUNCE_SMTP_PORT`,
          )
        },
      )
      return door.port
    },
    async close() {
      await door?.close()
      door = null
    },
  }
}
