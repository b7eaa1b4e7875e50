import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { refusals } from '../messages.ts'
import { listDevices, lockDevices, noteDevice, type Device } from '../queries/devices.ts'
import type { Claim } from '../queries/grants.ts'

/** Writes down which device fetches what has a limit of devices. @throws AppError 403 on one too many */
export async function admitDevice(trx: Db, claim: Claim, device: Device): Promise<void> {
  const limited = await lockDevices(trx, claim)
  if (!limited) return
  const known = await listDevices(trx, claim.shopId, limited)
  const isNew = !known.some((other) => other.device.equals(device.device))
  if (isNew && known.length >= limited.limit)
    throw new AppError('forbidden', refusals.noMoreDevices, { params: { count: String(known.length) } })
  await noteDevice(trx, claim.shopId, limited, { ...device, now: claim.now })
}
