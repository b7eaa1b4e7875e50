import type { PaperDocument, PaymentRow, TotalRow } from '@kedai/domain/documents/paper-document.ts'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import type { Tone } from '../../ui/notice.tsx'
import { DocumentPay, type QrDrawing } from './document-pay.tsx'
import { DocumentTable } from './document-table.tsx'
import { Facts, PartyBlock } from './parties.tsx'

type Props = {
  document: PaperDocument
  // Where its picture is.
  logo?: string | null
  // The code of `document.pay`, drawn by the server: a page needs no library for it.
  qr?: QrDrawing | null
  // The same of its DuitNow QR.
  duitnow?: QrDrawing | null
  // Where the page itself says how and when to pay, the paper's own words on it are for print alone.
  payIsForPrint?: boolean
  heading?: 'h1' | 'h2'
}

// A business paper as a page: the same document that is drawn as PDF. Every word of it is in the document, in its language.
export function DocumentPage({
  document,
  logo = null,
  qr = null,
  duitnow = null,
  payIsForPrint = false,
  heading: Heading = 'h1',
}: Props) {
  const { title, number, stamp, seller, parties, facts, table, totals, payments, explanation, notes, pay, footer } =
    document
  return (
    <article
      lang={document.lang}
      className="printed-alone @container overflow-hidden rounded-l border border-line bg-card text-[0.9375rem] leading-normal text-ink shadow-card print:rounded-none print:border-0 print:bg-[#fff] print:shadow-none print:[zoom:0.83]"
    >
      <div aria-hidden className="h-1.5 bg-accent" />
      <div className="grid gap-8 p-5 @xl:p-8 print:gap-6 print:px-0">
        <header className="flex flex-col-reverse gap-6 @xl:flex-row @xl:justify-between">
          <div className="min-w-0">
            {logo && <img src={logo} alt="" className="mb-3 h-16 max-w-48 rounded-s bg-[#fff] object-contain" />}
            <PartyBlock party={seller} large />
          </div>
          <div className="min-w-0 @xl:max-w-1/2 @xl:shrink-0 @xl:text-right">
            <Heading className="text-2xl @2xl:text-3xl">{title}</Heading>
            {number && <p className="text-ink-soft wrap-anywhere tabular-nums">{number}</p>}
            {stamp && (
              <p className="mt-2">
                <Badge tone={stampTones[stamp.state]}>{stamp.text}</Badge>
              </p>
            )}
          </div>
        </header>

        {(parties.length > 0 || facts.length > 0) && (
          <div className="grid gap-6 @xl:grid-cols-[minmax(0,1fr)_18rem]">
            <div className={classes('grid content-start gap-6', parties.length > 1 && '@3xl:grid-cols-2')}>
              {parties.map((party) => (
                <PartyBlock key={party.heading} party={party} heading={party.heading} />
              ))}
            </div>
            <Facts facts={facts} />
          </div>
        )}

        {table && <DocumentTable table={table} name={[title, number].filter(Boolean).join(' ')} />}

        <div className="grid gap-6 @xl:grid-cols-[minmax(0,1fr)_20rem] print:break-inside-avoid">
          <div className="grid min-w-0 content-start gap-4 @xl:col-start-2">
            <dl>
              {totals.map((row) => (
                <Total key={row.label} row={row} />
              ))}
            </dl>
            {payments && payments.rows.length > 0 && (
              <section>
                <h2 className="text-sm text-accent-ink">{payments.heading}</h2>
                <ul className="mt-1 grid gap-1.5">
                  {payments.rows.map((row, place) => (
                    <Payment key={place} row={row} />
                  ))}
                </ul>
              </section>
            )}
            {explanation && <p className="text-sm text-ink-soft">{explanation}</p>}
          </div>
          {pay && (
            <div className={classes('@xl:col-start-1 @xl:row-start-1', payIsForPrint && forPrint)}>
              <DocumentPay pay={pay} qr={qr} duitnow={duitnow} />
            </div>
          )}
        </div>

        {notes.map(({ heading, text, isSchedule }) => (
          <section key={heading} className={payIsForPrint && isSchedule ? forPrint : undefined}>
            <h2 className="text-sm text-accent-ink">{heading}</h2>
            <p className="mt-1 max-w-prose text-sm whitespace-pre-line text-ink-soft wrap-anywhere">{text}</p>
          </section>
        ))}
        {footer && <footer className="border-t border-line pt-3 text-xs text-ink-faint">{footer}</footer>}
      </div>
    </article>
  )
}

const forPrint = 'hidden print:block'

const stampTones = {
  draft: 'neutral',
  waiting: 'warn',
  part_paid: 'info',
  paid: 'good',
  overdue: 'danger',
  void: 'danger',
} satisfies Record<NonNullable<PaperDocument['stamp']>['state'], Tone>

const totalLooks = {
  plain: 'py-0.5 text-ink-soft [&>dd]:text-ink',
  total: 'mt-1.5 border-t border-ink pt-2 pb-1 font-bold [&>dd]:text-lg',
  due: 'mt-1.5 rounded-s bg-accent-soft px-3 py-2 font-bold text-accent-ink [&>dd]:text-lg',
}

const Total = ({ row: { label, value, emphasis } }: { row: TotalRow }) => (
  <div className={classes('flex items-baseline justify-between gap-4', totalLooks[emphasis ?? 'plain'])}>
    <dt className="min-w-0">{label}</dt>
    <dd className="whitespace-nowrap tabular-nums">{value}</dd>
  </div>
)

const Payment = ({ row: { label, detail, value } }: { row: PaymentRow }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
    {label}
    <span className="whitespace-nowrap tabular-nums">{value}</span>
    {detail && <span className="col-span-2 text-sm text-ink-soft wrap-anywhere">{detail}</span>}
  </li>
)
