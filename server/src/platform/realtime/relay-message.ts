import type { Crowd } from './crowds.ts'
import type { Whereabouts } from './presence.ts'

/** What the processes on one database tell each other. */
export type RelayMessage =
  | { kind: 'frame'; channel: string; frame: string; except: string | null }
  | { kind: 'joined'; channel: string; userId: string; info: unknown }
  | { kind: 'left'; channel: string; userId: string }
  /** All the people of the process. `isNew`: it has just begun and wants to hear of the others'. */
  | { kind: 'people'; members: Whereabouts[]; isNew: boolean }
  /** How many sockets of the process are in each of its crowded channels: all of these. */
  | { kind: 'crowds'; crowds: Crowd[] }
  | { kind: 'gone' }
  | { kind: 'end-user'; userId: string }
