import type { SavePush } from '@kedai/contracts/push.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { ECDH } from 'node:crypto'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { whyNotPost } from '../../../../platform/public-web/post-public.ts'
import { texts } from '../messages.ts'
import { keepNewest, queueSwitchedOn, saveSubscription } from '../queries.ts'

const maxDevices = 10

type Subscribing = {
  shopId: number
  userId: number
  sessionId: string
  lang: Lang
  typed: SavePush
  isDemo: boolean
  now: Date
}

/** A device hears of the shop's orders from now on, for as long as its session lasts. @throws AppError 422 for what no browser gives */
export async function subscribe(
  trx: Db,
  { shopId, userId, sessionId, lang, typed: { endpoint, keys }, isDemo, now }: Subscribing,
): Promise<void> {
  if (whyNotPost(endpoint, isDemo) !== null) throw refuseField('endpoint', texts.badEndpoint)
  if (!isPoint(keys.p256dh) || Buffer.from(keys.auth, 'base64url').length !== 16)
    throw refuseField('keys', texts.badKeys)
  const { id, isNew } = await saveSubscription(trx, { shopId, sessionId, endpoint, keys, lang, now })
  if (!isNew) return
  await keepNewest(trx, { shopId, userId, max: maxDevices })
  await queueSwitchedOn(trx, { shopId, id, now })
}

function isPoint(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length !== 65) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}
