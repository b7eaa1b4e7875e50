import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import { networkOf } from './network.ts'

/** What there may be at once, in all and from one address (of IPv6 a /64). Bytes are those held until the answer is sent. */
export type RoomLimits = { maxBodies: number; maxBodiesOfOne: number; maxBytes: number; maxBytesOfOne: number }

export type Held = {
  /** @throws AppError */
  hold(bytes: number): void
  /** The body is here: another one may come. May be called twice. */
  arrived(): void
  /** The answer is sent: its bytes are free. May be called twice. */
  release(): void
}

type Use = { bodies: number; bytes: number }

/** Counts the bodies under way. A body is asked for its bytes as they come: what was only announced takes no room from others. */
export function createBodyRoom(limits: RoomLimits): { enter(address: string): Held } {
  const all: Use = { bodies: 0, bytes: 0 }
  const networks = new Map<string, Use>()
  return {
    enter(address) {
      const network = networkOf(address)
      const own = networks.get(network) ?? { bodies: 0, bytes: 0 }
      if (own.bodies >= limits.maxBodiesOfOne)
        throw new AppError('too_many', texts.tooMany, { params: { seconds: waitSeconds }, retryAfter: waitSeconds })
      if (all.bodies >= limits.maxBodies) throw new AppError('busy', texts.busy, { retryAfter: waitSeconds })
      networks.set(network, own)
      for (const use of [all, own]) use.bodies += 1
      let held = 0
      let isUnderWay = true
      let isReleased = false
      const forgetIfIdle = () => {
        if (own.bodies === 0 && own.bytes === 0 && networks.get(network) === own) networks.delete(network)
      }
      const arrived = () => {
        if (!isUnderWay) return
        isUnderWay = false
        for (const use of [all, own]) use.bodies -= 1
        forgetIfIdle()
      }
      return {
        hold(bytes) {
          if (isReleased) return
          if (own.bytes + bytes > limits.maxBytesOfOne)
            throw new AppError('too_many', texts.tooMany, { params: { seconds: waitSeconds }, retryAfter: waitSeconds })
          if (all.bytes + bytes > limits.maxBytes) throw new AppError('busy', texts.busy, { retryAfter: waitSeconds })
          held += bytes
          for (const use of [all, own]) use.bytes += bytes
        },
        arrived,
        release() {
          if (isReleased) return
          isReleased = true
          for (const use of [all, own]) use.bytes -= held
          arrived()
          forgetIfIdle()
        },
      }
    },
  }
}

const waitSeconds = 5
