import { z } from 'zod'
import type { Clock } from '../clock/clock.ts'
import type { Realtime } from './realtime.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../http/app-types.ts'
import { isRecord, parseJson } from './protocol.ts'
import { kindOf } from './channel-names.ts'
import { socketIdOf } from './sender.ts'
import { judgeCall } from './signatures.ts'

const maxData = 10 * 1024
const maxChannels = 100
const maxBatch = 10

type Trigger = { name: string; data: string; channels: string[]; socketId: string | null }

/** The HTTP API of the channel server, for programs of whoever runs it; each call is signed with the application's secret. */
export async function appApiRoutes(
  app: KedaiApp,
  { realtime, clock }: { realtime: Realtime; clock: Clock },
): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const config = { auth: 'none', csrf: 'exempt', raw: true, limits: ['report'] } as const
    const optionsWith = <Params extends z.ZodRawShape>(more: Params) => ({
      schema: { params: z.object({ appId: z.string(), ...more }), tags: ['real time'] },
      config,
    })
    const options = optionsWith({})
    const ofChannel = optionsWith({ channel: z.string() })
    const ofUser = optionsWith({ userId: z.string() })

    const guarded =
      (work: (request: AnyRequest, body: unknown, reply: AnyReply) => unknown) =>
      async (request: AnyRequest, reply: AnyReply): Promise<unknown> => {
        reply.header('cache-control', 'private, no-store').type('application/json')
        const { appId } = request.params as Record<string, string> // of every route below
        if (appId !== realtime.app.id) return reply.code(404).send({ error: 'Unknown application' })
        const url = new URL(request.url, 'http://api.invalid')
        const body = typeof request.body === 'string' ? request.body : null
        const refused = judgeCall(
          realtime.app,
          { method: request.method, path: url.pathname, query: Object.fromEntries(url.searchParams), body },
          clock.now(),
        )
        if (refused !== null) return reply.code(401).send({ error: refused })
        return work(request, body === null ? undefined : parseJson(body), reply)
      }

    const send = ({ name, data, channels, socketId }: Trigger): void =>
      channels.forEach((channel) => realtime.publish(channel, name, data, socketId))

    scope.post(
      '/apps/:appId/events',
      options,
      guarded((_request, body, reply) => {
        const trigger = readTrigger(body)
        if (typeof trigger === 'string') return reply.code(trigger === tooLarge ? 413 : 400).send({ error: trigger })
        send(trigger)
        const info = isRecord(body) && typeof body['info'] === 'string' ? body['info'] : null
        return reply.send(info === null ? {} : { channels: describe(trigger.channels, info) })
      }),
    )

    scope.post(
      '/apps/:appId/batch_events',
      options,
      guarded((_request, body, reply) => {
        const batch: unknown = isRecord(body) ? body['batch'] : null
        if (!Array.isArray(batch) || batch.length > maxBatch)
          return reply.code(400).send({ error: `batch must be a list of at most ${maxBatch} events` })
        const triggers = batch.map(readTrigger)
        const refused = triggers.find((one) => typeof one === 'string')
        if (refused !== undefined) return reply.code(refused === tooLarge ? 413 : 400).send({ error: refused })
        for (const one of triggers) if (typeof one !== 'string') send(one)
        return reply.send({})
      }),
    )

    scope.get(
      '/apps/:appId/channels',
      options,
      guarded((request, _body, reply) => {
        const query = request.query as Record<string, string | undefined>
        const prefix = query['filter_by_prefix'] ?? ''
        const names = realtime.channels.names().filter((name) => name.startsWith(prefix))
        return reply.send({ channels: describe(names, query['info'] ?? '') })
      }),
    )

    scope.get(
      '/apps/:appId/channels/:channel',
      ofChannel,
      guarded((request, _body, reply) => {
        const { channel = '' } = request.params as Record<string, string>
        const query = request.query as Record<string, string | undefined>
        const { [channel]: described } = describe([channel], query['info'] ?? '')
        return reply.send({ occupied: realtime.channels.count(channel) > 0, ...described })
      }),
    )

    scope.get(
      '/apps/:appId/channels/:channel/users',
      ofChannel,
      guarded((request, _body, reply) => {
        const { channel = '' } = request.params as Record<string, string>
        if (kindOf(channel) !== 'presence')
          return reply.code(400).send({ error: 'Users are known of presence channels alone' })
        return reply.send({ users: [...realtime.channels.membersOf(channel).keys()].map((id) => ({ id })) })
      }),
    )

    scope.post(
      '/apps/:appId/users/:userId/terminate_connections',
      ofUser,
      guarded((request, _body, reply) => {
        realtime.endUser((request.params as Record<string, string>)['userId'] ?? '')
        return reply.send({})
      }),
    )
  })

  function describe(names: readonly string[], info: string): Record<string, Record<string, number>> {
    const wanted = new Set(info.split(','))
    return Object.fromEntries(
      names.map((name) => [
        name,
        {
          ...(wanted.has('subscription_count') && { subscription_count: realtime.channels.count(name) }),
          ...(wanted.has('user_count') &&
            kindOf(name) === 'presence' && { user_count: realtime.channels.membersOf(name).size }),
        },
      ]),
    )
  }
}

const tooLarge = `data may have ${maxData} bytes at most`

/** The sentence that says what is wrong, for one that is. */
function readTrigger(body: unknown): Trigger | string {
  if (!isRecord(body)) return 'The body must be an object'
  const { name, data, channel, channels = channel === undefined ? [] : [channel], socket_id: socketId = null } = body
  if (typeof name !== 'string' || name === '' || name.length > 200) return 'name must have 1 to 200 characters'
  if (typeof data !== 'string') return 'data must be a string'
  if (Buffer.byteLength(data) > maxData) return tooLarge
  if (!Array.isArray(channels) || channels.length === 0 || channels.length > maxChannels)
    return `channels must be 1 to ${maxChannels} names`
  const names = channels.filter((one): one is string => typeof one === 'string' && kindOf(one) !== null)
  if (names.length < channels.length) return 'A channel has a name that none may have'
  if (socketId !== null && socketIdOf(socketId) === null) return 'socket_id is none'
  return { name, data, channels: names, socketId: socketIdOf(socketId) }
}
