export type ChannelKind = 'public' | 'private' | 'presence' | 'user'

const shape = /^#?[-a-zA-Z0-9_=@,.;]{1,200}$/
const userPrefix = '#server-to-user-'

/** null for a name that no channel may have. */
export function kindOf(channel: string): ChannelKind | null {
  if (!shape.test(channel)) return null
  if (channel.startsWith(userPrefix)) return 'user'
  if (channel.startsWith('#')) return null
  if (channel.startsWith('private-')) return 'private'
  return channel.startsWith('presence-') ? 'presence' : 'public'
}

export const userChannel = (userId: string): string => userPrefix + userId

/** The last event of such a channel is told to whoever comes later. */
export const isCacheChannel = (channel: string): boolean => /^(?:private-|presence-)?cache-/.test(channel)
