import { success } from '@kedai/contracts/envelope.ts'
import {
  changeStaff,
  invitationParams,
  inviteStaff as inviteBody,
  memberParams,
  staffOfShop,
} from '@kedai/contracts/staff.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustBeSignedIn, mustHaveConfirmed } from '../accounts/actions/must-have-confirmed.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../platform/settings/save-settings.ts'
import { changeMember, readAccess, removeStaff } from './actions/change-member.ts'
import { inviteStaff, resendInvitation, revokeStaffInvitation } from './actions/invite-staff.ts'
import type { Inviter } from './actions/invite-staff.ts'
import { done } from './messages.ts'
import { presentStaff } from './present.ts'
import { listInvitations } from './queries/invitations.ts'
import { listMembers } from './queries/members.ts'

const path = '/api/ajax/seller/staff'
const tags = ['staff']
const config = { auth: 'seller', work: 'staff' } as const
const response = { 200: success(staffOfShop) }

/** Who works in a shop and as what: owners only. Giving access asks for a fresh proof of identity, taking it away does not. */
export async function staffRoutes(
  app: KedaiApp,
  { db, clock, mail, limits, config: { publicUrl } }: Deps,
): Promise<void> {
  const mayLook = mustManage('staff')
  const mayGive = [mayLook, mustHaveConfirmed]
  const inviterOf = (request: AnyRequest): Inviter => {
    const { shopId, userId, shopName } = request.seller
    return { shopId, userId, shopName, name: mustBeSignedIn(request).user.name, lang: request.lang }
  }
  const told = async (request: AnyRequest) => {
    const { shopId, userId: actorId } = request.seller
    const [members, invitations] = await inTransaction(
      db,
      { shopId, readOnly: true },
      async (trx) => [await listMembers(trx, shopId), await listInvitations(trx, shopId)] as const,
    )
    return presentStaff(members, invitations, { actorId, now: clock.now(), say: (message) => request.say(message) })
  }

  app.get(path, { schema: { response, tags }, config, preHandler: mayLook }, async (request) => ok(await told(request)))

  app.post(
    `${path}/invitations`,
    { schema: { body: inviteBody, response, tags }, config, preHandler: mayGive },
    async (request, reply) => {
      const inviter = inviterOf(request)
      await limits.take(request, 'invitation')
      await idempotent({ db, clock, request, reply, options: { shopId: inviter.shopId } }, async (trx) => {
        await inviteStaff(trx, { ...request.body, inviter, mail, publicUrl, now: clock.now() })
        return null
      })
      return ok(await told(request), request.say(done.invited, { email: request.body.email }))
    },
  )

  const ofInvitation = { ...config, idOf: 'invitation' } as const
  app.post(
    `${path}/invitations/:id/resend`,
    { schema: { params: invitationParams, response, tags }, config: ofInvitation, preHandler: mayGive },
    async (request) => {
      const inviter = inviterOf(request)
      await limits.take(request, 'invitation')
      await inTransaction(db, { shopId: inviter.shopId }, (trx) =>
        resendInvitation(trx, { id: request.params.id, inviter, mail, publicUrl, now: clock.now() }),
      )
      return ok(await told(request), request.say(done.resent))
    },
  )

  app.post(
    `${path}/invitations/:id/revoke`,
    { schema: { params: invitationParams, response, tags }, config: ofInvitation, preHandler: mayLook },
    async (request) => {
      const { shopId, userId } = request.seller
      await inTransaction(db, { shopId }, (trx) =>
        revokeStaffInvitation(trx, { shopId, userId, id: request.params.id, now: clock.now() }),
      )
      return ok(await told(request), request.say(done.revoked))
    },
  )

  const ofMember = { ...config, idOf: 'member' } as const
  app.put(
    `${path}/:id`,
    { schema: { params: memberParams, body: changeStaff, response, tags }, config: ofMember, preHandler: mayGive },
    async (request) => {
      const { shopId, userId: actorId } = request.seller
      const {
        params: { id: userId },
        body: { revision, ...access },
      } = request
      const read = (trx: Db) => readAccess(trx, shopId, userId)
      await inTransaction(db, { shopId }, (trx) =>
        saveSettings(trx, {
          shopId,
          revision,
          read,
          write: () => changeMember(trx, { shopId, actorId, userId, ...access, now: clock.now() }),
        }),
      )
      return ok(await told(request), request.say(done.changed))
    },
  )

  app.post(
    `${path}/:id/remove`,
    { schema: { params: memberParams, response, tags }, config: ofMember, preHandler: mayLook },
    async (request) => {
      const { shopId, userId: actorId } = request.seller
      await inTransaction(db, { shopId }, (trx) =>
        removeStaff(trx, { shopId, actorId, userId: request.params.id, now: clock.now() }),
      )
      return ok(await told(request), request.say(done.removed))
    },
  )
}
