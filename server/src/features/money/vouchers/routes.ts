import { list, success } from '@kedai/contracts/envelope.ts'
import {
  attachToVoucher,
  payVoucher,
  prepareVoucher as prepareBody,
  saveVoucherSettings,
  voidVoucher,
  voucher as voucherShape,
  voucherListQuery,
  voucherParams,
  voucherRow,
  voucherSettings,
} from '@kedai/contracts/vouchers.ts'
import { can } from '@kedai/domain/people/permissions.ts'
import { voucherActionNames, type VoucherAction } from '@kedai/domain/vouchers/vouchers.ts'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustHaveConfirmed } from '../../shop/accounts/actions/must-have-confirmed.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { sendPdf } from '../../../platform/documents/send-pdf.ts'
import { readSeller } from '../invoices/actions/document-seller.ts'
import { openNumber } from '../../resellers/resellers/shared/seals.ts'
import { attachFile } from './actions/attach-file.ts'
import { moveVoucher } from './actions/move-voucher.ts'
import { prepareVoucher } from './actions/prepare-voucher.ts'
import { voucherDone, voucherTexts } from './messages.ts'
import { presentVoucherPaper } from './present/paper.ts'
import { sellerOfPaper } from './present/seller.ts'
import { presentVoucher, presentVoucherRow } from './present/voucher.ts'
import { listFiles } from './queries/files.ts'
import { findParts, findVoucher, listVouchers, needsTwo, saveNeedsTwo } from './queries/vouchers.ts'

const root = '/api/ajax/seller/vouchers'
const tags = ['vouchers']
const config = { auth: 'seller', work: 'payments' } as const
const ofVoucher = { ...config, idOf: 'voucher' } as const
const perPage = 25

const nothing = z.object({}).default({})
/** What each step takes. */
const bodies = { check: nothing, approve: nothing, pay: payVoucher, void: voidVoucher } satisfies Record<
  VoucherAction,
  z.ZodType
>
type StepBody = { paid_on?: string; reference?: string; reason?: string }

