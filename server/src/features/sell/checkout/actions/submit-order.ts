import type { PlacedOrder, PlaceOrder } from '@kedai/contracts/orders.ts'
import type { Success } from '@kedai/contracts/envelope.ts'
import type { UploadedFile } from '@kedai/contracts/values.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import type { AnyReply, AnyRequest } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { asOneTry } from '../../../../platform/idempotency/as-one-try.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { visitorIn, type Visitor } from '../../../../platform/sessions/browser.ts'
import { referralClicks } from '../../../../platform/sessions/referral-clicks.ts'
import { keepOfferConsent } from '../../../growth/opt-outs/actions/keep-offer-consent.ts'
import { keepReferral } from '../../../resellers/resellers/shared/keep-referral.ts'
import { buyerOf, type Contact, readContact } from '../shared/contact.ts'
import { asGuess } from '../../coupons/shared/guess.ts'
import { OrderChanged } from '../shared/order-changed.ts'
import { tellOwnOrder } from '../tell-own-order.ts'
import { finishOrder, presentPlaced } from './finish-order.ts'
import type { Placed } from './place-basket.ts'

type FormFiles = Pick<PlaceOrder, 'paymentProof' | 'file_upload' | 'offers_consent'> &
  Partial<Pick<PlaceOrder, 'answers' | 'payment_bank' | 'coupon_code'>>

/** The buyer's part of a form, with its files stored already; their rows are written with the order. */
export type Submitted<Body> = {
  form: { body: Body; contact: Contact; lang: Lang }
  proof: StoredFile | null
  upload: StoredFile | null
  answerFiles: ReadonlyMap<string, StoredFile>
  /** Whether what one person holds unpaid is counted; not without limits. */
  isBounded: boolean
  now: Date
} & Visitor

type Submission<Body> = { request: AnyRequest; reply: AnyReply; shopId: number; body: Body }

/**
 * An order as a form sends it: counted as one try, its files stored before the transaction, placed once for each
 * Idempotency-Key, its payment started after the commit. `place` writes it.
 * @throws AppError `too_many`, what a file is refused with, and what `place` throws
 */
export async function submitOrder<Body extends Parameters<typeof readContact>[0] & FormFiles>(
  deps: Deps,
  { request, reply, shopId, body }: Submission<Body>,
  place: (trx: Db, submitted: Submitted<Body>) => Promise<Placed>,
): Promise<Success<PlacedOrder>> {
  const { db, clock, files, limits } = deps
  const door = { db, clock, request, reply, options: { shopId } }
  const count = async () => {
    await limits.take(request, 'place_order')
    if (body.paymentProof ?? body.file_upload ?? filesIn(body.answers)[0]) await limits.take(request, 'upload')
  }
  const userId = request.session?.user.id ?? null
  const placeOnce = async () => {
    const form = { body, contact: await readContact(body), lang: request.lang }
    const uploads = await acceptUploads(files, shopId, body)
    try {
      const visitor = visitorIn(request, shopId, deps.config.appSecret)
      const submitted = { form, ...uploads, ...visitor, isBounded: deps.config.rateLimits, now: clock.now() }
      const work = async (trx: Db) => {
        const made = await place(trx, submitted)
        const { phone, email } = buyerOf(form.contact)
        await keepReferral(trx, { ...made, clicks: referralClicks(request), phone, email, userId, now: submitted.now })
        if (body.offers_consent === true)
          await keepOfferConsent(trx, {
            shopId,
            ...{ name: form.contact.details.name, phone: form.contact.phone, email },
            ...{ source: 'checkout', lang: request.lang, now: submitted.now },
          })
        return made
      }
      const placed = await idempotent(door, work).catch(async (refusal: unknown) => {
        throw await tellOwnOrder(db, { request, shopId }, refusal)
      })
      const { redirectTo, message } = await finishOrder(deps, { ...placed, bank: body.payment_bank }, (err) =>
        request.log.warn({ err, orderId: placed.orderId }, 'payment not started'),
      )
      const said = request.say(message, { order: placed.orderNo })
      return ok(presentPlaced(placed, redirectTo, said), said)
    } finally {
      for (const file of storedIn(uploads)) await files.discardUnsaved(file)
    }
  }
  return asOneTry(door, count, () =>
    asGuess(limits, request, { code: body.coupon_code, work: placeOnce, isWrong: refusesCoupon }),
  )
}

const refusesCoupon = (refusal: unknown): boolean =>
  refusal instanceof OrderChanged && refusal.changed.changes.some(({ what }) => what === 'coupon')

type Uploads = { proof: StoredFile | null; upload: StoredFile | null; answerFiles: ReadonlyMap<string, StoredFile> }

const storedIn = ({ proof, upload, answerFiles }: Uploads): StoredFile[] =>
  [proof, upload, ...answerFiles.values()].filter((file) => file !== null)

// Before the transaction: decoding is slow and storage may be far away.
async function acceptUploads(files: Files, shopId: number, body: FormFiles): Promise<Uploads> {
  const answerFiles = new Map<string, StoredFile>()
  const uploads: Uploads = { proof: null, upload: null, answerFiles }
  try {
    if (body.paymentProof)
      uploads.proof = await files.accept(body.paymentProof, { shopId, kind: 'payment_proof', field: 'paymentProof' })
    if (body.file_upload)
      uploads.upload = await files.accept(body.file_upload, { shopId, kind: 'order_upload', field: 'file_upload' })
    for (const [key, file] of filesIn(body.answers))
      answerFiles.set(key, await files.accept(file, { shopId, kind: 'order_upload', field: `answers.${key}` }))
    return uploads
  } catch (error) {
    for (const file of storedIn(uploads)) await files.discardUnsaved(file)
    throw error
  }
}

const filesIn = (answers: FormFiles['answers']): [string, UploadedFile][] =>
  Object.entries(answers || {}).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? [[key, value] as [string, UploadedFile]] : [],
  )
