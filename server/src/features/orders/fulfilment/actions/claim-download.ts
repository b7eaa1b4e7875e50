import { whyNotDownload } from '@kedai/domain/downloads/why-not-download.ts'
import { orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { downloadRefusals } from '../../orders/actions/download-refusals.ts'
import { admitDevice } from './admit-device.ts'
import type { Device } from '../queries/devices.ts'
import { claimGrant, findGrant } from '../queries/grants.ts'
import type { Claim, Claimed } from '../queries/grants.ts'

/** Uses up one of a buyer's downloads. @throws AppError 404, 409 with the reason when none is left, 403 on a device too many */
export async function claimDownload(trx: Db, { device, ...claim }: Claim & { device: Device }): Promise<Claimed> {
  await admitDevice(trx, claim, device)
  const claimed = await claimGrant(trx, claim)
  if (claimed) return claimed
  const grant = await findGrant(trx, claim)
  if (!grant) throw new AppError('not_found', texts.notFound)
  const order = orderStatuses.find((status) => status === grant.order_status)
  const payment = paymentStatuses.find((status) => status === grant.payment_status)
  if (!order || !payment) throw new Error(`unknown state of an order: ${grant.order_status}, ${grant.payment_status}`)
  const refusal = whyNotDownload(
    { limit: grant.download_limit, used: grant.used, expiresAt: grant.expires_at, order, payment },
    claim.now,
  )
  // Refused, and open by now: the seller has just reset it.
  throw new AppError('conflict', refusal ? downloadRefusals[refusal] : texts.conflict)
}
