import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { dateTime } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Section } from '../../ui/page.tsx'
import { calendarFile } from './api.ts'
import { MoveAppointment } from './move-appointment.tsx'

type Props = { token: string; order: BuyerOrder; appointment: NonNullable<BuyerOrder['appointment']> }

// When, by whom, a file for the calendar, and another time.
export function OrderAppointment({ token, order, appointment }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const { start, end, status, can_reschedule: canMove } = appointment
  const line = order.lines.find(({ slot }) => slot !== undefined)
  const said = {
    held: t`This time is reserved for you until it is paid.`,
    booked: t`This time is booked for you.`,
    done: t`You were there. Thank you.`,
    no_show: t`Marked as no-show. Contact the shop if this is wrong.`,
    cancelled: t`This appointment was cancelled.`,
  }[status]
  return (
    <Section title={<Trans>Your appointment</Trans>}>
      <p className="text-lg font-semibold">
        {dateTime(start, lang)} – {end.slice(11, 16)}
      </p>
      {line?.staff && (
        <p className="text-sm">
          <Trans>with {line.staff.name}</Trans>
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{said}</p>
      {status !== 'cancelled' && (
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonAnchor href={calendarFile(token)} download>
            <CalendarPlus aria-hidden className="size-5" />
            <Trans>Put it into my calendar</Trans>
          </ButtonAnchor>
          {canMove && !isOpen && (
            <Button onClick={() => setOpen(true)}>
              <Trans>Choose another time</Trans>
            </Button>
          )}
        </div>
      )}
      {canMove && isOpen && line && (
        <MoveAppointment
          token={token}
          order={order}
          viewId={line.view_id}
          start={start}
          onDone={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
