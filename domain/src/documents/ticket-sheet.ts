import type { Lang } from '../text/lang.ts'

/** A ticket as its holder prints it or shows it at the door. */
export type PrintedTicket = {
  event: string
  when: string
  venue: string
  /** What was bought: a ticket type. */
  kind: string
  name: string
  code: string
}

/** Tickets as a PDF, one to a page. */
export type TicketSheet = {
  kind: 'tickets'
  title: string
  author: string
  lang: Lang
  words: { when: string; where: string; who: string; kind: string; show: string }
  tickets: PrintedTicket[]
}
