import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { Days } from '../../product-types/service/booking/days.tsx'
import { Slots } from '../../product-types/service/booking/slots.tsx'
import { useSlots } from '../../product-types/service/booking/use-slots.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { moveAppointment, orderQuery } from './api.ts'

type Props = { token: string; order: BuyerOrder; viewId: string; start: string; onDone: () => void }

const perPage = 14

// Days and times as when it was booked; the former time is kept until the new one is had.
export function MoveAppointment({ token, order, viewId, start, onDone }: Props) {
  const { t } = useLingui()
  const answers = useQueryCache()
  const today = order.server_time.slice(0, 10)
  const [page, setPage] = useState(0)
  const [day, setDay] = useState('')
  const [slot, setSlot] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const from = plusDays(today, page * perPage)
  const to = plusDays(from, perPage - 1)
  const { slots, failure, isLoading, retry } = useSlots(viewId, { from, to, staff: null, order: token })
  const needed = order.lines[0]?.quantity ?? 1
  const others = (slots ?? []).filter((one) => one.start !== start)
  const free = new Map<string, number>()
  for (const one of others)
    free.set(one.start.slice(0, 10), (free.get(one.start.slice(0, 10)) ?? 0) + (one.left >= needed ? 1 : 0))
  const move = async () => {
    setBusy(true)
    setProblem(null)
    const result = await moveAppointment(token, slot)
    await answers.refetch(orderQuery(token))
    setBusy(false)
    if (result.ok) {
      toast(result.message ?? '')
      return onDone()
    }
    setProblem(result.fields.slot ?? result.message)
    retry()
  }
  return (
    <div className="mt-4 grid gap-4 rounded-m bg-sunken p-4">
      <Days
        days={[...free].map(([one, count]) => ({ day: one, free: count }))}
        value={day}
        onChange={(next) => {
          setDay(next)
          setSlot('')
        }}
        weeks={{
          from,
          before: page > 0 ? () => setPage(page - 1) : null,
          after: page < 51 ? () => setPage(page + 1) : null,
        }}
        state={{ isLoading, failure, retry }}
      />
      <Slots
        slots={others.filter((one) => one.start.slice(0, 10) === day)}
        needed={needed}
        isClass={false}
        value={slot}
        onChange={setSlot}
        error={null}
        hasDay={day !== ''}
      />
      {problem && <Notice tone="danger" title={problem} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={isBusy}
          disabledBecause={slot === '' && t`Choose a day and a time first.`}
          onClick={() => void move()}
        >
          <Trans>Take this time</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </div>
  )
}
