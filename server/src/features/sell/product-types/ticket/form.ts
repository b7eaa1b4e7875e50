import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { judgeFields } from '@kedai/domain/collections/fields.ts'
import { endOfDay, formatTime, parseTime } from '@kedai/domain/time/malaysia.ts'
import { fieldRefusals } from '../collection/messages.ts'
import type { FormRefusals } from '../shared/product-type.ts'
import { participantFields, type TicketSettings } from '../shared/ticket-settings.ts'
import { formTexts } from './messages.ts'

/** An event as it is kept: times whole, every question with a key. Null with refusals. */
export function judgeEvent({ ticket: form, variations }: SaveProduct, refusals: FormRefusals): TicketSettings | null {
  if (!form) {
    refusals.add('ticket', formTexts.missing)
    return null
  }
  const begin = (typed: string | null, field: string) => read(typed, field, refusals)
  // A day alone lasts that day.
  const end = (typed: string | null, field: string) => {
    const moment = read(typed, field, refusals)
    return moment && typed?.length === 10 ? endOfDay(moment) : moment
  }
  const starts = begin(form.starts_at, 'ticket.starts_at')
  const ends = end(form.ends_at, 'ticket.ends_at')
  if (starts && ends && ends <= starts) refusals.add('ticket.ends_at', formTexts.endsBefore)
  const types = variations.map(({ option_values: [title = ''] }, at) => {
    const { sale_starts = null, sale_ends = null } = form.types[at] ?? {}
    const from = begin(sale_starts, `ticket.types.${at}.sale_starts`)
    const until = end(sale_ends, `ticket.types.${at}.sale_ends`)
    if (from && until && until <= from) refusals.add(`ticket.types.${at}.sale_ends`, formTexts.saleEndsBefore)
    return { title, sale_starts: from && formatTime(from), sale_ends: until && formatTime(until) }
  })
  const participant_fields = form.participant_fields.map((field, at) => ({
    ...field,
    key: field.key === '' ? `field-${at + 1}` : field.key,
    options: field.options.filter((option) => option !== ''),
  }))
  for (const { at, part, problem } of judgeFields(participantFields({ participant_fields })))
    refusals.add(`ticket.participant_fields.${at}.${part}`, fieldRefusals[problem])
  return {
    ...form,
    starts_at: formatTime(starts ?? new Date(0)),
    ends_at: ends && formatTime(ends),
    types,
    participant_fields,
  }
}

function read(typed: string | null, field: string, refusals: FormRefusals): Date | null {
  if (typed === null) return null
  const moment = parseTime(typed)
  if (moment === null) refusals.add(field, formTexts.noTime)
  return moment
}
