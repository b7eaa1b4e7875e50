import type { Channels, Client, Member } from './channels.ts'
import { frameOf } from './protocol.ts'

export type Whereabouts = { channel: string; userId: string; info: unknown }

type Remote = { seenAt: number; channels: Map<string, Map<string, unknown>> }

/** A process that said nothing for so long has died, and its people are gone. */
const silentMs = 20_000

export type Presence = ReturnType<typeof createPresence>

/**
 * Who is in which presence channel, of this process and of the others. Each process tells its own sockets when somebody comes
 * whom it has not seen anywhere, or goes from the last place it knew.
 */
export function createPresence(channels: Channels) {
  const remotes = new Map<string, Remote>()

  function localMembers(channel: string): Map<string, unknown> {
    const members = new Map<string, unknown>()
    for (const { subscriptions } of channels.of(channel)) {
      const member = subscriptions.get(channel)?.member
      if (member) members.set(member.userId, member.info)
    }
    return members
  }

  function membersOf(channel: string): Map<string, unknown> {
    const all = new Map<string, unknown>()
    for (const remote of remotes.values())
      for (const [userId, info] of remote.channels.get(channel) ?? []) all.set(userId, info)
    for (const [userId, info] of localMembers(channel)) all.set(userId, info)
    return all
  }

  const tellAdded = (channel: string, { userId, info }: Member, except?: string): void =>
    channels.tell(channel, addedFrame(channel, userId, info), { except })

  const tellRemoved = (channel: string, userId: string): void =>
    channels.tell(channel, frameOf('pusher_internal:member_removed', { user_id: userId }, channel))

  const remoteOf = (process: string): Remote => {
    const known = remotes.get(process) ?? { seenAt: Date.now(), channels: new Map() }
    known.seenAt = Date.now()
    remotes.set(process, known)
    return known
  }

  function add(process: string, { channel, userId, info }: Whereabouts): void {
    const { channels: places } = remoteOf(process)
    const isNew = !membersOf(channel).has(userId)
    places.set(channel, (places.get(channel) ?? new Map()).set(userId, info))
    if (isNew) tellAdded(channel, { userId, info })
  }

  function remove(process: string, channel: string, userId: string): void {
    const { channels: places } = remoteOf(process)
    const members = places.get(channel)
    if (!members?.delete(userId)) return
    if (members.size === 0) places.delete(channel)
    if (!membersOf(channel).has(userId)) tellRemoved(channel, userId)
  }

  function drop(process: string): void {
    const gone = remotes.get(process)
    remotes.delete(process)
    for (const [channel, members] of gone?.channels ?? [])
      for (const userId of members.keys()) if (!membersOf(channel).has(userId)) tellRemoved(channel, userId)
  }

  return {
    membersOf,
    /** Everybody here, for processes that have just begun. */
    snapshot(): Whereabouts[] {
      return channels
        .names()
        .flatMap((channel) => [...localMembers(channel)].map(([userId, info]) => ({ channel, userId, info })))
    },
    /** To be called once the socket is in. Answers whether the other processes must hear of it. */
    joined(client: Client, channel: string, member: Member): boolean {
      const others = [...channels.of(channel)].filter(({ id }) => id !== client.id)
      const isHereAlready = others.some(
        ({ subscriptions }) => subscriptions.get(channel)?.member?.userId === member.userId,
      )
      if (isHereAlready) return false
      const isElsewhere = [...remotes.values()].some(({ channels: places }) => places.get(channel)?.has(member.userId))
      if (!isElsewhere) tellAdded(channel, member, client.id)
      return true
    },
    /** To be called once the socket is out. Answers whether the other processes must hear of it. */
    left(channel: string, { userId }: Member): boolean {
      if (localMembers(channel).has(userId)) return false
      if (!membersOf(channel).has(userId)) tellRemoved(channel, userId)
      return true
    },
    add,
    remove,
    drop,
    /** All that another process has: what it does not name any more is gone. */
    replace(process: string, members: readonly Whereabouts[]): void {
      const named = new Set(members.map(({ channel, userId }) => `${channel} ${userId}`))
      for (const [channel, known] of remoteOf(process).channels)
        for (const userId of [...known.keys()]) if (!named.has(`${channel} ${userId}`)) remove(process, channel, userId)
      for (const member of members) add(process, member)
    },
    dropSilent(now = Date.now()): void {
      for (const [process, { seenAt }] of remotes) if (now - seenAt > silentMs) drop(process)
    },
  }
}

const addedFrame = (channel: string, userId: string, info: unknown): string =>
  frameOf('pusher_internal:member_added', { user_id: userId, user_info: info }, channel)
