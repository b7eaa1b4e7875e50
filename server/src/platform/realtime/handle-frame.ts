import { isCacheChannel, kindOf, userChannel } from './channel-names.ts'
import type { ChannelKind } from './channel-names.ts'
import type { Channels, Client, Member } from './channels.ts'
import type { Crowds } from './crowds.ts'
import type { Presence } from './presence.ts'
import { codes, errorFrame, frameOf, isRecord, parseJson, refusalFrame } from './protocol.ts'
import type { Frame } from './protocol.ts'
import { channelAuth, isSameAuth, userAuth } from './signatures.ts'
import type { RealtimeApp } from './signatures.ts'

/** Decides who may listen to channels that mean something in the product; asked after the signature was found right. */
export type ChannelGate = {
  /** `access` stays with the subscription. `refused` is told to the client. */
  admit(socketId: string, channel: string): Promise<{ access: unknown } | { refused: string }>
}

/** What other processes have to hear. */
export type Told = {
  event(channel: string, event: string, data: unknown, except: string, userId: string | null): void
  joined(channel: string, member: Member): void
  left(channel: string, member: Member): void
  /** A channel that is not for everybody has one socket more. */
  entered(channel: string): void
}

type Parts = {
  app: RealtimeApp
  channels: Channels
  presence: Presence
  crowds: Pick<Crowds, 'of'>
  gate: () => ChannelGate
  told: Told
}

const maxSubscriptions = 100
/** Sockets in one channel that is not for everybody: a shop's people with all their tabs. Of all processes. */
const maxInChannel = 300
const maxMembers = 100
const maxChannelData = 2_048
const maxClientEvent = 10_240

export type FrameHandler = ReturnType<typeof createFrameHandler>

/** What a socket asks for. */
export function createFrameHandler({ app, channels, presence, crowds, gate, told }: Parts) {
  async function subscribe(client: Client, data: Record<string, unknown>): Promise<void> {
    const channel = String(data['channel'] ?? '')
    const kind = kindOf(channel)
    if (kind === null) return client.send(errorFrame(codes.unauthorised, 'Invalid channel name'))
    if (client.subscriptions.has(channel)) return client.send(succeeded(channel))
    if (client.subscriptions.size >= maxSubscriptions)
      return client.send(refusalFrame(channel, 'Too many channels on this connection', 429))
    const refused = refusalOf(client, channel, kind, data)
    if (refused !== null) return client.send(refusalFrame(channel, refused))
    const member = kind === 'presence' ? readMember(data['channel_data']) : null
    if (kind === 'presence' && member === null)
      return client.send(refusalFrame(channel, 'channel_data must name a user_id'))
    if (kind !== 'public' && isFull(channel, member))
      return client.send(refusalFrame(channel, 'Too many connections to this channel', 429))
    const admission = kind === 'public' || kind === 'user' ? { access: null } : await gate().admit(client.id, channel)
    if ('refused' in admission) return client.send(refusalFrame(channel, admission.refused))
    channels.add(client, channel, { member, access: admission.access })
    if (kind !== 'public') told.entered(channel)
    client.send(succeeded(channel, kind === 'presence' ? presence.membersOf(channel) : null))
    if (member && presence.joined(client, channel, member)) told.joined(channel, member)
    if (isCacheChannel(channel))
      client.send(channels.lastFrame(channel) ?? JSON.stringify({ event: 'pusher:cache_miss', channel }))
  }

  function refusalOf(client: Client, channel: string, kind: ChannelKind, data: Record<string, unknown>): string | null {
    if (kind === 'public') return null
    if (kind === 'user')
      return client.userId !== null && channel === userChannel(client.userId) ? null : 'Sign in as this user first'
    const channelData = typeof data['channel_data'] === 'string' ? data['channel_data'] : undefined
    if ((channelData?.length ?? 0) > maxChannelData) return 'channel_data is too long'
    const expected = channelAuth(app, client.id, channel, kind === 'presence' ? (channelData ?? '') : undefined)
    return isSameAuth(data['auth'], expected) ? null : 'The connection is unauthorized.'
  }

  function isFull(channel: string, member: Member | null): boolean {
    if (crowds.of(channel) >= maxInChannel) return true
    if (member === null) return false
    const members = presence.membersOf(channel)
    return members.size >= maxMembers && !members.has(member.userId)
  }

  function leave(client: Client, channel: string): void {
    const subscription = client.subscriptions.get(channel)
    if (!subscription) return
    channels.remove(client, channel)
    if (subscription.member && presence.left(channel, subscription.member)) told.left(channel, subscription.member)
  }

  function signIn(client: Client, data: Record<string, unknown>): void {
    const userData = typeof data['user_data'] === 'string' ? data['user_data'] : ''
    const user = parseJson(userData)
    const id = isRecord(user) && typeof user['id'] === 'string' ? user['id'] : ''
    if (id === '' || !isSameAuth(data['auth'], userAuth(app, client.id, userData))) {
      client.send(errorFrame(codes.unauthorised, 'The connection is unauthorized.'))
      return client.close(codes.unauthorised, 'unauthorized')
    }
    client.userId = id
    client.send(frameOf('pusher:signin_success', { user_data: userData }))
  }

  function sendOn(client: Client, { event, channel, data }: Frame): void {
    const subscription = channel === null ? undefined : client.subscriptions.get(channel)
    const kind = channel === null ? null : kindOf(channel)
    if (channel === null || !subscription || (kind !== 'private' && kind !== 'presence'))
      return client.send(
        errorFrame(codes.clientEventRefused, 'Client events need a private or presence channel you are in'),
      )
    if (event.length > 200 || (JSON.stringify(data) ?? '').length > maxClientEvent)
      return client.send(errorFrame(codes.clientEventRefused, 'Client event is too long'))
    const userId = subscription.member?.userId ?? null
    channels.tell(channel, clientEventFrame(event, channel, data, userId), { except: client.id })
    told.event(channel, event, data, client.id, userId)
  }

  return {
    async handle(client: Client, frame: Frame): Promise<void> {
      const data = isRecord(frame.data) ? frame.data : {}
      if (frame.event === 'pusher:ping') return client.send('{"event":"pusher:pong","data":"{}"}')
      if (frame.event === 'pusher:subscribe') return subscribe(client, data)
      if (frame.event === 'pusher:unsubscribe') return leave(client, String(data['channel'] ?? ''))
      if (frame.event === 'pusher:signin') return signIn(client, data)
      if (frame.event.startsWith('client-')) return sendOn(client, frame)
    },
    leave,
    leaveAll(client: Client): void {
      for (const channel of [...client.subscriptions.keys()]) leave(client, channel)
    },
  }
}

/** `data` goes on as the sender wrote it. */
export const clientEventFrame = (event: string, channel: string, data: unknown, userId: string | null): string =>
  JSON.stringify({ event, channel, data, ...(userId !== null && { user_id: userId }) })

function succeeded(channel: string, members: ReadonlyMap<string, unknown> | null = null): string {
  const data =
    members === null
      ? {}
      : { presence: { ids: [...members.keys()], hash: Object.fromEntries(members), count: members.size } }
  return frameOf('pusher_internal:subscription_succeeded', data, channel)
}

function readMember(channelData: unknown): Member | null {
  const value = typeof channelData === 'string' ? parseJson(channelData) : undefined
  if (!isRecord(value)) return null
  const { user_id: id, user_info: info = {} } = value
  const userId = typeof id === 'number' || typeof id === 'string' ? String(id) : ''
  return userId === '' || userId.length > 128 ? null : { userId, info }
}
