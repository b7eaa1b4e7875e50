import { success } from '@kedai/contracts/envelope.ts'
import { claimedDownload, downloadParams } from '@kedai/contracts/orders.ts'
import { deviceLabel } from '@kedai/domain/downloads/device-label.ts'
import { downloadOfOrderParams, sellerOrder } from '@kedai/contracts/seller-orders.ts'
import { createHash } from 'node:crypto'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { shopOfToken } from '../orders/actions/read-buyer-order.ts'
import { readSellerOrder } from '../orders/actions/read-seller-order.ts'
import { claimDownload } from './actions/claim-download.ts'
import { stampDownload } from './actions/stamp-download.ts'
import { done } from './messages.ts'
import { forgetDevices, type Device } from './queries/devices.ts'
import { resetGrant } from './queries/grants.ts'

const tags = ['orders']

/** Fetching what was bought as a file, and giving a buyer another go. */
export async function downloadRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, files } = deps

  // A POST, because it uses one up: programs that open every link of a mail cannot.
  app.post(
    '/api/ajax/guest/order/:token/downloads/:grant_id',
    {
      schema: { params: downloadParams, response: { 200: success(claimedDownload) }, tags },
      config: { auth: 'guest', idOf: 'download', limits: ['own_link'] },
    },
    async (request, reply) => {
      keepAddressSecret(reply)
      const { token, grant_id: grantId } = request.params
      const shopId = await shopOfToken(deps, token)
      const claim = { shopId, token, grantId, now: clock.now() }
      const device = deviceOf(request)
      await stampDownload(deps, claim)
      const claimed = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        claimDownload(trx, { ...claim, device }),
      )
      const { link, key, file_name: fileName, bytes } = claimed
      return ok({
        url:
          key === null || fileName === null
            ? (link ?? '')
            : files.privateLink({ key, fileName, size: bytes ?? 0 }, clock.now()),
      })
    },
  )

  app.post(
    '/api/ajax/seller/orders/:order_no/downloads/:grant_id/reset',
    {
      schema: { params: downloadOfOrderParams, response: { 200: success(sellerOrder) }, tags },
      config: { auth: 'seller', work: 'orders', idOf: 'download' },
      preHandler: mustManage('orders'),
    },
    async (request) => {
      const { order_no: orderNo, grant_id: grantId } = request.params
      const { shopId, userId } = request.seller
      const now = clock.now()
      const reset = await inTransaction(db, { shopId }, async (trx) => {
        const grant = await resetGrant(trx, { shopId, orderNo, grantId, now })
        if (!grant) return null
        await forgetDevices(trx, shopId, grant)
        const subject = { type: 'order', ref: orderNo } as const
        await recordAudit(trx, { shopId, userId, action: 'download.reset', subject, now })
        return grant
      })
      if (!reset) throw new AppError('not_found', texts.notFound)
      return ok(await readSellerOrder(deps, request.seller, { orderNo, lang: request.lang }), request.say(done.reset))
    },
  )
}

// A browser is known by the cookie of a guest, which lasts half a year.
const deviceOf = (request: AnyRequest): Device => ({
  device: createHash('sha256').update(`device ${request.guestId}`).digest(),
  label: deviceLabel(request.headers['user-agent'] ?? ''),
})
