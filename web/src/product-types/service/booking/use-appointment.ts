import type { Slot } from '@kedai/contracts/appointments.ts'
import type { ServiceView } from '@kedai/contracts/service-forms.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLang } from '../../../lib/use-lang.ts'
import type { BuyerChoiceProps, TypeChoice } from '../../buyer-choice.ts'
import { useTellChoice } from '../../tell-choice.ts'
import { useSlots } from './use-slots.ts'

export type Typed = { staff: number | null; day: string; slot: string }

const perPage = 14

// An appointment while it is chosen. Slots are asked for two weeks at a time, and again where the person changes.
export function useAppointment({ view, wants, choice, onChoose }: BuyerChoiceProps, service: ServiceView) {
  const { t } = useLingui()
  const lang = useLang()
  const today = view.server_time.slice(0, 10)
  const [typed, setTyped] = useState(() => readTyped(choice?.typed, service, today))
  const [page, setPage] = useState(0)
  const from = plusDays(today, page * perPage)
  const last = plusDays(today, service.ahead_days)
  const until = plusDays(from, perPage - 1)
  const { slots, failure, isLoading, retry } = useSlots(view.item.view_id, {
    from,
    to: until < last ? until : last,
    staff: typed.staff,
  })
  const needed = wants[0]?.quantity ?? 1
  const chosen = slots?.find(({ start }) => start === typed.slot)
  const missing: Record<string, string> = {}
  if (typed.slot === '') missing.slot = t`Choose a day and a time.`
  else if (chosen && chosen.left < needed) missing.slot = t`This time is taken. Choose another.`
  const made: TypeChoice = {
    typed,
    fields: [
      ...(typed.slot === '' ? [] : ([['slot', typed.slot]] as const)),
      ...(typed.staff === null ? [] : ([['staff', String(typed.staff)]] as const)),
    ],
    missing,
    sums: null,
    summary:
      typed.slot === ''
        ? t`No time chosen yet`
        : `${displayDay(typed.slot.slice(0, 10), lang)}, ${typed.slot.slice(11, 16)} · ${view.item.title}`,
  }
  useTellChoice(made, onChoose)
  return {
    typed,
    change: (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed })),
    days: daysOf(slots ?? [], needed),
    slots: (slots ?? []).filter(({ start }) => start.slice(0, 10) === typed.day),
    isLoading,
    failure,
    retry,
    weeks: {
      from,
      before: page > 0 ? () => setPage(page - 1) : null,
      after: until < last ? () => setPage(page + 1) : null,
    },
  }
}

/** Days with something to book, and how much. */
function daysOf(slots: readonly Slot[], needed: number): { day: string; free: number }[] {
  const free = new Map<string, number>()
  for (const { start, left } of slots) {
    const day = start.slice(0, 10)
    free.set(day, (free.get(day) ?? 0) + (left >= needed ? 1 : 0))
  }
  return [...free].map(([day, count]) => ({ day, free: count }))
}

function readTyped(kept: unknown, service: ServiceView, today: string): Typed {
  const nothing: Typed = { staff: null, day: '', slot: '' }
  if (typeof kept !== 'object' || kept === null || !('slot' in kept) || typeof kept.slot !== 'string') return nothing
  const staff = 'staff' in kept ? service.staff.find(({ id }) => id === kept.staff)?.id : undefined
  if (kept.slot.slice(0, 10) < today) return { ...nothing, staff: staff ?? null }
  return { staff: staff ?? null, day: kept.slot.slice(0, 10), slot: kept.slot }
}
