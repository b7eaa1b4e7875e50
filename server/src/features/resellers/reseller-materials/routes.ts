import { list, success } from '@kedai/contracts/envelope.ts'
import { programmeAreas, type ProgrammeArea } from '@kedai/contracts/programmes.ts'
import {
  addMaterial as addBody,
  materialParams,
  maxMaterials,
  type ResellerMaterial,
  resellerMaterial,
} from '@kedai/contracts/reseller-materials.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { shopUrl } from '../../../platform/http/shop-url.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { findMember } from '../resellers/shared/find-member.ts'
import { addMaterial } from './actions/add-material.ts'
import { materialTexts } from './messages.ts'
import { deleteMaterial, findCode, listMaterials, type MaterialRow } from './queries.ts'

const root = '/api/ajax/seller'
const tags = ['resellers']
const config = { auth: 'seller', work: 'resellers' } as const
const response = { 200: list(resellerMaterial) }

/** What a programme's members share, and how the shop hands it to them. (contract §9) */
export async function materialRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, publicDb, clock, files, limits, config: settings } = deps
  const preHandler = mustManage('resellers')

  const present =
    (link: string | null) =>
    ({ id, title, words, key, file_name: fileName, mime, added_at }: MaterialRow): ResellerMaterial => ({
      id,
      title,
      words: link === null ? words : words.replaceAll('{link}', link),
      file:
        key === null || fileName === null
          ? null
          : {
              name: fileName,
              url: files.privateLink({ key, fileName }, clock.now()),
              is_pdf: mime === 'application/pdf',
            },
      added_at: formatTime(added_at),
    })
  const answer = (rows: readonly MaterialRow[], link: string | null) =>
    okList(rows.map(present(link)), { page: 1, per_page: maxMaterials, total: rows.length, last_page: 1 })
  const read = (shopId: number, area: ProgrammeArea) =>
    inTransaction(db, { shopId, readOnly: true }, (trx) => listMaterials(trx, shopId, area, maxMaterials))

  for (const area of programmeAreas) {
    const path = `${root}/programmes/${area}/materials`
    app.get(path, { schema: { response, tags }, config, preHandler }, async ({ seller: { shopId } }) =>
      answer(await read(shopId, area), null),
    )

    app.post(
      path,
      {
        schema: { body: addBody, response: { 200: success(z.null()) }, tags },
        config,
        // Before the file is read.
        onRequest: preHandler,
      },
      async (request, reply) => {
        const { shopId, userId } = request.seller
        const { title, words, file: upload } = request.body
        await limits.take(request, 'upload')
        const file = upload ? await files.accept(upload, { shopId, kind: 'reseller_material', field: 'file' }) : null
        try {
          await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
            addMaterial(trx, files, { shopId, userId, area, now: clock.now() }, { title, words, file }).then(
              () => null,
            ),
          )
          return ok(null, request.say(materialTexts.added))
        } finally {
          if (file) await files.discardUnsaved(file)
        }
      },
    )

    app.get(
      `/api/ajax/${area}/materials`,
      { schema: { response, tags }, config: { auth: 'user' } },
      async (request) => {
        const { shopId, username, resellerId } = await findMember(publicDb, request, area)
        return inTransaction(db, { shopId, readOnly: true }, async (trx) => {
          const link = `${shopUrl(settings, username)}/?ref=${await findCode(trx, shopId, resellerId)}`
          return answer(await listMaterials(trx, shopId, area, maxMaterials), link)
        })
      },
    )
  }

  app.delete(
    `${root}/materials/:id`,
    {
      schema: { params: materialParams, response: { 200: success(z.null()) }, tags },
      config: { ...config, idOf: 'reseller_material' },
      preHandler,
    },
    async (request) => {
      const { shopId, userId } = request.seller
      await inTransaction(db, { shopId }, async (trx) => {
        const gone = await deleteMaterial(trx, shopId, request.params.id)
        if (!gone) throw new AppError('not_found', texts.notFound)
        await recordAudit(trx, {
          shopId,
          userId,
          action: 'programme.edited',
          subject: { type: 'programme', ref: gone.area, name: gone.title },
          before: { material: gone.title },
          now: clock.now(),
        })
      })
      return ok(null, request.say(materialTexts.removed))
    },
  )
}
