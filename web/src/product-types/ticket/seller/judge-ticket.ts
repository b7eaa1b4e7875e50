import { msg } from '@lingui/core/macro'
import { i18n } from '../../../lib/i18n.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'

/** What is wrong with an event as far as the browser can tell. */
export function judgeTicket({ ticket, variations }: ProductValues, add: (name: string, said: string) => void): void {
  if (ticket.starts_at === '') add('ticket.starts_at', i18n._(msg`Say when the event begins.`))
  else if (ticket.ends_at !== '' && ticket.ends_at <= ticket.starts_at)
    add('ticket.ends_at', i18n._(msg`The end must come after the start.`))
  if (!/^$|^[1-9]\d{0,6}$/.test(ticket.capacity.trim()))
    add('ticket.capacity', i18n._(msg`Write a whole number, or leave it empty.`))
  if (!/^[1-9]\d{0,2}$/.test(ticket.offer_hours.trim()))
    add('ticket.offer_hours', i18n._(msg`Write a whole number, 1 or more.`))
  variations.forEach(({ option_values: [title = ''] }, at) => {
    if (variations.length > 1 && title.trim() === '')
      add(`variations.${at}.option_values`, i18n._(msg`Name this ticket type, for example Adult.`))
  })
  ticket.participant_fields.forEach(({ label, type, options }, at) => {
    if (label.trim() === '') add(`ticket.participant_fields.${at}.label`, i18n._(msg`Write the question.`))
    if (type.startsWith('choice') && options.trim() === '')
      add(`ticket.participant_fields.${at}.options`, i18n._(msg`Add at least one answer to choose from.`))
  })
}
