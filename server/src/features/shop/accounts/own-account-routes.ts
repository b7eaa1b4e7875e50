import {
  changePassword as changeBody,
  ownAccount,
  ownSessions,
  passwordChanged,
  proveTotp as proveBody,
  recoveryCodes,
  saveProfile,
  sessionParams,
  totpToProve,
} from '@kedai/contracts/account.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { addressPrefix, readDevice } from '@kedai/domain/people/device.ts'
import { checkBuyerField } from '@kedai/domain/checkout/check-buyer.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { reasons } from '../../../platform/http/field-reasons.ts'
import { changePassword } from './actions/change-password.ts'
import { guardConfirming } from './actions/guard-guesses.ts'
import { refuseAny } from './actions/judge-registration.ts'
import { mustBeSignedIn, mustHaveConfirmed } from './actions/must-have-confirmed.ts'
import { readOwnAccount } from './actions/read-own-account.ts'
import { beginTotp, proveTotp, removeTotp, renewRecoveryCodes } from './actions/two-steps.ts'
import { messages } from './messages.ts'
import { saveProfileOf } from './queries/own-account.ts'

const path = '/api/ajax/account'
const tags = ['account']
const config = { auth: 'user' } as const
const nothing = { 200: success(z.null()) }

/** Name and phone, password, the second step, and the devices that are signed in. */
export async function accountSettingRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, csrf, limits, sessions } = deps

  const told = (request: AnyRequest) => readOwnAccount(deps, mustBeSignedIn(request))
  const listed = async (request: AnyRequest) => {
    const session = mustBeSignedIn(request)
    return (await sessions.list(session.user.id)).map(({ id, createdAt, seenAt, userAgent, address }) => ({
      id,
      is_current: id === session.id,
      ...readDevice(userAgent ?? ''),
      place: addressPrefix(address ?? ''),
      created_at: formatTime(createdAt),
      seen_at: formatTime(seenAt),
    }))
  }

  app.get(path, { schema: { response: { 200: success(ownAccount) }, tags }, config }, async (request) =>
    ok(await told(request)),
  )

  app.post(
    `${path}/profile`,
    { schema: { body: saveProfile, response: { 200: success(ownAccount) }, tags }, config },
    async (request) => {
      const { user } = mustBeSignedIn(request)
      const { name, phone: typed } = request.body
      const phone = typed === '' ? null : readPhone(typed)
      refuseAny({
        name: checkBuyerField('name', name, 'MY') === null ? null : messages.badName,
        phone: typed !== '' && phone === null ? reasons.badPhone : null,
      })
      await inTransaction(db, {}, (trx) => saveProfileOf(trx, user.id, { name, phone }))
      return ok(await told(request), request.say(messages.profileSaved))
    },
  )

  app.post(
    `${path}/password`,
    {
      schema: { body: changeBody, response: { 200: success(passwordChanged) }, tags },
      config: { ...config, counts: ['login'] },
    },
    async (request, reply) => {
      const session = mustBeSignedIn(request)
      await limits.take(request, 'login', session.user.email)
      await guardConfirming(deps, request, () =>
        changePassword(deps, session, {
          ...request.body,
          also: (trx) => sessions.start(trx, request, reply, session.user.id, session.shopIdChosen),
        }),
      )
      return ok({ csrf_token: csrf.tokenFor(request, reply) }, request.say(messages.passwordChangedHere))
    },
  )

  app.post(
    `${path}/totp/begin`,
    { schema: { response: { 200: success(totpToProve) }, tags }, config, preHandler: mustHaveConfirmed },
    async (request) => ok(await beginTotp(deps, mustBeSignedIn(request))),
  )

  app.post(
    `${path}/totp/prove`,
    {
      schema: { body: proveBody, response: { 200: success(recoveryCodes) }, tags },
      config: { ...config, counts: ['login'] },
      preHandler: mustHaveConfirmed,
    },
    async (request) => {
      const session = mustBeSignedIn(request)
      await limits.take(request, 'login', session.user.email)
      return ok(
        { codes: await guardConfirming(deps, request, () => proveTotp(deps, session, request.body.code)) },
        request.say(messages.totpOn),
      )
    },
  )

  app.post(
    `${path}/totp/remove`,
    { schema: { response: { 200: success(ownAccount) }, tags }, config, preHandler: mustHaveConfirmed },
    async (request) => {
      await removeTotp(deps, mustBeSignedIn(request))
      return ok(await told(request), request.say(messages.totpOff))
    },
  )

  app.post(
    `${path}/totp/recovery-codes`,
    { schema: { response: { 200: success(recoveryCodes) }, tags }, config, preHandler: mustHaveConfirmed },
    async (request) => ok({ codes: await renewRecoveryCodes(deps, mustBeSignedIn(request)) }),
  )

  app.get(`${path}/sessions`, { schema: { response: { 200: success(ownSessions) }, tags }, config }, async (request) =>
    ok(await listed(request)),
  )

  app.post(
    `${path}/sessions/:id/end`,
    { schema: { params: sessionParams, response: { 200: success(ownSessions) }, tags }, config },
    async (request) => {
      const session = mustBeSignedIn(request)
      const isEnded = await inTransaction(db, {}, (trx) => sessions.endOne(trx, session.user.id, request.params.id))
      if (!isEnded) throw new AppError('not_found', texts.notFound)
      return ok(await listed(request), request.say(messages.deviceOut))
    },
  )

  app.post(`${path}/sessions/end-others`, { schema: { response: nothing, tags }, config }, async (request) => {
    const session = mustBeSignedIn(request)
    await inTransaction(db, {}, (trx) => sessions.endOthers(trx, session.user.id, session.id))
    return ok(null, request.say(messages.othersOut))
  })
}
