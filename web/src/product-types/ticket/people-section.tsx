import type { ParticipantField } from '@kedai/contracts/ticket-forms.ts'
import { readParticipants, remainingTickets, restoreParticipants } from '@kedai/domain/tickets/participants.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { PersonForm, Questions } from './person/person-form.tsx'
import { type TypedPeople, asRules, fromRules, nobody, seatsFor, withPerson } from './typed.ts'

type Props = {
  typed: TypedPeople
  tickets: number
  fields: readonly ParticipantField[]
  errors: Readonly<Record<string, ReactNode>>
  onChange: (typed: TypedPeople) => void
}

// Somebody for each ticket: the buyer first where they come too, the others one by one or from a list that was copied.
export function PeopleSection({ typed, tickets, fields, errors, onChange }: Props) {
  const { t } = useLingui()
  const seats = seatsFor(typed, tickets)
  const first = typed.isBuyerFirst ? 1 : 0
  const remaining = Math.max(0, remainingTickets(seats, typed.list))
  const parked = typed.parked.map(({ name, email, mobile }) => name || email || mobile)
  return (
    <section className="grid gap-4" aria-label={t`Participants`}>
      <div>
        <h3 className="text-base font-semibold">
          <Trans>Who is coming?</Trans>
        </h3>
        <p role="status" className="text-sm text-ink-soft">
          {remaining > 0 ? (
            <Plural value={remaining} one="# ticket has no attendee." other="# tickets have no attendee." />
          ) : (
            <Trans>Every ticket has an attendee.</Trans>
          )}
        </p>
      </div>
      <Checkbox
        name="sameDetailAsBuyer"
        label={t`The first participant is me`}
        hint={t`With the name, e-mail and phone number of this order.`}
        checked={typed.isBuyerFirst}
        onChange={(event) => onChange({ ...typed, isBuyerFirst: event.target.checked })}
      />
      {typed.isBuyerFirst && fields.length > 0 && (
        <Card title={<Trans>Ticket 1: you</Trans>}>
          <Questions
            name="participants.0"
            fields={fields}
            answers={typed.mine}
            errors={errors}
            onChange={(mine) => onChange({ ...typed, mine })}
          />
        </Card>
      )}
      {parked.length > 0 && (
        <Notice tone="info" title={<Trans>Removed and saved: {parked.join(', ')}</Trans>}>
          <span className="mt-1 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              disabledBecause={remaining === 0 && t`Every ticket has an attendee. Add a ticket first.`}
              onClick={() => onChange(fromRules(typed, restoreParticipants(asRules(typed), seats)))}
            >
              <Trans>Put them back</Trans>
            </Button>
            <Button variant="quiet" onClick={() => onChange({ ...typed, parked: [] })}>
              <Trans>Forget them</Trans>
            </Button>
          </span>
        </Notice>
      )}
      {seats > 1 && <PasteList typed={typed} seats={seats} onChange={onChange} />}
      {Array.from({ length: seats }, (_, place) => {
        const number = place + first + 1
        const name = `participants.${place + first}`
        const person = typed.list[place] ?? nobody
        return (
          <Card key={place} title={<Trans>Ticket {number}</Trans>}>
            <PersonForm
              name={name}
              person={person}
              errors={errors}
              onChange={(next) => onChange(withPerson(typed, place, next))}
            />
            {fields.length > 0 && (
              <Questions
                name={name}
                fields={fields}
                answers={person.answers ?? {}}
                errors={errors}
                onChange={(answers) => onChange(withPerson(typed, place, { ...person, answers }))}
              />
            )}
          </Card>
        )
      })}
      {typeof errors['participants'] === 'string' && <Notice tone="danger" title={errors['participants']} />}
    </section>
  )
}

const Card = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-3 rounded-m border border-line bg-paper p-3">
    <legend className="px-1 text-sm font-semibold">{title}</legend>
    {children}
  </fieldset>
)

function PasteList({
  typed,
  seats,
  onChange,
}: {
  typed: TypedPeople
  seats: number
  onChange: (typed: TypedPeople) => void
}) {
  const { t } = useLingui()
  const [text, setText] = useState<string | null>(null)
  if (text === null)
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setText('')}>
        <Trans>Paste a list</Trans>
      </Button>
    )
  const found = readParticipants(text)
  const use = () => {
    const named = typed.list.filter(({ name, email, mobile }) => name !== '' || email !== '' || mobile !== '')
    const all = [...named, ...found]
    onChange({ ...typed, list: all.slice(0, seats), parked: [...all.slice(seats), ...typed.parked] })
    setText(null)
  }
  return (
    <div className="grid gap-2">
      <Field
        label={t`A list from a chat or a spreadsheet`}
        hint={t`One person a line: name, e-mail, phone number, in any order.`}
      >
        <Textarea value={text} rows={4} maxLength={50_000} onChange={(event) => setText(event.target.value)} />
      </Field>
      <span className="flex flex-wrap gap-2">
        <Button disabledBecause={found.length === 0 && t`Paste at least one line with a name.`} onClick={use}>
          <Plural value={found.length} one="Use # person" other="Use # people" />
        </Button>
        <Button variant="quiet" onClick={() => setText(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </span>
    </div>
  )
}
