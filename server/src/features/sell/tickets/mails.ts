import { isLang } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Written, Writer } from '../../../platform/mail/mail-pump.ts'
import { ticketMailKind, type TicketMail } from './mail-kind.ts'
import { mailTexts } from './messages.ts'
import { readForMail, type MailedTicket } from './queries/tickets.ts'
import { sayWhen, sheetOf } from './sheet.ts'

type Parts = Pick<Deps, 'db' | 'mail' | 'config' | 'documents'>

/** Writes mails with tickets as they leave: all of an order's to its buyer, and to everybody else their own. */
export function writeTicketMails({ db, mail, config, documents }: Parts): void {
  const writer: Writer = async (shopId, rows) => {
    if (shopId === null) throw new Error('a ticket is of a shop')
    const asked = rows.map(({ data }) => data as TicketMail) // as it was left
    const found = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
      readForMail(trx, shopId, [...new Set(asked.map(({ orderId }) => orderId))]),
    )
    const written: Written[][] = []
    for (const { orderId, ticketId } of asked) {
      const tickets = found.filter((one) => one.order_id === orderId && (ticketId === null || one.id === ticketId))
      const letters: Written[] = []
      for (const [to, own] of recipientsOf(tickets, ticketId === null))
        letters.push(await write(to, own, { shopId, documents, config }))
      written.push(letters)
    }
    return written
  }
  mail.writes(ticketMailKind, writer)
}

function recipientsOf(tickets: readonly MailedTicket[], withBuyer: boolean): Map<string, MailedTicket[]> {
  const to = new Map<string, MailedTicket[]>()
  const buyer = tickets[0]?.buyer_email
  if (withBuyer && buyer) to.set(buyer, [...tickets])
  for (const ticket of tickets)
    if (ticket.email !== '' && !(withBuyer && ticket.email === buyer))
      to.set(ticket.email, [...(to.get(ticket.email) ?? []), ticket])
  return to
}

async function write(
  to: string,
  tickets: readonly MailedTicket[],
  { shopId, documents, config: { publicUrl } }: Pick<Parts, 'documents' | 'config'> & { shopId: number },
): Promise<Written> {
  const [first] = tickets
  if (!first) throw new Error('a mail is about a ticket at least')
  const lang = isLang(first.lang) ? first.lang : 'ms'
  const isBuyer = to === first.buyer_email
  const params = { event: first.title, name: isBuyer ? first.buyer_name : first.name }
  const pdf = await documents.renderTickets(sheetOf(tickets, first.shop_name, lang), { shopId })
  return {
    to,
    lang,
    ...(first.shop_email !== null && { replyTo: first.shop_email }),
    attachments: [{ filename: `${first.order_no.replace(/[^\w.-]/g, '-')}-tickets.pdf`, content: pdf }],
    content: {
      shop: first.shop_name,
      subject: mailTexts.subject,
      params,
      blocks: [
        { kind: 'heading', text: mailTexts.subject, params },
        { kind: 'paragraph', text: mailTexts.hello, params },
        { kind: 'paragraph', text: isBuyer ? mailTexts.buyer : mailTexts.holder },
        {
          kind: 'lines',
          rows: [
            { label: mailTexts.when, value: sayWhen(first, lang) },
            ...(first.venue === '' ? [] : [{ label: mailTexts.where, value: first.venue }]),
            ...tickets.slice(0, 50).map(({ name, item_title, code }) => ({
              label: `${name} (${item_title})`,
              value: code,
            })),
          ],
        },
        // The order's page is its buyer's alone.
        ...(isBuyer
          ? [{ kind: 'button' as const, text: mailTexts.open, url: `${publicUrl}/order/${first.token}` }]
          : []),
      ],
    },
  }
}
