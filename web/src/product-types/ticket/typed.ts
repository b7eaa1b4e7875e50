import type { ParticipantField } from '@kedai/contracts/ticket-forms.ts'
import type { Participant, ParticipantList } from '@kedai/domain/tickets/participants.ts'

export type Answers = Readonly<Record<string, string | readonly string[]>>

export type Person = Participant & { answers?: Answers }

// What stands in the form. Where the buyer is the first of them, `list` has the others, and `mine` what the buyer answered.
export type TypedPeople = { isBuyerFirst: boolean; mine: Answers; list: Person[]; parked: Person[] }

export const nobody: Person = { name: '', email: '', mobile: '' }

export const nothingTyped: TypedPeople = { isBuyerFirst: true, mine: {}, list: [], parked: [] }

// Kept on this device as it was typed; anything else begins anew.
export function readTyped(kept: unknown): TypedPeople {
  if (typeof kept !== 'object' || kept === null) return nothingTyped
  const { isBuyerFirst, mine, list, parked } = kept as Partial<TypedPeople> // what each is, is looked at below
  return {
    isBuyerFirst: isBuyerFirst !== false,
    mine: isAnswers(mine) ? mine : {},
    list: Array.isArray(list) ? list.filter(isPerson) : [],
    parked: Array.isArray(parked) ? parked.filter(isPerson) : [],
  }
}

const isAnswers = (value: unknown): value is Answers => typeof value === 'object' && value !== null

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' &&
  value !== null &&
  (['name', 'email', 'mobile'] as const).every((field) => typeof (value as Partial<Person>)[field] === 'string')

export const seatsFor = ({ isBuyerFirst }: Pick<TypedPeople, 'isBuyerFirst'>, tickets: number): number =>
  Math.max(0, tickets - (isBuyerFirst ? 1 : 0))

// The rules know people; what they answered stays with them.
export const asRules = ({ list, parked }: TypedPeople): ParticipantList => ({ list, parked })
export const fromRules = (typed: TypedPeople, { list, parked }: ParticipantList): TypedPeople => ({
  ...typed,
  list: [...list],
  parked: [...parked],
})

// Somebody at a place; the places before it are kept for others.
export const withPerson = (typed: TypedPeople, place: number, person: Person): TypedPeople => ({
  ...typed,
  list: Array.from({ length: Math.max(typed.list.length, place + 1) }, (_, at) =>
    at === place ? person : (typed.list[at] ?? nobody),
  ),
})

export const isAnswered = (value: Answers[string] | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' && value !== '0' : value !== undefined && value.length > 0

export const unanswered = (fields: readonly ParticipantField[], answers: Answers = {}): ParticipantField[] =>
  fields.filter(({ key, is_required }) => is_required && !isAnswered(answers[key]))
