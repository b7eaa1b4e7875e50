/** A rental's part of a form, as typed. What is not shown goes along as it came. */
export type RentalValues = {
  frequency: string
  quantity: string
  addons: { id: number | null; title: string; price: string; per: string }[]
  buffer_before: string
  buffer_after: string
  opens: string
  closes: string
  closed_weekdays: number[]
  closed_dates: string[]
  blocked: { from: string; to: string; reason: string }[]
  min_periods: string
  max_periods: string
  months_ahead: string
  /** One a line. */
  pickup_location: string
  return_location: string
  deposit: string
  late_fee: string
}

export const emptyRental: RentalValues = {
  frequency: 'daily',
  quantity: '1',
  addons: [],
  buffer_before: '0',
  buffer_after: '0',
  opens: '',
  closes: '',
  closed_weekdays: [],
  closed_dates: [],
  blocked: [],
  min_periods: '1',
  max_periods: '',
  months_ahead: '12',
  pickup_location: '',
  return_location: '',
  deposit: '',
  late_fee: '',
}

/** As the server keeps it, into its fields. */
export function readRental(kept: Record<string, unknown> | null | undefined): RentalValues {
  if (!kept) return emptyRental
  const text = (name: keyof RentalValues, otherwise = ''): string => {
    const value = kept[name]
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : otherwise
  }
  const list = <Row>(name: keyof RentalValues): Row[] => {
    const value = kept[name]
    return Array.isArray(value) ? (value as Row[]) : [] // as the server wrote it
  }
  const lines = (name: 'pickup_location' | 'return_location') =>
    Array.isArray(kept[name]) ? list<string>(name).join('\n') : text(name)
  return {
    frequency: text('frequency', 'daily'),
    quantity: text('quantity', '1'),
    addons: list('addons'),
    buffer_before: text('buffer_before', '0'),
    buffer_after: text('buffer_after', '0'),
    opens: text('opens'),
    closes: text('closes'),
    closed_weekdays: list('closed_weekdays'),
    closed_dates: list('closed_dates'),
    blocked: list('blocked'),
    min_periods: text('min_periods', '1'),
    max_periods: text('max_periods'),
    months_ahead: text('months_ahead', '12'),
    pickup_location: lines('pickup_location'),
    return_location: lines('return_location'),
    deposit: text('deposit'),
    late_fee: text('late_fee'),
  }
}

/** As a save says it. */
export function rentalToWire({ pickup_location, return_location, addons, ...values }: RentalValues): object {
  return {
    ...values,
    addons: addons.map(({ id, ...addon }) => ({ ...(id !== null && { id }), ...addon, price: addon.price.trim() })),
    pickup_location: places(pickup_location),
    return_location: places(return_location),
    deposit: values.deposit.trim() || null,
    late_fee: values.late_fee.trim() || null,
    max_periods: values.max_periods.trim() || null,
  }
}

// One place holds for all bookings, several are a choice.
function places(typed: string): string | string[] {
  const lines = typed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  return lines.length > 1 ? lines : (lines[0] ?? '')
}