/** Payment vouchers: money that goes out. (contract §9) */
export async function voucherRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, limits, files } = deps
  const preHandler = mustManage('payments')

  async function readOne(trx: Db, { seller, lang }: AnyRequest, number: string) {
    const { shopId, userId } = seller
    const row = await findVoucher(trx, shopId, number)
    if (!row) throw new AppError('not_found', texts.notFound)
    const open = (kind: 'identity' | 'account', sealed: Buffer | null) =>
      sealed === null ? '' : openNumber(deps, shopId, kind, sealed)
    return presentVoucher(row, await findParts(trx, shopId, row.id), {
      lang,
      userId,
      identity: open('identity', row.identity_sealed),
      account: open('account', row.account_sealed),
      seesNumbers: can(seller.role, seller.permissions, 'payments'),
      files: await listFiles(trx, shopId, row.id),
      linkOf: (file) => files.privateLink(file, clock.now()),
    })
  }

  app.get(
    root,
    { schema: { querystring: voucherListQuery, response: { 200: list(voucherRow) }, tags }, config, preHandler },
    async (request) => {
      const { status, term = '', page } = request.query
      const { shopId } = request.seller
      if (term !== '') await limits.take(request, 'search')
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({ page, perPage, list: (slice) => listVouchers(trx, { shopId, status, term, ...slice }) }),
      )
      return okList(rows.map(presentVoucherRow), meta)
    },
  )

  app.post(
    root,
    { schema: { body: prepareBody, response: { 200: success(voucherShape) }, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const made = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) =>
        readOne(trx, request, await prepareVoucher(trx, deps, { shopId, userId, now: clock.now() }, request.body)),
      )
      return ok(made, request.say(voucherTexts.prepared, { number: made.number }))
    },
  )

  app.get(
    `${root}/:number`,
    {
      schema: { params: voucherParams, response: { 200: success(voucherShape) }, tags },
      config: ofVoucher,
      preHandler,
    },
    (request) =>
      inTransaction(db, { shopId: request.seller.shopId, readOnly: true }, async (trx) =>
        ok(await readOne(trx, request, request.params.number)),
      ),
  )

  app.get(
    `${root}/:number/pdf`,
    { schema: { params: voucherParams, tags }, config: { ...ofVoucher, raw: true }, preHandler },
    async (request, reply) => {
      const { shopId } = request.seller
      // Read in a transaction, drawn after it.
      const paper = await inTransaction(db, { shopId, readOnly: true }, async (trx) =>
        presentVoucherPaper(await readOne(trx, request, request.params.number), {
          lang: request.lang,
          seller: sellerOfPaper(await readSeller(trx, shopId, null), request.lang),
        }),
      )
      return sendPdf(deps, reply, paper, { paper: 'a4', shopId })
    },
  )

  app.post(
    `${root}/:number/attachments`,
    {
      schema: { params: voucherParams, body: attachToVoucher, response: { 200: success(voucherShape) }, tags },
      config: ofVoucher,
      // Before the file is read.
      onRequest: preHandler,
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { number } = request.params
      await limits.take(request, 'upload')
      const file = await files.accept(request.body.file, { shopId, kind: 'voucher_file', field: 'file' })
      try {
        const now = clock.now()
        const voucher = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
          await attachFile(trx, files, { shopId, userId, number, file, now })
          return readOne(trx, request, number)
        })
        return ok(voucher, request.say(voucherTexts.attached))
      } finally {
        await files.discardUnsaved(file)
      }
    },
  )

  for (const action of voucherActionNames)
    app.post(
      `${root}/:number/${action}`,
      {
        schema: {
          params: voucherParams,
          body: bodies[action] as z.ZodType<StepBody>, // of each of them
          response: { 200: success(voucherShape) },
          tags,
        },
        config: ofVoucher,
        preHandler,
      },
      async (request, reply) => {
        const { shopId, userId } = request.seller
        const { number } = request.params
        const { paid_on: paidOn, reference, reason } = request.body
        const moved = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
          await moveVoucher(trx, {
            shopId,
            userId,
            number,
            action,
            ...(paidOn !== undefined && { paidOn }),
            ...(reference !== undefined && { reference }),
            ...(reason !== undefined && { reason }),
            now: clock.now(),
          })
          return readOne(trx, request, number)
        })
        return ok(moved, request.say(voucherDone[action]))
      },
    )

  const settingsPath = '/api/ajax/seller/voucher-settings'
  app.get(
    settingsPath,
    { schema: { response: { 200: success(voucherSettings) }, tags }, config, preHandler },
    ({ seller: { shopId } }) =>
      inTransaction(db, { shopId, readOnly: true }, async (trx) => ok({ needs_two: await needsTwo(trx, shopId) })),
  )
  // The rule binds whoever prepares and pays, so it is not theirs to change.
  app.put(
    settingsPath,
    {
      schema: { body: saveVoucherSettings, response: { 200: success(voucherSettings) }, tags },
      config: { auth: 'seller', work: 'bank_accounts' },
      preHandler: [mustManage('bank_accounts'), mustHaveConfirmed],
    },
    async (request) => {
      const { shopId, userId } = request.seller
      const after = { needs_two: request.body.needs_two }
      await inTransaction(db, { shopId }, async (trx) => {
        const before = { needs_two: await needsTwo(trx, shopId) }
        if (before.needs_two === after.needs_two) return
        await saveNeedsTwo(trx, shopId, after.needs_two)
        await recordAudit(trx, {
          shopId,
          userId,
          action: 'voucher_settings.edited',
          subject: { type: 'shop', ref: shopId, name: '' },
          before,
          after,
          now: clock.now(),
        })
      })
      return ok(after, request.say(voucherTexts.settingsSaved))
    },
  )
}
