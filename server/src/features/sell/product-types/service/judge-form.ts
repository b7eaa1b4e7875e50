import type { ServiceForm } from '@kedai/contracts/service-forms.ts'
import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { overlapInWeek } from '@kedai/domain/appointments/slots.ts'
import { parseDate } from '@kedai/domain/time/malaysia.ts'
import { isOpening } from '@kedai/domain/time/opening.ts'
import type { FormRefusals } from '../shared/product-type.ts'
import { formRefusals } from './messages.ts'

type Hours = ServiceForm['hours']

/** A service as it is kept; null with refusals. */
export function judgeService(form: SaveProduct, refusals: FormRefusals): ServiceForm | null {
  const typed = form.service
  if (!typed) {
    refusals.add('service', formRefusals.missing)
    return null
  }
  judgeHours(typed.hours, 'service.hours', refusals)
  typed.staff.forEach(({ name, hours }, at) => {
    if (name === '') refusals.add(`service.staff.${at}.name`, formRefusals.nameMissing)
    else if (typed.staff.slice(0, at).some((other) => other.name.toLowerCase() === name.toLowerCase()))
      refusals.add(`service.staff.${at}.name`, formRefusals.sameName)
    if (hours) judgeHours(hours, `service.staff.${at}.hours`, refusals)
  })
  const everyoneHasHours = typed.staff.length > 0 && typed.staff.every(({ hours }) => hours && hours.length > 0)
  if (typed.hours.length === 0 && !everyoneHasHours && typed.exceptions.every(({ from }) => from === null))
    refusals.add('service.hours', formRefusals.noHours)
  typed.exceptions.forEach(({ date, from, until }, at) => {
    if (parseDate(date) !== date) refusals.add(`service.exceptions.${at}.date`, formRefusals.badDate)
    if ((from === null) !== (until === null) || (from !== null && until !== null && !isOpening({ from, until })))
      refusals.add(`service.exceptions.${at}.from`, formRefusals.badTime)
  })
  return { ...typed, staff: typed.staff.map((one) => ({ ...one, hours: one.hours?.length ? one.hours : null })) }
}

function judgeHours(hours: Hours, field: string, refusals: FormRefusals): void {
  const readable = hours.filter(isOpening)
  hours.forEach((opening, at) => {
    const earlier = readable.slice(0, readable.indexOf(opening))
    if (!isOpening(opening)) refusals.add(`${field}.${at}.from`, formRefusals.badTime)
    else if (earlier.some((other) => overlapInWeek(other, opening)))
      refusals.add(`${field}.${at}.from`, formRefusals.overlap)
  })
}
