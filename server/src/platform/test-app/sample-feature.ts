import { addressOfRequest } from '../http/who-asks.ts'
import { success, verdict } from '@kedai/contracts/envelope.ts'
import { lineOfText, maybeFile, wholeNumber } from '@kedai/contracts/values.ts'
import { z } from 'zod'
import { AppError, refuseField } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { Feature } from '../feature.ts'
import { no, ok } from '../http/envelope.ts'

const form = z.object({
  name: lineOfText(20).min(1),
  quantity: wholeNumber(1, 10).default(1),
  email: z.email().optional(),
  participants: z
    .array(z.object({ name: lineOfText(20).min(1), email: z.email() }))
    .max(5)
    .default([]),
  channels: z.array(z.enum(['email', 'sms'])).default([]),
  paymentProof: maybeFile,
})

const echoed = success(
  z.object({
    name: z.string(),
    quantity: z.number(),
    participants: z.array(z.unknown()),
    channels: z.array(z.string()),
    file: z.string().nullable(),
  }),
)
const anything = success(z.unknown())

/** Thrown by `GET /api/ajax/sample/broken/{what}`. */
const failures: Record<string, () => Error> = {
  secret: () => new Error('password=hunter2 in /srv/kedai/config at line 7'),
  disk: () => Object.assign(new Error('no space'), { code: 'ENOSPC' }),
  database: () => Object.assign(new Error('terminating connection'), { code: '57P01' }),
  deadlock: () => Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  conflict: () => new AppError('conflict', texts.conflict, { data: { totals: { total: '12.30' } } }),
  whole: () => new AppError('invalid', texts.invalid, { data: { left: 3 } }),
  field: () =>
    refuseField(
      'postcode',
      { ms: 'Poskod {code} tiada.', en: 'No postcode {code}.', zh: '没有邮编 {code}。' },
      { code: '00000' },
    ),
}

/** Routes on which the tests of the door knock. */
export const sampleFeature: Feature = {
  name: 'sample',
  async routes(app) {
    const path = (name: string) => `/api/ajax/sample/${name}`
    app.post(path('form'), { schema: { body: form, response: { 200: echoed } } }, async ({ body }) => {
      const { name, quantity, participants, channels, paymentProof } = body
      return ok({
        name,
        quantity,
        participants,
        channels,
        file: paymentProof ? `${paymentProof.filename} ${paymentProof.bytes.length}` : null,
      })
    })
    app.post(path('empty'), { schema: { response: { 200: anything } } }, async (request) =>
      ok({ body: request.body ?? null }),
    )
    app.put(path('empty'), { schema: { response: { 200: anything } } }, async () => ok(null))
    app.patch(path('empty'), { schema: { response: { 200: anything } } }, async () => ok(null))
    app.delete(path('empty'), { schema: { response: { 200: anything } } }, async () => ok(null))
    app.get(path('approve'), { schema: { response: { 200: anything } }, config: { writes: true } }, async () =>
      ok('approved'),
    )
    app.post('/webhooks/sample', { schema: { response: { 200: anything } }, config: { csrf: 'exempt' } }, async () =>
      ok('received'),
    )
    app.post('/broadcasting/sample', { schema: {}, config: { csrf: 'no-marker', raw: true } }, async () => ({
      auth: 'raw',
    }))
    app.get(path('seller'), { schema: { response: { 200: anything } }, config: { auth: 'seller' } }, async (request) =>
      ok(request.session?.user.id),
    )
    app.get(path('facts'), { schema: { response: { 200: anything } } }, async (request) =>
      ok({
        lang: request.lang,
        shop: request.shopRef,
        ip: addressOfRequest(request),
        origin: request.ownOrigin,
        signedIn: request.session?.user.email ?? null,
      }),
    )
    app.get(path('guest'), { schema: { response: { 200: anything } } }, async (request) => ok(request.guestId))
    app.get(path('coupon'), { schema: { response: { 200: verdict(z.null()) } } }, async (request) =>
      no(null, request.say(texts.conflict)),
    )
    app.get(
      path('thing/:id'),
      {
        schema: {
          params: z.object({ id: z.coerce.number().int() }),
          querystring: z.object({ page: z.coerce.number().int().max(100).default(1) }),
          response: { 200: anything },
        },
      },
      async (request) => ok(request.params.id),
    )
    app.get(path('broken/:what'), { schema: { params: z.object({ what: z.string() }) } }, async (request) => {
      throw failures[request.params.what]?.() ?? new AppError('not_found', texts.notFound)
    })
    app.get(
      path('wrong-reply'),
      { schema: { response: { 200: success(z.object({ price: z.string() })) } } },
      async () => ok({ price: 12 as unknown as string }),
    ) // the mistake the check is for
  },
}
