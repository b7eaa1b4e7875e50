import { namedParticipant } from '@kedai/contracts/ticket-forms.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { findQuota } from '../queries/collection.ts'
import { dropTickets, lockTicketsOfLine, type LineTicket } from '../queries/tickets.ts'
import type { GiveUp, LinePart } from '../shared/give-up-types.ts'
import type { FieldRefusals } from '../shared/product-type.ts'
import { giveUpTexts } from './messages.ts'

/** Tickets open nothing any more, and their seats are free. Who was let in keeps the ticket unless it is chosen by name. */
export const giveUpTickets: GiveUp = async (trx, part) => {
  const { shopId, orderId, productId, line, units, now } = part
  const ofLine = { shopId, orderId, lineId: line.id }
  const { places, fields } = placesOf(await lockTicketsOfLine(trx, ofLine), part)
  const quota = await findQuota(trx, shopId, productId)
  const { position, variationId } = line
  const named = namedParticipant.array().safeParse(line.details['participants'])
  return {
    fewer: [
      { kind: 'stock', line: position, subject: variationId, amount: units },
      ...(quota ? [{ kind: 'seat' as const, line: position, subject: quota.id, amount: units }] : []),
    ],
    writtenOff: [],
    restocked: units,
    scrapped: 0,
    ...(named.success && {
      details: { ...line.details, participants: named.data.filter((_, place) => !places.includes(place)) },
    }),
    fields,
    save: (within) => dropTickets(within, ofLine, places, now),
  }
}

/** Which places of the line go: those that were chosen, else the last whose tickets were not used. None are made before the payment. */
function placesOf(
  made: readonly LineTicket[],
  { tickets, units, line }: LinePart,
): { places: number[]; fields: FieldRefusals } {
  const standing = made.filter(({ status }) => status !== 'void')
  if (tickets) {
    const chosen = standing.filter(({ id }) => tickets.includes(id))
    const places = chosen.flatMap(({ place }) => place ?? []).toSorted((a, b) => a - b)
    if (chosen.length < new Set(tickets).size) return { places, fields: { tickets: [giveUpTexts.unknownTicket] } }
    if (chosen.length !== units)
      return { places, fields: { tickets: [fill(giveUpTexts.chooseTickets, { count: units })] } }
    return { places, fields: {} }
  }
  const used = new Set(standing.flatMap(({ place, status }) => (status === 'used' && place !== null ? [place] : [])))
  const free = Array.from({ length: line.standing }, (_, place) => place).filter((place) => !used.has(place))
  const fields: FieldRefusals = {}
  if (free.length < units) fields['tickets'] = [fill(giveUpTexts.ticketsUsed, { left: free.length })]
  return { places: free.slice(-units), fields }
}
