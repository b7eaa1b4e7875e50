import { serviceForm, type ServiceForm } from '@kedai/contracts/service-forms.ts'
import type { SlotRules } from '@kedai/domain/appointments/slots.ts'
import { z } from 'zod'

/** A service as it is kept: whoever serves it has a calendar, and so has the service itself where nobody is named. */
export type KeptService = ServiceForm & { calendar_id: number | null }

const kept = serviceForm.extend({ calendar_id: z.number().int().nullable().default(null) })

/** What a service says of itself, as its form was read. */
export const readService = (settings: unknown): KeptService => kept.parse(settings)

export type Calendar = { id: number; name: string | null; rules: SlotRules }

/** Whose time can be booked, each by its own hours; `staffId` picks one. */
export function calendarsOf(service: KeptService, staffId?: number): Calendar[] {
  const all: Calendar[] =
    service.staff.length === 0
      ? service.calendar_id === null
        ? []
        : [{ id: service.calendar_id, name: null, rules: rulesOf(service, service.hours) }]
      : service.staff.flatMap(({ id, name, hours }) =>
          id === null ? [] : [{ id, name, rules: rulesOf(service, hours ?? service.hours) }],
        )
  return staffId === undefined ? all : all.filter(({ id, name }) => id === staffId && name !== null)
}

const rulesOf = (service: KeptService, hours: SlotRules['hours']): SlotRules => ({
  durationMinutes: service.duration_minutes,
  everyMinutes: service.every_minutes,
  bufferBefore: service.buffer_before,
  bufferAfter: service.buffer_after,
  noticeHours: service.notice_hours,
  aheadDays: service.ahead_days,
  hours,
  exceptions: service.exceptions,
})
