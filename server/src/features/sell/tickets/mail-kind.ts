/** What the outbox holds of a mail with tickets; `ticketId`: of that one alone, to its holder. */
export type TicketMail = { orderId: number; ticketId: number | null }

export const ticketMailKind = 'tickets'
