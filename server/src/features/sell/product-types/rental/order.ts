import { freeUnits, withBuffers, type Booking } from '@kedai/domain/rentals/availability.ts'
import { countPeriods } from '@kedai/domain/rentals/periods.ts'
import { rentalTotals } from '@kedai/domain/rentals/price.ts'
import { readRange, type RentalRange } from '@kedai/domain/rentals/range.ts'
import { judgeRange } from '@kedai/domain/rentals/rules.ts'
import { formatRinggit, amountOf } from '@kedai/domain/money/ringgit.ts'
import { times } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import type { ChosenLine, FieldRefusals, OrderWish } from '../shared/product-type.ts'
import { describeBooking } from '../shared/rental/describe.ts'
import { choiceTexts, rangeTexts, roomTexts } from '../shared/rental/messages.ts'
import { problemWords } from '../shared/rental/problem-words.ts'
import { buffersOf, readRental, rulesOf, type RentalSettings } from '../shared/rental/settings.ts'

export type RentalFacts = { bookings: Booking[] }

/** A booking as it would be ordered: priced by its periods, and claimed with the time around it. */
export function judgeRental(wish: OrderWish<RentalFacts>): { lines: ChosenLine[]; fields: FieldRefusals } {
  const { body, lang, now } = wish
  const settings = readRental(wish.settings)
  const fields: FieldRefusals = {}
  const range = readDates(body.dateRange, fields)
  const problem = range && judgeRange(rulesOf(settings), range, now)
  if (problem) fields['dateRange'] = [problemWords(problem, settings)]
  const addons = readAddons(body.addons, settings, fields)
  const pickup = readPlace(body.pickup_location, settings.pickup_location, 'pickup_location', fields)
  const back = readPlace(body.return_location, settings.return_location, 'return_location', fields)
  if (!range) return { lines: [], fields }
  const periods = countPeriods(settings.frequency, range)
  const span = withBuffers(range, buffersOf(settings))
  const lines = wish.wants.flatMap(({ unitId, quantity, field }): ChosenLine[] => {
    const unit = wish.units.find(({ id }) => id === unitId)
    if (!unit) return []
    const left = freeUnits(settings.quantity, wish.facts.bookings, span)
    const { addonTotal } = rentalTotals({
      price: unit.price,
      periods,
      units: quantity,
      addons: addons.map(({ price, per }) => ({ price: amountOf(price), per })),
    })
    return [
      {
        unitId,
        quantity,
        field,
        choice: {
          unitPrice: times(unit.price, periods),
          addonTotal,
          options: describeBooking({ range, settings, periods, addons, pickup, back }, lang),
          claims: [
            {
              kind: 'booking',
              productId: wish.productId,
              amount: quantity,
              from: span.start,
              until: span.end,
            },
          ],
          details: {
            start: formatTime(range.start),
            end: formatTime(range.end),
            first_day: range.firstDay,
            last_day: range.lastDay,
            frequency: settings.frequency,
            periods,
            units: quantity,
            price: formatRinggit(unit.price),
            addons: addons.map(({ id, title, price, per }) => ({
              id,
              title,
              price,
              per,
              total: formatRinggit(per === 'unit' ? times(amountOf(price), periods) : amountOf(price)),
            })),
            pickup_location: pickup,
            return_location: back,
            buffer_after: settings.buffer_after,
            deposit: settings.deposit,
            late_fee: settings.late_fee,
          },
          change: left < quantity ? { what: 'booking', left, message: roomWords(left) } : null,
        },
      },
    ]
  })
  return { lines, fields }
}

export const roomWords = (left: number): Message => (left === 0 ? roomTexts.none : fill(roomTexts.fewer, { left }))

function readDates(typed: OrderWish<RentalFacts>['body']['dateRange'], fields: FieldRefusals): RentalRange | null {
  const [start = '', end = ''] = typed === '' || typed === undefined ? [] : typed
  if (start === '' || end === '') {
    fields['dateRange'] = [rangeTexts.missing]
    return null
  }
  const range = readRange(start, end)
  if (typeof range !== 'string') return range
  fields['dateRange'] = [rangeTexts[range]]
  return null
}

function readAddons(
  typed: OrderWish<RentalFacts>['body']['addons'],
  { addons }: RentalSettings,
  fields: FieldRefusals,
): RentalSettings['addons'] {
  const ids = [...new Set((typed || []).filter((id) => id !== ''))]
  return ids.flatMap((id, at) => {
    const addon = addons.find((one) => one.id === id)
    if (!addon) fields[`addons.${at}`] = [choiceTexts.unknownAddon]
    return addon ? [addon] : []
  })
}

// One text holds for everybody, whatever was sent; of several the buyer takes one.
function readPlace(
  typed = '',
  offered: string | readonly string[],
  field: string,
  fields: FieldRefusals,
): string | null {
  if (typeof offered === 'string') return offered === '' ? null : offered
  const [only, another] = offered
  if (typed === '' && another === undefined) return only ?? null
  if (offered.includes(typed)) return typed
  fields[field] = [typed === '' ? choiceTexts.choosePlace : choiceTexts.unknownPlace]
  return null
}
