import type { TicketForm } from '@kedai/contracts/ticket-forms.ts'

/** A question to each participant, as typed; `options` one a line. */
export type QuestionValues = { key: string; label: string; type: string; is_required: boolean; options: string }

/** An event as it stands in its form; `types` goes by the rows of `variations`. */
export type TicketValues = {
  starts_at: string
  ends_at: string
  venue: string
  capacity: string
  types: { sale_starts: string; sale_ends: string }[]
  participant_fields: QuestionValues[]
  waitlist: boolean
  offer_hours: string
}

export const emptyType = { sale_starts: '', sale_ends: '' }

export const emptyTicket: TicketValues = {
  starts_at: '',
  ends_at: '',
  venue: '',
  capacity: '',
  types: [emptyType],
  participant_fields: [],
  waitlist: true,
  offer_hours: '24',
}

// The browser's own input knows minutes.
const toTyped = (time: string | null) => (time === null ? '' : time.slice(0, 16).replace(' ', 'T'))
const toWireTime = (typed: string) =>
  typed === '' ? null : `${typed.replace('T', ' ')}${typed.endsWith('23:59') ? ':59' : ':00'}`

/** An event as its form shows it; of what is none, an empty form. */
export function ticketToValues(settings: Readonly<Record<string, unknown>> | null, rows: number): TicketValues {
  if (settings === null) return emptyTicket
  const data = settings as TicketForm // as the server keeps it
  return {
    starts_at: toTyped(data.starts_at),
    ends_at: toTyped(data.ends_at),
    venue: data.venue,
    capacity: String(data.capacity ?? ''),
    types: Array.from({ length: rows }, (_, at) => ({
      sale_starts: toTyped(data.types[at]?.sale_starts ?? null),
      sale_ends: toTyped(data.types[at]?.sale_ends ?? null),
    })),
    participant_fields: data.participant_fields.map(({ key, label, type, is_required, options }) => ({
      key,
      label,
      type,
      is_required,
      options: options.join('\n'),
    })),
    waitlist: data.waitlist,
    offer_hours: String(data.offer_hours),
  }
}

/** The same as it is saved. */
export const ticketToWire = ({ starts_at, ends_at, capacity, types, participant_fields, ...plain }: TicketValues) => ({
  ...plain,
  starts_at: toWireTime(starts_at) ?? '',
  ends_at: toWireTime(ends_at),
  capacity: capacity.trim() || null,
  types: types.map(({ sale_starts, sale_ends }) => ({
    sale_starts: toWireTime(sale_starts),
    sale_ends: toWireTime(sale_ends),
  })),
  participant_fields: participant_fields.map(({ options, ...field }) => ({
    ...field,
    options: options
      .split('\n')
      .map((option) => option.trim())
      .filter(Boolean),
  })),
})
