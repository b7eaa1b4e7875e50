import { kindOf } from './channel-names.ts'
import type { Channels } from './channels.ts'

/** A channel and how many sockets of one process are in it. */
export type Crowd = readonly [channel: string, sockets: number]

/** Below this a process does not speak of a channel: what others then miss is small beside any limit. */
const crowdFrom = 10
/** A process that said nothing for so long has died, and its sockets are gone. */
const silentMs = 20_000

export type Crowds = ReturnType<typeof createCrowds>

/** How many sockets are in the channels that are not for everybody, here and in the other processes, a few seconds old. */
export function createCrowds(channels: Pick<Channels, 'names' | 'of'>) {
  const remotes = new Map<string, { seenAt: number; counts: ReadonlyMap<string, number> }>()
  return {
    /** Of this process, for the others. */
    snapshot: (): Crowd[] =>
      channels.names().flatMap((channel) => {
        const sockets = channels.of(channel).size
        return sockets >= crowdFrom && kindOf(channel) !== 'public' ? [[channel, sockets] as const] : []
      }),
    /** All that another process has. */
    replace(process: string, crowds: readonly Crowd[], now = Date.now()): void {
      remotes.set(process, { seenAt: now, counts: new Map(crowds) })
    },
    drop: (process: string): void => void remotes.delete(process),
    dropSilent(now = Date.now()): void {
      for (const [process, { seenAt }] of remotes) if (now - seenAt > silentMs) remotes.delete(process)
    },
    /** Sockets in a channel, wherever they are. */
    of: (channel: string): number =>
      [...remotes.values()].reduce((all, { counts }) => all + (counts.get(channel) ?? 0), channels.of(channel).size),
    /** Whether the others should hear now rather than with the next heartbeat. */
    hasGrown: (channel: string): boolean => channels.of(channel).size % crowdFrom === 0,
  }
}
