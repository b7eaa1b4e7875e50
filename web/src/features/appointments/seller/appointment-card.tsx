import type { Appointment, AppointmentStatus } from '@kedai/contracts/appointments.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Check, MessageCircle, UserX } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { post } from '../../../lib/http.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Tone } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { appointmentPath } from './api.ts'

// Who comes, when, for what; and whether they came.
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { i18n, t } = useLingui()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const { id, start, end, status } = appointment
  const { word, tone } = words[status]
  const isOpen = status === 'held' || status === 'booked'
  const finish = async (call: 'done' | 'no-show') => {
    setBusy(call)
    const result = await post(appointmentPath(id, call))
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).includes('/seller/') })
    setBusy(null)
    toast(result.ok ? (result.message ?? '') : { text: result.message, tone: 'danger' })
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-m border border-line bg-card px-4 py-3 shadow-card">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong className="text-lg tabular-nums">
          {start.slice(11, 16)} – {end.slice(11, 16)}
        </strong>
        <Badge tone={tone}>{i18n._(word)}</Badge>
      </p>
      <p className="text-sm">
        <strong className="break-words">{appointment.buyer_name}</strong>
        {' · '}
        <a className="whitespace-nowrap underline" href={`tel:${appointment.phone}`}>
          {displayPhone(appointment.phone)}
        </a>
        {' · '}
        <Link to={sellerPaths.order(appointment.order_no)}>{appointment.order_no}</Link>
      </p>
      <p className="line-clamp-1 text-sm break-words text-ink-soft md:line-clamp-none">
        {[appointment.staff?.name, appointment.product].filter(Boolean).join(' · ')}
        {appointment.places > 1 && <Trans> · places: {appointment.places}</Trans>}
      </p>
      {appointment.balance_due !== '0.00' && (
        <p className="text-sm font-semibold text-gold-ink">
          <Trans>Still to pay: {money(appointment.balance_due)}</Trans>
        </p>
      )}
      {appointment.notes && <p className="text-sm break-words whitespace-pre-line">{appointment.notes}</p>}
      {isOpen && (
        <div className="mt-1 flex flex-wrap gap-1.5">
          <Button
            variant="primary"
            className="max-sm:px-3"
            busy={busy === 'done'}
            disabledBecause={busy !== null && busy !== 'done' && t`One moment.`}
            onClick={() => void finish('done')}
          >
            <Check aria-hidden className="size-5 max-sm:hidden" />
            <Trans>Done</Trans>
          </Button>
          <Button
            className="max-sm:px-3"
            busy={busy === 'no-show'}
            disabledBecause={busy !== null && busy !== 'no-show' && t`One moment.`}
            onClick={() => void finish('no-show')}
          >
            <UserX aria-hidden className="size-5 max-sm:hidden" />
            <Trans>No-show</Trans>
          </Button>
          <ButtonAnchor
            href={appointment.whatsapp_link}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Remind`}
            title={t`Remind`}
            className="max-sm:px-3"
          >
            <MessageCircle aria-hidden className="size-5" />
            <span className="max-sm:hidden">
              <Trans>Remind</Trans>
            </span>
          </ButtonAnchor>
        </div>
      )}
    </li>
  )
}

const words = {
  held: { word: msg`not paid yet`, tone: 'neutral' },
  booked: { word: msg`booked`, tone: 'info' },
  done: { word: msg`done`, tone: 'good' },
  no_show: { word: msg`no-show`, tone: 'danger' },
  cancelled: { word: msg`cancelled`, tone: 'neutral' },
} satisfies Record<AppointmentStatus, { word: MessageDescriptor; tone: Tone }>
