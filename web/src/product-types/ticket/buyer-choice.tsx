import { fitParticipants } from '@kedai/domain/tickets/participants.ts'
import { Trans } from '@lingui/react/macro'
import { CalendarDays, MapPin } from 'lucide-react'
import { useEffect } from 'react'
import { dateTime } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { FieldError } from '../../ui/field.tsx'
import { useSearch } from '../../ui/navigation.ts'
import type { BuyerChoiceProps } from '../buyer-choice.ts'
import { makeChoice } from './make-choice.tsx'
import { PeopleSection } from './people-section.tsx'
import { TypeRows } from './type-rows.tsx'
import { type TypedPeople, asRules, fromRules, readTyped, seatsFor } from './typed.ts'
import { WaitForPlace } from './waitlist-form.tsx'

// Tickets of an event: how many of each type, and who comes.
export function TicketChoice({ view, wants, onChange, choice, onChoose, buyer, errors }: BuyerChoiceProps) {
  const event = view.item.ticket
  const offer = useSearch().get('offer') ?? ''
  const typed = readTyped(choice?.typed)
  const tickets = wants.reduce((sum, { quantity }) => sum + quantity, 0)
  const fields = event?.participant_fields ?? []
  const fitted = fromRules(typed, fitParticipants(asRules(typed), seatsFor(typed, tickets)))
  const next = makeChoice(fitted, { tickets, fields, buyer, offer })
  const isOld = choice === null || JSON.stringify(choice) !== JSON.stringify(next)
  useEffect(() => {
    if (isOld) onChoose(next)
  })
  if (!event) return null
  const change = (people: TypedPeople) => onChoose(makeChoice(people, { tickets, fields, buyer, offer }))
  const gone = view.items.filter(({ stock }) => stock === 0)
  return (
    <div className="grid gap-5">
      <ul className="grid gap-1 text-sm">
        <li className="flex gap-2">
          <CalendarDays aria-hidden className="size-5 shrink-0 text-ink-faint" />
          {dateTime(event.starts_at, currentLang())}
        </li>
        {event.venue && (
          <li className="flex gap-2">
            <MapPin aria-hidden className="size-5 shrink-0 text-ink-faint" />
            <span className="[overflow-wrap:anywhere]">{event.venue}</span>
          </li>
        )}
      </ul>
      <TypeRows
        units={view.items}
        title={view.item.title}
        currency={view.shop.currency}
        now={view.server_time}
        wants={wants}
        onChange={onChange}
      />
      {typeof errors['quantity'] === 'string' && <FieldError>{errors['quantity']}</FieldError>}
      {event.waitlist && gone.length > 0 && (
        <WaitForPlace viewId={view.item.view_id} title={view.item.title} units={gone} />
      )}
      {tickets > 0 ? (
        <PeopleSection typed={fitted} tickets={tickets} fields={fields} errors={errors} onChange={change} />
      ) : (
        <p className="text-sm text-ink-soft">
          <Trans>Choose your tickets first, then enter the attendees.</Trans>
        </p>
      )}
    </div>
  )
}
