import type { RentalStory } from '@kedai/contracts/rentals.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bookedSpan } from '../../../lib/booked-span.ts'
import { dateTime, money } from '../../../lib/format.ts'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { rentalQuery } from './api.ts'
import { ExtendForm } from './extend-form.tsx'
import { MoveForm } from './move-form.tsx'
import { rentalWords } from './status-words.ts'
import { useRentalAction } from './use-rental-action.ts'

type Step = 'hand-over' | 'return' | 'extend'

// One booking: who, what, until when; and what can be done about it now.
export function RentalDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: rental, error, refetch } = useQuery(rentalQuery(id))
  return (
    <Dialog open onClose={onClose} shape="drawer" title={rental?.product ?? <Trans>Booking</Trans>}>
      {error && !rental && <LoadFailed error={error} onRetry={refetch} />}
      {!rental && !error && <ListSkeleton rows={3} />}
      {rental && <Rental rental={rental} />}
    </Dialog>
  )
}

function Rental({ rental }: { rental: RentalStory }) {
  const action = useRentalAction(rental.id)
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  return (
    <div className="grid gap-5">
      <Facts rental={rental} />
      {step === null && <Steps rental={rental} onStep={setStep} />}
      {step === 'extend' && <ExtendForm rental={rental} action={action} onDone={close} />}
      {(step === 'hand-over' || step === 'return') && (
        <MoveForm key={step} rental={rental} call={step} action={action} onDone={close} />
      )}
      <Notes rental={rental} />
    </div>
  )
}

function Facts({ rental }: { rental: RentalStory }) {
  const { i18n } = useLingui()
  const lang = useLang()
  const { word, tone } = rentalWords[rental.status]
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="text-base break-words">{rental.buyer_name}</strong>
        <Badge tone={tone}>{i18n._(word)}</Badge>
      </p>
      <p>
        <a className="underline" href={`tel:${rental.buyer_phone}`}>
          {displayPhone(rental.buyer_phone)}
        </a>
        {' · '}
        <Link to={sellerPaths.order(rental.order_no)}>{rental.order_no}</Link>
      </p>
      <p>{bookedSpan(rental.start, rental.end, lang)}</p>
      <p className="text-ink-soft">
        {rental.units.length > 0 ? (
          <Trans>Units: {rental.units.join(', ')}</Trans>
        ) : (
          <Trans>Units: {rental.quantity}</Trans>
        )}
      </p>
      {rental.deposit !== null && (
        <p className="text-ink-soft">
          <Trans>Deposit: {money(rental.deposit)}</Trans>
        </p>
      )}
      {rental.late_days > 0 && (
        <p className="font-semibold text-danger-ink">
          <Trans>Days late: {rental.late_days}</Trans>
          {rental.late_fee !== null && <Trans>, {money(rental.late_fee)} for each</Trans>}
        </p>
      )}
    </div>
  )
}

function Steps({ rental: { status }, onStep }: { rental: RentalStory; onStep: (step: Step) => void }) {
  const { t } = useLingui()
  const isOut = status === 'out' || status === 'late'
  const isStanding = isOut || status === 'booked'
  const why = {
    held: t`This booking is not paid yet.`,
    booked: null,
    out: t`It is with the buyer already.`,
    late: t`It is with the buyer already.`,
    returned: t`It is back already.`,
    cancelled: t`This booking was cancelled.`,
  }[status]
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      <Button
        variant={status === 'booked' ? 'primary' : 'secondary'}
        disabledBecause={why}
        onClick={() => onStep('hand-over')}
      >
        <Trans>Hand over</Trans>
      </Button>
      <Button
        variant={isOut ? 'primary' : 'secondary'}
        disabledBecause={!isOut && (status === 'booked' ? t`It was not handed over yet.` : why)}
        onClick={() => onStep('return')}
      >
        <Trans>Receive it back</Trans>
      </Button>
      <Button disabledBecause={!isStanding && why} onClick={() => onStep('extend')}>
        <Trans>Extend</Trans>
      </Button>
    </div>
  )
}

function Notes({ rental }: { rental: RentalStory }) {
  const lang = useLang()
  return rental.notes.map(({ what, at, note, deducted, photos }) => (
    <section key={what} className="grid gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">
        {what === 'return' ? <Trans>Returned</Trans> : <Trans>Handed over</Trans>} · {dateTime(at, lang)}
      </h3>
      {note && <p className="break-words whitespace-pre-line">{note}</p>}
      {deducted !== '0.00' && (
        <p>
          <Trans>Deducted from deposit: {money(deducted)}</Trans>
        </p>
      )}
      {photos.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {photos.map((photo) => (
            <a key={photo} href={photo} target="_blank" rel="noreferrer">
              <img src={photo} alt="" loading="lazy" className="size-20 rounded-s border border-line object-cover" />
            </a>
          ))}
        </p>
      )}
    </section>
  ))
}
