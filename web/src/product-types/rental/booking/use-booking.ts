import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { openingDay } from '@kedai/domain/rentals/hours.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLang } from '../../../lib/use-lang.ts'
import type { BuyerChoiceProps, TypeChoice } from '../../buyer-choice.ts'
import { useTellChoice } from '../../tell-choice.ts'
import { fieldsOf, listOf, rangeOf, readTyped, type Typed } from './typed.ts'
import { type Availability, useAvailability } from './use-availability.ts'

// A booking while it is chosen: what is typed, what the server says of it, and what the order is told.
export function useBooking({ view, wants, choice, onChoose }: BuyerChoiceProps, rental: ItemRental) {
  const { t } = useLingui()
  const lang = useLang()
  // Until it closes after midnight, last evening's opening can still be booked.
  const today = rental.frequency === 'hourly' ? openingDay(rental, view.server_time) : view.server_time.slice(0, 10)
  const [typed, setTyped] = useState(() => readTyped(choice?.typed, rental, today))
  const range = rangeOf(typed, rental)
  const quantity = wants[0]?.quantity ?? 1
  const { found, retry } = useAvailability(
    view.item.view_id,
    range && { date_range: range, quantity, addons: typed.addons },
  )
  const isFree = found.type === 'answered' && found.answer.available_status

  const why = (of: Availability): string | null => {
    if (typed.from === '') return t`Choose the day of pick-up and the day of return.`
    if (range === null) return t`Choose the time of pick-up and a later time of return.`
    if (of.type === 'asking') return t`We are still asking whether it is free. One moment.`
    if (of.type === 'failed') return of.message
    return of.type === 'answered' && !of.answer.available_status ? of.answer.message : null
  }
  const problem = why(found)
  const missing: Record<string, string> = {}
  if (problem !== null) missing.dateRange = problem
  if (listOf(rental.pickup_location).length > 1 && typed.pickup === '')
    missing.pickup_location = t`Choose where you pick it up.`
  if (listOf(rental.return_location).length > 1 && typed.back === '')
    missing.return_location = t`Choose where you return it.`
  const days = range && [...new Set([typed.from, typed.to])].map((day) => displayDay(day, lang)).join(' – ')
  const made: TypeChoice = {
    typed,
    fields: fieldsOf(typed, range, rental),
    missing,
    sums: isFree ? pick(found.answer.totals) : null,
    summary: days ? `${days} · ${view.item.title}` : t`No days chosen yet`,
  }
  useTellChoice(made, onChoose)
  const change = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }))
  return { typed, change, range, found, retry, today }
}

const pick = ({ subtotal, addon_total }: { subtotal: string; addon_total: string }) => ({ subtotal, addon_total })
