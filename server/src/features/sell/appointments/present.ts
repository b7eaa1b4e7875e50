import { type Appointment, appointmentStatuses } from '@kedai/contracts/appointments.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import { amountDue } from '@kedai/domain/orders/payment-status.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../platform/errors/message.ts'
import { ledgerOf } from '../../orders/orders/shared/order-ledger.ts'
import { greeting } from './messages.ts'
import type { AppointmentRow } from './queries/appointments.ts'

export function presentAppointment(row: AppointmentRow): Appointment {
  const start = formatTime(row.starts_at)
  const words = { name: row.buyer_name, title: row.title, time: start.slice(0, 16), order: row.order_no }
  const isOpen = row.status !== 'cancelled'
  return {
    id: row.id,
    order_no: row.order_no,
    view_id: row.view_id,
    product: row.title,
    start,
    end: formatTime(row.ends_at),
    staff: row.of_product === null ? { id: row.calendar_id, name: row.name } : null,
    places: row.places,
    status: appointmentStatuses.find((status) => status === row.status) ?? 'held',
    buyer_name: row.buyer_name,
    phone: row.buyer_phone,
    whatsapp_link: whatsappLink(row.buyer_phone, say(greeting, isLang(row.lang) ? row.lang : 'ms', words)),
    notes: row.notes,
    total: formatRinggit(sen(row.total_sen)),
    balance_due: formatRinggit(isOpen ? amountDue(ledgerOf(row)) : noSen),
  }
}
