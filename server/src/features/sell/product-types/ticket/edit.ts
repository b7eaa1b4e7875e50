import { namedParticipant, type NamedParticipant } from '@kedai/contracts/ticket-forms.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { findQuota } from '../queries/collection.ts'
import { dropTickets, lockTicketsOfLine } from '../queries/tickets.ts'
import type { EditedChoice, FieldRefusals, LineEdit } from '../shared/product-type.ts'
import { participantFields, readTickets } from '../shared/ticket-settings.ts'
import { editTexts } from './messages.ts'
import { judgePerson } from './people.ts'

/** Other tickets of a line: whoever comes no more is taken off, by name, and whoever comes besides is named. Who was let in stays. */
export async function editTickets(trx: Db, edit: LineEdit): Promise<EditedChoice> {
  const { shopId, orderId, productId, line, quantity, participants, now } = edit
  const ofLine = { shopId, orderId, lineId: line.id }
  const people = peopleOf(edit)
  const made = await lockTicketsOfLine(trx, ofLine)
  const used = new Map(made.flatMap(({ place, status, name }) => (status === 'used' ? [[place, name]] : [])))
  const gone = [...new Set(edit.dropped ?? lastOf(people, people.length - quantity, used))].toSorted((a, b) => a - b)
  const fields: FieldRefusals = {}
  const wanted = people.length - gone.length
  if (gone.some((place) => place >= people.length) || wanted + participants.length > quantity)
    fields['dropped'] = [fill(editTexts.chooseWho, { count: Math.max(0, people.length - quantity) })]
  else if (wanted + participants.length < quantity)
    fields['participants'] = [fill(editTexts.nameWho, { count: quantity - wanted })]
  const come = gone.find((place) => used.has(place))
  if (come !== undefined) fields['dropped'] = [fill(editTexts.hasCome, { name: used.get(come) ?? '' })]
  const asked = participantFields(readTickets(edit.settings))
  const besides = participants.map((one, at) => {
    const { person, wrong } = judgePerson({ ...one, answers: one.answers ?? {} }, asked)
    for (const [field, messages] of Object.entries(wrong)) fields[`participants.${at}.${field}`] = messages
    return person
  })
  const quota = await findQuota(trx, shopId, productId)
  const more = quantity - line.quantity
  const fewer = -more
  const { variationId } = line
  return {
    details: { ...line.details, participants: [...people.filter((_, at) => !gone.includes(at)), ...besides] },
    more:
      more <= 0
        ? []
        : [
            { kind: 'stock', variationId, productId, amount: more },
            ...(quota ? [{ kind: 'seat' as const, quotaId: quota.id, productId, amount: more }] : []),
          ],
    fewer:
      fewer <= 0
        ? []
        : [
            { kind: 'stock', subject: variationId, amount: fewer },
            ...(quota ? [{ kind: 'seat' as const, subject: quota.id, amount: fewer }] : []),
          ],
    fields,
    save: (within) => (gone.length > 0 ? dropTickets(within, ofLine, gone, now) : Promise.resolve()),
  }
}

/** One for each ticket; where a line names nobody, it is the buyer's. */
function peopleOf({ line, buyer }: LineEdit): NamedParticipant[] {
  const named = namedParticipant.array().safeParse(line.details['participants']).data ?? []
  const { name, email, phone: mobile } = buyer
  return Array.from({ length: line.quantity }, (_, at) => named[at] ?? { name, email, mobile, answers: [] })
}

const lastOf = (people: readonly unknown[], count: number, used: ReadonlyMap<number | null, unknown>): number[] =>
  people.flatMap((_, at) => (used.has(at) ? [] : [at])).slice(count <= 0 ? people.length : -count)
