import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2, Undo2, UserPlus } from 'lucide-react'
import { Questions, PersonForm } from '../../../product-types/ticket/person/person-form.tsx'
import { type Person, nobody } from '../../../product-types/ticket/typed.ts'
import { TicketBadge } from '../../../lib/seller/ticket-badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Guest, PeopleEdit } from './people-edit.ts'

type Props = {
  line: SellerOrder['lines'][number]
  guests: readonly Guest[]
  edit: PeopleEdit
  // What is refused, by names that begin with this.
  name: string
  refused: Readonly<Record<string, string>>
  onChange: (edit: PeopleEdit) => void
}

// Who comes on a line of tickets: each can be taken off, and others can be named.
export function EditPeople({ line, guests, edit, name, refused, onChange }: Props) {
  const { t } = useLingui()
  const { dropped, joined } = edit
  const fields = line.participant_fields ?? []
  const setJoined = (at: number, person: Person) =>
    onChange({ ...edit, joined: joined.map((one, place) => (place === at ? person : one)) })
  const problem = refused[`${name}.dropped`] ?? refused[`${name}.participants`] ?? refused[`${name}.quantity`]
  return (
    <div className="grid w-full gap-3">
      <ul className="grid rounded-m border border-line bg-paper" aria-label={t`Participants of ${line.title}`}>
        {guests.map(({ place, name: guest, email, hasCome }) => {
          const isGone = dropped.includes(place)
          return (
            <li key={place} className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-3 last:border-b-0">
              <span className={isGone ? 'min-w-0 flex-1 text-ink-soft line-through' : 'min-w-0 flex-1'}>
                <span className="block font-semibold wrap-anywhere">{guest}</span>
                <span className="block text-sm text-ink-soft wrap-anywhere">{email}</span>
              </span>
              {hasCome ? (
                <TicketBadge status="used" />
              ) : (
                <IconButton
                  label={isGone ? t`Put ${guest} back` : t`Take ${guest} away`}
                  onClick={() =>
                    onChange({
                      ...edit,
                      dropped: isGone ? dropped.filter((one) => one !== place) : [...dropped, place],
                    })
                  }
                >
                  {isGone ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {joined.map((person, at) => {
        const field = `${name}.participants.${at}`
        return (
          <fieldset key={at} className="grid min-w-0 gap-3 rounded-m border border-line bg-paper p-3">
            <legend className="px-1 text-sm font-semibold">
              <Trans>New participant</Trans>
            </legend>
            <PersonForm name={field} person={person} errors={refused} onChange={(next) => setJoined(at, next)} />
            {fields.length > 0 && (
              <Questions
                name={field}
                fields={fields}
                answers={person.answers ?? {}}
                errors={refused}
                onChange={(answers) => setJoined(at, { ...person, answers })}
              />
            )}
            <Button
              className="justify-self-start"
              onClick={() => onChange({ ...edit, joined: joined.filter((_, place) => place !== at) })}
            >
              <Trans>Do not add</Trans>
            </Button>
          </fieldset>
        )
      })}
      <Button className="justify-self-start" onClick={() => onChange({ ...edit, joined: [...joined, nobody] })}>
        <UserPlus aria-hidden className="size-5" />
        <Trans>Add a participant</Trans>
      </Button>
      {dropped.length > 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>Removed tickets become void, and their seats are released.</Trans>
        </p>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}
