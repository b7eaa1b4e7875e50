import type { ParticipantField } from '@kedai/contracts/ticket-forms.ts'
import { checkParticipant, type ParticipantField as Detail } from '@kedai/domain/tickets/participants.ts'
import { msg } from '@lingui/core/macro'
import { i18n } from '../../lib/i18n.ts'
import type { TypeChoice } from '../buyer-choice.ts'
import { type Answers, type Person, type TypedPeople, nobody, seatsFor, unanswered } from './typed.ts'

type Buyer = { name: string; email: string; phone: string }

// What was typed, as the order says it: somebody for each ticket, and whoever is still missing.
export function makeChoice(
  typed: TypedPeople,
  {
    tickets,
    fields,
    buyer,
    offer,
  }: { tickets: number; fields: readonly ParticipantField[]; buyer: Buyer; offer: string },
): TypeChoice {
  const others = Array.from({ length: seatsFor(typed, tickets) }, (_, at) => typed.list[at] ?? nobody)
  const mine: Person = { name: buyer.name, email: buyer.email, mobile: buyer.phone, answers: typed.mine }
  const people = typed.isBuyerFirst && tickets > 0 ? [mine, ...others] : others
  const missing: Record<string, string> = {}
  for (const [at, person] of people.entries()) {
    // The buyer's own details are asked for further down.
    const wrong = typed.isBuyerFirst && at === 0 ? {} : checkParticipant(person)
    for (const [field, refusal] of Object.entries(wrong))
      missing[`participants.${at}.${field}`] = i18n._(words[field as Detail][refusal]) // the keys that it writes
    for (const { key, label } of unanswered(fields, person.answers))
      missing[`participants.${at}.answers.${key}`] = i18n._(msg`Please answer “${label}”.`)
  }
  return {
    typed,
    missing,
    sums: null,
    fields: [
      ...(typed.isBuyerFirst ? ([['sameDetailAsBuyer', '1']] as const) : []),
      ...(offer === '' ? [] : ([['offer', offer]] as const)),
      ...people.flatMap((person, at) => partsOf(person, `participants[${at}]`)),
    ],
  }
}

const partsOf = ({ name, email, mobile, answers = {} }: Person, at: string): [string, string][] => [
  [`${at}[name]`, name],
  [`${at}[email]`, email],
  [`${at}[mobile]`, mobile],
  ...answersOf(answers, at),
]

const answersOf = (answers: Answers, at: string): [string, string][] =>
  Object.entries(answers).flatMap(([key, value]) =>
    typeof value === 'string'
      ? value.trim() === ''
        ? []
        : [[`${at}[answers][${key}]`, value] as [string, string]]
      : value.map((one, place): [string, string] => [`${at}[answers][${key}][${place}]`, one]),
  )

const noEmail = msg`This is no e-mail address.`
const noPhone = msg`This is no phone number.`
const words = {
  name: {
    required: msg`Enter the name.`,
    unreadable: msg`Enter a name with letters.`,
    link: msg`Write the name without a web address.`,
  },
  email: { required: msg`Enter the e-mail.`, unreadable: noEmail, link: noEmail },
  mobile: { required: msg`Enter the phone number.`, unreadable: noPhone, link: noPhone },
}
