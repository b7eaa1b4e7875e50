import { randomBytes } from 'node:crypto'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { lockShop } from '../../../../platform/settings/lock-shop.ts'
import { refusals } from '../messages.ts'
import { deleteDomain, isTaken, lockDomain, saveClaim } from '../queries.ts'
import { readHost } from '../read-host.ts'

type By = { shopId: number; userId: number; now: Date }

/**
 * Notes that a shop wants a name; that blocks nobody else. The same once more changes nothing, another replaces it.
 * `ours`: addresses of this installation.
 * @throws AppError 422 at `host`
 */
export async function claimDomain(
  trx: Db,
  by: By,
  { typed, publicUrl, ours }: { typed: string; publicUrl: string; ours: string[] },
): Promise<void> {
  const { shopId, now } = by
  const read = readHost(typed, publicUrl)
  if ('problem' in read) throw refuseField('host', refusals[read.problem], { host: read.host })
  await lockShop(trx, shopId)
  const current = await lockDomain(trx, shopId)
  if (current?.host === read.host) return
  if (await isTaken(trx, read.host, shopId)) throw refuseField('host', refusals.taken)
  await saveClaim(trx, { shopId, host: read.host, token: randomBytes(18).toString('base64url'), ours, now })
  await tell(trx, by, current?.host ?? null, read.host)
}

/** Lets a shop's name go, for anybody. Done twice it is done once. */
export async function releaseDomain(trx: Db, by: By): Promise<void> {
  const current = await lockDomain(trx, by.shopId)
  if (!current) return
  await deleteDomain(trx, by.shopId)
  await tell(trx, by, current.host, null)
}

async function tell(trx: Db, { shopId, userId, now }: By, before: string | null, after: string | null): Promise<void> {
  await recordAudit(trx, {
    shopId,
    userId,
    now,
    action: 'shop.edited',
    subject: { type: 'shop', ref: 'domain' },
    before: { domain: before },
    after: { domain: after },
  })
  publishChange(trx, 'shop', shopId)
  publishChange(trx, 'domain', shopId)
}
