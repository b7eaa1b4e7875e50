export type HoursRow = { day: string; from: string; until: string }

/** A service's part of a form, as typed. */
export type ServiceValues = {
  duration_minutes: string
  every_minutes: string
  staff: { id: number | null; name: string; hours: HoursRow[] }[]
  hours: HoursRow[]
  exceptions: { date: string; from: string; until: string }[]
  notice_hours: string
  ahead_days: string
  buffer_before: string
  buffer_after: string
  capacity: string
  reschedule_hours: string
}

export const emptyService: ServiceValues = {
  duration_minutes: '60',
  every_minutes: '',
  staff: [],
  hours: ['1', '2', '3', '4', '5'].map((day) => ({ day, from: '09:00', until: '17:00' })),
  exceptions: [],
  notice_hours: '2',
  ahead_days: '60',
  buffer_before: '0',
  buffer_after: '0',
  capacity: '1',
  reschedule_hours: '24',
}

type KeptHours = { day: number; from: string; until: string }

/** As the server keeps it, into its fields. */
export function readService(kept: Record<string, unknown> | null | undefined): ServiceValues {
  if (!kept) return emptyService
  const text = (name: keyof ServiceValues, otherwise = ''): string => {
    const value = kept[name]
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : otherwise
  }
  const list = <Row>(value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []) // as the server wrote it
  const hours = (value: unknown): HoursRow[] => list<KeptHours>(value).map((row) => ({ ...row, day: String(row.day) }))
  return {
    duration_minutes: text('duration_minutes', '60'),
    every_minutes: text('every_minutes'),
    staff: list<{ id: number | null; name: string; hours: unknown }>(kept.staff).map(({ id, name, hours: own }) => ({
      id,
      name,
      hours: hours(own),
    })),
    hours: hours(kept.hours),
    exceptions: list<{ date: string; from: string | null; until: string | null }>(kept.exceptions).map(
      ({ date, from, until }) => ({ date, from: from ?? '', until: until ?? '' }),
    ),
    notice_hours: text('notice_hours', '0'),
    ahead_days: text('ahead_days', '60'),
    buffer_before: text('buffer_before', '0'),
    buffer_after: text('buffer_after', '0'),
    capacity: text('capacity', '1'),
    reschedule_hours: text('reschedule_hours'),
  }
}

/** As a save says it. */
export const serviceToWire = ({
  staff,
  every_minutes,
  reschedule_hours,
  exceptions,
  ...values
}: ServiceValues): object => ({
  ...values,
  staff: staff.map((one) => ({ ...one, name: one.name.trim(), hours: one.hours.length > 0 ? one.hours : null })),
  exceptions: exceptions.map(({ date, from, until }) => ({ date, from: from || null, until: until || null })),
  every_minutes: every_minutes.trim() || null,
  reschedule_hours: reschedule_hours.trim() || null,
})
