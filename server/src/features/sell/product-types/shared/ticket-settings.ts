import { ticketForm, type TicketForm } from '@kedai/contracts/ticket-forms.ts'
import type { FormField } from '@kedai/domain/collections/fields.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { EventSpan, SaleTimes } from '@kedai/domain/tickets/sale.ts'
import { parseTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'

type Kept = Omit<TicketForm, 'types'> & { types: (TicketForm['types'][number] & { title: string })[] }

const kept = ticketForm.extend({
  types: z.array(ticketForm.shape.types.unwrap().element.extend({ title: z.string().default('') })).default([]),
})

/** An event as it is kept: the sale times of a ticket type go by its title. */
export type TicketSettings = Kept

// What was sold goes on after its product is sold as something else; there is then no event.
export const readTickets = (settings: unknown): TicketSettings =>
  kept.safeParse(settings).data ?? kept.parse({ starts_at: '1970-01-01' })

export const spanOf = ({ starts_at, ends_at }: Pick<TicketForm, 'starts_at' | 'ends_at'>): EventSpan => ({
  starts: parseTime(starts_at) ?? new Date(0),
  ends: ends_at === null ? null : parseTime(ends_at),
})

/** When the ticket type of a title is sold. */
export function saleTimesOf({ types }: TicketSettings, title: string): SaleTimes {
  const found = types.find((type) => type.title === title)
  const read = (typed: string | null | undefined) => (typed ? parseTime(typed) : null)
  return { starts: read(found?.sale_starts), ends: read(found?.sale_ends) }
}

/** The questions to each participant, as the rules look at them. */
export const participantFields = ({ participant_fields }: Pick<TicketForm, 'participant_fields'>): FormField[] =>
  participant_fields.map(({ key, label, type, is_required, options }) => ({
    key,
    label,
    type,
    isRequired: is_required,
    options,
    showWhen: null,
  }))

/** Whether a product is an event that people come to by name. */
export const isEvent = (itemType: string): boolean =>
  isProductTypeName(itemType) && productTypeRules(itemType).fields.some((field) => field === 'participants')
