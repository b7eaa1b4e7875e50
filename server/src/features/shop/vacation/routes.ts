import { success } from '@kedai/contracts/envelope.ts'
import { saveVacation as saveBody, vacation } from '@kedai/contracts/vacation.ts'
import type { SellerVacation } from '@kedai/contracts/vacation.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { readVacation, vacationIsOn } from '@kedai/domain/vacation/vacation.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../platform/settings/save-settings.ts'
import { judgeVacation } from './actions/judge-vacation.ts'
import { saveVacation } from './actions/save-vacation.ts'
import { vacationSaved } from './messages.ts'
import { readStoredVacation } from './queries.ts'

const path = '/api/ajax/seller/vacation'
const tags = ['shop']
const response = { 200: success(vacation) }

export async function vacationRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const config = { auth: 'seller', work: 'shop_settings' } as const
  const preHandler = mustManage('shop_settings')
  const read = (shopId: number) => async (trx: Db) => present(await readStoredVacation(trx, shopId), clock.now())

  app.get(path, { schema: { response, tags }, config, preHandler }, async ({ seller }) =>
    ok(await inTransaction(db, { shopId: seller.shopId, readOnly: true }, read(seller.shopId))),
  )

  app.put(path, { schema: { body: saveBody, response, tags }, config, preHandler }, async (request) => {
    const { shopId, userId } = request.seller
    const wanted = judgeVacation(request.body, clock.now())
    const { revision } = request.body
    const log = { userId, now: clock.now(), action: 'vacation.edited', ref: 'vacation', factsOf } as const
    const saved = await inTransaction(db, { shopId }, (trx) =>
      saveSettings(trx, { shopId, revision, read: read(shopId), write: () => saveVacation(trx, shopId, wanted), log }),
    )
    return ok(saved, request.say(wanted.isActive ? vacationSaved.on : vacationSaved.off))
  })
}

const factsOf = ({ is_active, mode, message, starts_at, ends_at, dispatch_on }: SellerVacation) => ({
  is_active,
  mode,
  message,
  starts_at,
  ends_at,
  dispatch_on,
})

function present(stored: unknown, now: Date): SellerVacation {
  const found = readVacation(stored)
  if (found === null)
    return {
      is_active: false,
      mode: 'browse',
      message: '',
      starts_at: null,
      ends_at: null,
      dispatch_on: null,
      is_on: false,
      revision: revisionOf({}),
    }
  const { isActive, mode, message, startsAt, endsAt, dispatchOn } = found
  return {
    is_active: isActive,
    mode,
    message,
    starts_at: startsAt && formatTime(startsAt),
    ends_at: endsAt && formatTime(endsAt),
    dispatch_on: dispatchOn,
    is_on: vacationIsOn(found, now),
    revision: revisionOf(found),
  }
}
