import { namedParticipant, type TicketStatus } from '@kedai/contracts/ticket-forms.ts'
import type { SellerTicket } from '@kedai/contracts/tickets.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { TicketRow } from './queries/tickets.ts'

const yes: Message = { ms: 'Ya', en: 'Yes', zh: '是' }

/** What a participant answered, as texts. */
export const answersOf = ({ answers }: Pick<TicketRow, 'answers'>, lang: Lang): SellerTicket['answers'] =>
  (namedParticipant.shape.answers.safeParse(answers).data ?? []).map(({ key, label, value }) => ({
    key,
    label,
    value: typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : yes[lang],
  }))

export const presentTicket = (row: TicketRow, lang: Lang): SellerTicket => ({
  id: row.id,
  code: row.code,
  name: row.name,
  email: row.email,
  mobile: row.mobile,
  product: row.title,
  view_id: row.view_id,
  item_title: row.item_title,
  status: row.status as TicketStatus, // one of them by its check
  order_no: row.order_no,
  starts_at: formatTime(row.starts_at),
  admitted_at: row.admitted_at && formatTime(row.admitted_at),
  answers: answersOf(row, lang),
})
