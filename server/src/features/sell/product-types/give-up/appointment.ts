import { lockAppointmentOfLine, saveFewerPlaces } from '../queries/bookable-slots.ts'
import type { GiveUp } from '../shared/give-up-types.ts'

/** Places of a time: free for others until it was served. */
export const giveUpAppointment: GiveUp = async (trx, { shopId, orderId, line, units, now }) => {
  const found = await lockAppointmentOfLine(trx, { shopId, orderId, position: line.position })
  const isOpen = found?.status === 'held' || found?.status === 'booked'
  if (!found || !isOpen) return { fewer: [], writtenOff: [], restocked: 0, scrapped: 0, fields: {} }
  return {
    fewer: [{ kind: 'slot', line: line.position, amount: units }],
    writtenOff: [],
    restocked: units,
    scrapped: 0,
    fields: {},
    save: (within) => saveFewerPlaces(within, { shopId, id: found.id, places: found.places - units, now }),
  }
}
