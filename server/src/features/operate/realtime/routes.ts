import { channelAuthBody, channelAuthReply, userAuthBody, userAuthReply } from '@kedai/contracts/realtime.ts'
import { subjectOfChannel } from '@kedai/domain/realtime/channels.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { socketIdOf } from '../../../platform/realtime/sender.ts'
import { channelAuth, userAuth } from '../../../platform/realtime/signatures.ts'
import { mayHearAll } from './outside/may-hear-all.ts'
import { keepListener } from './queries/outside.ts'
import { mayListen } from './channel-gate.ts'
import { messages } from './messages.ts'
import { findMembers, findShopOfOrder, keepGrant, placeName } from './queries/who-listens.ts'

const door = { auth: 'guest', csrf: 'no-marker', raw: true } as const

/** Where pages ask whether their socket may listen; they hand the answer to the socket. (contract §6) */
export async function broadcastingRoutes(app: KedaiApp, { db, clock, config, realtime }: Deps): Promise<void> {
  app.post(
    '/broadcasting/auth',
    {
      schema: { body: channelAuthBody, response: { 200: channelAuthReply }, tags: ['real time'] },
      config: { ...door, limits: ['listening'] },
    },
    async (request, reply) => {
      const { channel_name: channel } = request.body
      const socketId = mustHaveSocket(request, request.body.socket_id)
      const person = await mustBeTheirs(request, channel)
      reply.header('cache-control', 'private, no-store')
      if (person === null) return { auth: channelAuth(realtime.app, socketId, channel) }
      if (config.realtime.outside)
        await inTransaction(db, { shopId: person.shopId }, (trx) => keepListener(trx, { ...person, now: clock.now() }))
      else await keepGrant(db, { socketId, channel, sessionId: person.sessionId, now: clock.now() })
      if (!person.isPresence) return { auth: channelAuth(realtime.app, socketId, channel) }
      const channelData = JSON.stringify({ user_id: String(person.userId), user_info: { name: person.name } })
      return { auth: channelAuth(realtime.app, socketId, channel, channelData), channel_data: channelData }
    },
  )

  app.post(
    '/broadcasting/user-auth',
    {
      schema: { body: userAuthBody, response: { 200: userAuthReply }, tags: ['real time'] },
      config: { ...door, limits: ['listening'] },
    },
    async (request, reply) => {
      const socketId = mustHaveSocket(request, request.body.socket_id)
      if (!request.session) throw notYours()
      const { id, name } = request.session.user
      const userData = JSON.stringify({ id: String(id), user_info: { name } })
      reply.header('cache-control', 'private, no-store')
      return { auth: userAuth(realtime.app, socketId, userData), user_data: userData }
    },
  )

  /** Who asks, for a channel of a shop; null for an order's, whose link is enough. @throws AppError 403 for any other channel */
  async function mustBeTheirs({ session }: AnyRequest, channel: string) {
    const subject = subjectOfChannel(channel)
    if (subject?.of === 'order' && (await findShopOfOrder(db, subject.token)) !== null) return null
    if (subject?.of !== 'shop' || !session) throw notYours()
    const place = { sessionId: session.id, shopId: subject.shopId }
    const member = (await findMembers(db, [place], clock.now())).get(placeName(place))
    // A service tells everybody in a channel the same.
    const may = config.realtime.outside ? mayHearAll : mayListen
    if (!may(member)) throw notYours()
    return { ...member, ...place, isPresence: subject.isPresence }
  }
}

const notYours = () => new AppError('forbidden', messages.notYours)

function mustHaveSocket(request: AnyRequest, given: string | undefined): string {
  const socketId = given ?? socketIdOf(request.headers['x-socket-id'])
  if (socketId === null) throw refuseField('socket_id', texts.invalid)
  return socketId
}
