import type { NamedParticipant } from '@kedai/contracts/ticket-forms.ts'
import type { PlaceOrder } from '@kedai/contracts/orders.ts'
import { judgeAnswers } from '@kedai/domain/collections/answers.ts'
import type { FormField } from '@kedai/domain/collections/fields.ts'
import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { checkParticipant, type Participant, type ParticipantField } from '@kedai/domain/tickets/participants.ts'
import { seatPeople } from '@kedai/domain/tickets/seat-people.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { answerRefusals } from '../collection/messages.ts'
import type { FieldRefusals } from '../shared/product-type.ts'
import { participantRefusals, participantTexts } from './messages.ts'

type Typed = Participant & { answers: Readonly<Record<string, string | readonly string[] | object>> }

const nobody: Typed = { name: '', email: '', mobile: '', answers: {} }

/** Who comes, one for each ticket in their order, as an order keeps them; what is wrong with whom. */
export function judgePeople(
  { participants = [], sameDetailAsBuyer: isBuyerFirst = false, name, email, phone }: PlaceOrder,
  tickets: number,
  fields: readonly FormField[],
): { people: NamedParticipant[]; fields: FieldRefusals } {
  if (typeof participants === 'string' && participants !== '')
    return { people: [], fields: { participants: [participantTexts.notAList] } }
  const typed = (participants || []).map((one): Typed => (one === '' ? nobody : { ...one, answers: one.answers ?? {} }))
  const buyer = isBuyerFirst ? { ...nobody, name, email, mobile: phone } : null
  const seated = seatPeople(typed, tickets, buyer)
  if (seated === null) {
    const people = typed.length
    return { people: [], fields: { participants: [fill(participantTexts.count, { tickets, people })] } }
  }
  const refusals: FieldRefusals = {}
  const people = seated.map((one, at) => {
    // What is wrong with the buyer is said at the buyer.
    const { person, wrong } = judgePerson(one, fields, buyer !== null && at === 0)
    for (const [field, messages] of Object.entries(wrong)) refusals[`participants.${at}.${field}`] = messages
    return person
  })
  return { people, fields: refusals }
}

/** Somebody as an order keeps them, and what is wrong with them at which field. */
export function judgePerson(
  one: Typed,
  fields: readonly FormField[],
  isBuyer = false,
): { person: NamedParticipant; wrong: FieldRefusals } {
  const wrong: FieldRefusals = {}
  for (const [field, refusal] of Object.entries(isBuyer ? {} : checkParticipant(one)))
    // the keys that `checkParticipant` writes
    wrong[field] = [participantRefusals[field as ParticipantField][refusal]]
  const { answers, problems } = judgeAnswers(fields, one.answers)
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label ?? key
  for (const { key, problem } of problems)
    wrong[`answers.${key}`] = [fill(answerRefusals[problem], { label: labelOf(key) })]
  const person = {
    name: one.name.normalize('NFC').trim(),
    email: normaliseEmail(one.email),
    mobile: readPhone(one.mobile) ?? one.mobile,
    answers: answers.map(({ key, value }) => ({
      key,
      label: labelOf(key),
      value: typeof value === 'object' ? [...value] : value,
    })),
  }
  return { person, wrong }
}
