import { addressOfRequest } from '../../../../platform/http/who-asks.ts'
import { success } from '@kedai/contracts/envelope.ts'
import {
  applicant as applicantReply,
  appliedToProgramme,
  applyToProgramme as applyBody,
  programmeAreas,
  programmesQuery,
  publicProgramme,
} from '@kedai/contracts/programmes.ts'
import type { UploadedFile } from '@kedai/contracts/values.ts'
import { z } from 'zod'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import type { AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { asOneTry } from '../../../../platform/idempotency/as-one-try.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { hashPassword } from '../../../shop/accounts/actions/passwords.ts'
import { applyToProgramme, HasAccount, KnownAlready } from '../actions/apply.ts'
import { tellKnown } from '../actions/tell-known.ts'
import { applyTexts } from '../apply-messages.ts'
import { judgeApplication } from '../judge-application.ts'
import { presentPublicProgramme } from '../present/programme.ts'
import { findProgramme, listOpenProgrammes, listRanks } from '../queries/programmes.ts'
import { findShopId } from '../queries/shop.ts'

const root = '/api/ajax/guest/programmes'
const tags = ['resellers']
const config = { auth: 'guest' } as const

/** What strangers see of a shop's programmes, and how they apply. (contract §9) */
export async function guestProgrammeRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, publicDb, clock, files, limits } = deps

  async function shopOf({ shopRef }: AnyRequest): Promise<number> {
    const shopId = shopRef ? await findShopId(publicDb, shopRef.username) : null
    if (shopId === null) throw new AppError('not_found', texts.notFound)
    return shopId
  }

  app.get(
    root,
    {
      schema: {
        tags,
        summary: 'Programmes that take applications',
        querystring: programmesQuery,
        response: { 200: success(z.array(publicProgramme)) },
      },
      config,
    },
    async (request) => {
      const shopId = await shopOf(request)
      return inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const open = await listOpenProgrammes(trx, shopId, request.query.area ?? null)
        const ranks = open.length > 0 ? await listRanks(trx, shopId, null) : []
        const sorted = programmeAreas.flatMap((area) => open.filter((row) => row.area === area))
        return ok(sorted.map((row) => presentPublicProgramme(row, ranks)))
      })
    },
  )

  app.get(
    `${root}/applicant`,
    { schema: { tags, summary: 'As whom one applies', response: { 200: success(applicantReply) } }, config },
    async ({ session }) => ok({ email: session?.user.email ?? null }),
  )

  for (const area of programmeAreas)
    app.post(
      `${root}/${area}/apply`,
      {
        schema: {
          tags,
          summary: 'Apply to a programme',
          body: applyBody,
          response: { 200: success(appliedToProgramme) },
        },
        config: { ...config, counts: ['register_try', 'known_person?', 'mailed_address?'] },
        onRequest: async (request) => {
          await limits.mustBeOpen(request, 'register_try')
          await limits.mustBeOpen(request, 'known_person')
        },
      },
      async (request, reply) => {
        const shopId = await shopOf(request)
        const programme = await inTransaction(db, { shopId, readOnly: true }, (trx) => findProgramme(trx, shopId, area))
        if (!programme?.is_open) throw new AppError('not_found', applyTexts.closed)
        const { body, session } = request
        const door = { db, clock, request, reply, options: { shopId } }
        return asOneTry(
          door,
          () => limits.take(request, 'register_try'),
          async () => {
            const { applicant, fields } = judgeApplication(body, programme.fields, session?.user.email ?? null)
            const isComplete = Object.keys(fields).length === 0
            const documents = isComplete ? await accept(shopId, documentsOf(body.documents)) : []
            try {
              const person = session
                ? { userId: session.user.id }
                : {
                    passwordHash: isComplete ? await hashPassword(body.password) : '',
                    lang: request.lang,
                    isEmailVerified: false,
                  }
              await idempotent(door, (trx) =>
                applyToProgramme(trx, deps, {
                  shopId,
                  area,
                  applicant,
                  fields,
                  person,
                  documents,
                  sponsorCode: body.sponsor_code,
                  address: addressOfRequest(request),
                  now: clock.now(),
                }).then(() => null),
              ).catch((refusal: unknown) => tellNothing(request, shopId, refusal))
              return ok({ status: 'applied' as const }, request.say(applyTexts.applied))
            } finally {
              for (const file of documents) await files.discardUnsaved(file)
            }
          },
        )
      },
    )

  // Whether a phone, a number or an address is known is told to few who ask (contract §9), of other accounts to nobody (§7).
  async function tellNothing(request: AnyRequest, shopId: number, refusal: unknown): Promise<null> {
    if (refusal instanceof HasAccount) {
      await tellKnown(deps, request, { shopId, emails: [refusal.email] })
      return null
    }
    if (refusal instanceof KnownAlready) {
      await limits.take(request, 'known_person')
      await tellKnown(deps, request, { shopId, emails: refusal.emails })
    }
    throw refusal
  }

  // Before the transaction: decoding is slow and storage may be far away.
  async function accept(shopId: number, uploads: readonly UploadedFile[]): Promise<StoredFile[]> {
    const kept: StoredFile[] = []
    try {
      for (const upload of uploads)
        kept.push(await files.accept(upload, { shopId, kind: 'reseller_document', field: 'documents' }))
      return kept
    } catch (error) {
      for (const file of kept) await files.discardUnsaved(file)
      throw error
    }
  }
}

type Sent = UploadedFile | undefined
const documentsOf = (sent: Sent | Sent[]): UploadedFile[] =>
  (Array.isArray(sent) ? sent : [sent]).filter((file) => file !== undefined)
