import { addCodes, addedCodes, codeParams, codePools, codesParams } from '@kedai/contracts/codes.ts'
import { success } from '@kedai/contracts/envelope.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { productSubject } from '../catalogue/shared/product-subject.ts'
import { dropCode, keepCodes, readPools } from './actions/keep-codes.ts'
import { texts } from './messages.ts'

const path = '/api/ajax/seller/products/:id/codes'
const tags = ['products']
const config = { auth: 'seller', work: 'products', idOf: 'product' } as const

/** Codes go in and are not shown again but for their ends. */
export async function codeRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('products')

  app.get(
    path,
    { schema: { params: codesParams, response: { 200: success(codePools) }, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      return ok(
        await inTransaction(db, { shopId, readOnly: true }, (trx) =>
          readPools(trx, { shopId, productId: request.params.id }),
        ),
      )
    },
  )

  app.post(
    path,
    {
      schema: { params: codesParams, body: addCodes, response: { 200: success(addedCodes) }, tags },
      config,
      preHandler,
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { variation_id: typedId, codes } = request.body
      const of = { shopId, productId: request.params.id }
      const variationId = typeof typedId === 'number' ? typedId : undefined
      const kept = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const now = clock.now()
        const done = await keepCodes(trx, { ...of, variationId, typed: codes, now })
        if (done.added > 0) await tell(trx, { ...of, userId, action: 'codes.added', count: done.added, now })
        return done
      })
      const pools = await inTransaction(db, { shopId, readOnly: true }, (trx) => readPools(trx, of))
      const said = kept.repeated > 0 ? texts.addedSome : texts.added
      return ok({ ...kept, pools }, request.say(said, { count: kept.added, repeated: kept.repeated }))
    },
  )

  app.delete(
    `${path}/:code_id`,
    {
      schema: { params: codeParams, response: { 200: success(codePools) }, tags },
      config: { ...config, idOf: 'product_code' },
      preHandler,
    },
    async (request) => {
      const { shopId, userId } = request.seller
      const of = { shopId, productId: request.params.id }
      const pools = await inTransaction(db, { shopId }, async (trx) => {
        await dropCode(trx, { ...of, id: request.params.code_id })
        await tell(trx, { ...of, userId, action: 'codes.removed', count: 1, now: clock.now() })
        return readPools(trx, of)
      })
      return ok(pools, request.say(texts.removed))
    },
  )
}

type Told = {
  shopId: number
  productId: number
  userId: number
  action: 'codes.added' | 'codes.removed'
  count: number
  now: Date
}

async function tell(trx: Db, { shopId, productId, userId, action, count, now }: Told): Promise<void> {
  const subject = await productSubject(trx, shopId, productId)
  await recordAudit(trx, { shopId, userId, action, subject, after: { codes: count }, now })
}
