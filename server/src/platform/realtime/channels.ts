import { LRUCache } from 'lru-cache'
import { isCacheChannel } from './channel-names.ts'

/** Somebody in a presence channel; `info` is whatever the page that let him in wants the others to know. */
export type Member = { userId: string; info: unknown }

/** What a socket holds of one channel. `access` is of whoever decides about the channel. */
export type Subscription = { member: Member | null; access: unknown }

/** One socket. */
export type Client = {
  readonly id: string
  readonly subscriptions: Map<string, Subscription>
  /** The person it is signed in as. */
  userId: string | null
  send(frame: string): void
  close(code: number, message: string): void
}

export type Audience = {
  /** The socket that is left out: whoever did it knows already. */
  except?: string | null
  isFor?: (subscription: Subscription) => boolean
}

export type Channels = ReturnType<typeof createChannels>

const keptOfCacheChannels = 2_000

/** The sockets of this process by their channels. */
export function createChannels() {
  const channels = new Map<string, Set<Client>>()
  const lastFrames = new LRUCache<string, string>({ max: keptOfCacheChannels })
  return {
    add(client: Client, channel: string, subscription: Subscription): void {
      const there = channels.get(channel) ?? new Set()
      channels.set(channel, there.add(client))
      client.subscriptions.set(channel, subscription)
    },
    remove(client: Client, channel: string): void {
      client.subscriptions.delete(channel)
      const there = channels.get(channel)
      there?.delete(client)
      if (there?.size === 0) channels.delete(channel)
    },
    of: (channel: string): ReadonlySet<Client> => channels.get(channel) ?? new Set(),
    names: (): string[] => [...channels.keys()],
    lastFrame: (channel: string): string | null => lastFrames.get(channel) ?? null,
    tell(channel: string, frame: string, { except, isFor }: Audience = {}): void {
      if (isCacheChannel(channel)) lastFrames.set(channel, frame)
      for (const client of channels.get(channel) ?? []) {
        const subscription = client.subscriptions.get(channel)
        if (client.id !== except && subscription && (isFor?.(subscription) ?? true)) client.send(frame)
      }
    },
  }
}
