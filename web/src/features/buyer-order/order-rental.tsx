import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { bookedSpan } from '../../lib/booked-span.ts'
import { money } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { Section } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'
import { extendRental, orderQuery } from './api.ts'

type Props = { token: string; order: BuyerOrder; rental: NonNullable<BuyerOrder['rental']> }

// From when until when, where, and for longer.
export function OrderRental({ token, order, rental }: Props) {
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const booking = order.lines.find((line) => line.booking)?.booking
  return (
    <Section title={<Trans>Your rental</Trans>}>
      <dl className="grid gap-2 text-sm sm:grid-cols-2">
        <Fact term={<Trans>When</Trans>}>{bookedSpan(rental.start, rental.end, lang)}</Fact>
        {booking?.pickup_location && <Fact term={<Trans>Pick-up</Trans>}>{booking.pickup_location}</Fact>}
        {booking?.return_location && <Fact term={<Trans>Return</Trans>}>{booking.return_location}</Fact>}
        {booking?.deposit && (
          <Fact term={<Trans>Deposit</Trans>}>
            <Trans>{money(booking.deposit)}, paid at pick-up and refunded on return</Trans>
          </Fact>
        )}
        {booking?.late_fee && (
          <Fact term={<Trans>Returned late</Trans>}>
            <Trans>{money(booking.late_fee)} for each day begun</Trans>
          </Fact>
        )}
      </dl>
      <Standing status={rental.status} />
      {rental.can_extend && !isOpen && (
        <Button className="mt-4" onClick={() => setOpen(true)}>
          <Trans>Rent it for longer</Trans>
        </Button>
      )}
      {rental.can_extend && isOpen && <Extend token={token} end={rental.end} onDone={() => setOpen(false)} />}
    </Section>
  )
}

const Fact = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft">{term}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
)

function Standing({ status }: { status: NonNullable<BuyerOrder['rental']>['status'] }) {
  const { t } = useLingui()
  const said = {
    held: t`Reserved for you until it is paid.`,
    booked: t`It is booked for you.`,
    out: t`It is with you. Please return it in time.`,
    late: t`It should be back by now. Please return it, or rent it for longer.`,
    returned: t`It is back. Thank you.`,
    cancelled: t`This booking was cancelled.`,
  }[status]
  return (
    <p className={status === 'late' ? 'mt-3 font-semibold text-danger-ink' : 'mt-3 text-sm text-ink-soft'}>{said}</p>
  )
}

function Extend({ token, end, onDone }: { token: string; end: string; onDone: () => void }) {
  const { t } = useLingui()
  const answers = useQueryCache()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async () => {
    setBusy(true)
    setProblem(null)
    const result = await extendRental(token, time === '' ? day : `${day} ${time}`)
    await answers.refetch(orderQuery(token))
    setBusy(false)
    if (!result.ok) return setProblem(result.fields.until ?? result.message)
    toast(result.message ?? '')
    onDone()
  }
  return (
    <Form onSubmit={() => void submit()} className="mt-4 grid gap-4 rounded-m bg-sunken p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t`Until`} hint={t`The whole day, unless you set a time.`} error={problem}>
          <Input
            type="date"
            name="until"
            min={end.slice(0, 10)}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <Field label={t`Time`} optional>
          <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>Every further period costs as much as before. You pay the difference here afterwards.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          disabledBecause={day === '' && t`Choose until when first.`}
        >
          <Trans>Ask for it</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </Form>
  )
}
