import { success } from '@kedai/contracts/envelope.ts'
import { viewParams } from '@kedai/contracts/items.ts'
import {
  joinViralLock,
  saveViralLock as saveBody,
  sellerViralLock,
  viralLockParams,
  viralShare,
  viralShareParams,
  type ViralShare,
} from '@kedai/contracts/viral-locks.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import type { KeyObject } from 'node:crypto'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { referralClicks } from '../../../platform/sessions/referral-clicks.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { shopOfView } from '../../sell/items/shared/shop-of-view.ts'
import { leaveLead } from '../leads/actions/leave-lead.ts'
import { mustBePhone } from '../opt-outs/actions/read-contacts.ts'
import { isOpenAt, isTaken, newCode } from './actions/count-visits.ts'
import { readViralLock, saveViralLock } from './actions/save-viral-lock.ts'
import { deviceOf } from './device.ts'
import { texts } from './messages.ts'
import { findLock, findShare, upsertShare, type FoundLock, type ShareRow } from './queries.ts'
import type { Visits } from './visits.ts'

const tags = ['growth']
const config = { auth: 'seller', work: 'products', idOf: 'product' } as const
const path = '/api/ajax/guest/viral-lock/:view_id'

/** A link of one's own, how far it has come, and the seller's rules. (contract §12) */
export async function viralLockRoutes(
  app: KedaiApp,
  deps: Deps,
  { visits, key }: { visits: Visits; key: KeyObject },
): Promise<void> {
  const { db, clock } = deps

  app.post(
    path,
    {
      schema: { params: viewParams, body: joinViralLock, response: { 200: success(viralShare) }, tags },
      config: { auth: 'guest', idOf: 'product', limits: ['lead'] },
    },
    async (request, reply) => {
      const { view_id: viewId } = request.params
      const shopId = await mustBeSold(deps, viewId)
      const phone = mustBePhone(request.body.phone)
      void request.guestId // the browser is known from here on
      const { device, address } = deviceOf(request, key)
      const shown = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const lock = await findLock(trx, shopId, viewId)
        const now = clock.now()
        if (!lock || !isOpenAt(lock, now) || (await isTaken(trx, lock))) throw new AppError('conflict', texts.none)
        if (request.body.consent === true)
          await leaveLead(
            trx,
            { name: displayPhone(phone), phone, consent: true, source: 'viral_lock' },
            {
              ...{ shopId, lang: request.lang, now },
              came: { clicks: referralClicks(request), userId: request.session?.user.id ?? null },
            },
          )
        const share = await upsertShare(trx, {
          shop_id: shopId,
          product_id: lock.product_id,
          phone,
          code: newCode(10),
          device,
          address,
          created_at: now,
        })
        return present(request, deps, {
          lock,
          share,
          isMine: share.device === device,
          isOver: share.stopped_at !== null,
        })
      })
      return ok(shown, request.say(texts.started))
    },
  )

  app.get(
    `${path}/:code`,
    {
      schema: { params: viralShareParams, response: { 200: success(viralShare) }, tags },
      config: { auth: 'guest', idOf: 'viral_share' },
    },
    async (request) => {
      const { view_id: viewId, code } = request.params
      const shopId = await mustBeSold(deps, viewId)
      await visits.settled()
      const { device } = deviceOf(request, key)
      return ok(
        await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
          const lock = await findLock(trx, shopId, viewId)
          const share = await findShare(trx, shopId, code)
          if (!lock || !share || share.product_id !== lock.product_id) throw new AppError('not_found', common.notFound)
          const isOver = share.stopped_at !== null || !isOpenAt(lock, clock.now()) || (await isTaken(trx, lock))
          return present(request, deps, { lock, share, isMine: share.device === device, isOver })
        }),
      )
    },
  )

  const ofSeller = '/api/ajax/seller/products/:id/viral-lock'
  const preHandler = mustManage('products')
  const response = { 200: success(sellerViralLock.nullable()) }
  app.get(
    ofSeller,
    { schema: { params: viralLockParams, response, tags }, config, preHandler },
    async ({ seller: { shopId }, params: { id } }) =>
      ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => readViralLock(trx, { shopId, productId: id }))),
  )

  app.put(
    ofSeller,
    { schema: { params: viralLockParams, body: saveBody, response, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const which = { shopId, productId: request.params.id }
      const saved = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        await saveViralLock(trx, { ...which, userId }, request.body, clock.now())
        return readViralLock(trx, which)
      })
      return ok(saved, request.say(texts.saved))
    },
  )
}

async function mustBeSold({ publicDb }: Deps, viewId: string): Promise<number> {
  const shop = await shopOfView(publicDb, viewId)
  if (shop === null) throw new AppError('not_found', common.notFound)
  return shop.shop_id
}

type Shown = { lock: FoundLock; share: ShareRow; isMine: boolean; isOver: boolean }

function present(
  request: AnyRequest,
  { config: { publicUrl } }: Deps,
  { lock, share, isMine, isOver }: Shown,
): ViralShare {
  const link = `${publicUrl}/s/${lock.username}/i/${encodeURIComponent(lock.view_id)}?vl=${share.code}`
  const isOpen = share.opened_at !== null
  return {
    link,
    code: share.code,
    progress: Math.min(share.counted, lock.goal),
    goal: lock.goal,
    counts: lock.counts === 'orders' ? 'orders' : 'visitors',
    is_open: isOpen,
    is_over: isOver && !isOpen,
    is_mine: isMine,
    whatsapp_link: whatsappLink(null, request.say(texts.share, { title: lock.title, link })),
    reward: {
      kind: lock.reward_kind === 'download' ? 'download' : 'coupon',
      text: lock.reward_text,
      code: isOpen && isMine ? share.reward_code : null,
      url: isOpen && isMine ? lock.url : null,
    },
  }
}
