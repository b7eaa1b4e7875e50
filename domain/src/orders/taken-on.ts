import type { OrderEventName } from './timeline.ts'

// For these somebody at the shop has to do something; one who took the order on before them has not seen them.
const calls: readonly OrderEventName[] = ['order.placed', 'proof.uploaded']

/** The entry by which somebody took the order on, of its timeline with the newest first; undefined while it waits for somebody. */
export const takenOn = <Entry extends { name: string }>(newestFirst: readonly Entry[]): Entry | undefined => {
  const last = newestFirst.find(({ name }) => name === 'order.accepted' || calls.some((one) => one === name))
  return last?.name === 'order.accepted' ? last : undefined
}
