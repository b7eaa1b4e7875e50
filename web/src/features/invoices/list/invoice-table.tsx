import type { InvoiceRow } from '@kedai/contracts/invoice-list.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Repeat } from 'lucide-react'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Found } from '../../../ui/admin/found.tsx'
import { moveByKey } from '../../../ui/admin/move-by-key.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { classes } from '../../../ui/classes.ts'
import { DueWords, isOwed } from '../due-words.tsx'
import { InvoiceStatus } from '../status-badge.tsx'

type Props = {
  rows: InvoiceRow[]
  ticked: ReadonlySet<string>
  onTick: (ticked: Set<string>) => void
  // On a phone tick boxes are shown once they are asked for.
  isChoosing: boolean
}

// Invoices: a table on a desk, cards on a phone; each leads to its invoice. Arrow keys go from row to row, `x` ticks.
export function InvoiceTable({ rows, ticked, onTick, isChoosing }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const columns: Column<InvoiceRow>[] = [
    {
      key: 'number',
      header: t`Invoice`,
      phone: 'title',
      cell: (invoice) => (
        <>
          <span className="whitespace-nowrap max-md:hidden">
            <InvoiceName invoice={invoice} />
          </span>
          <InvoiceCard invoice={invoice} />
        </>
      ),
    },
    {
      key: 'buyer',
      header: t`Buyer`,
      phone: 'hidden',
      cell: (invoice) => <BuyerName invoice={invoice} className="line-clamp-2 max-w-64 lg:min-w-40" />,
    },
    { key: 'state', header: t`Status`, phone: 'hidden', cell: (invoice) => <Marks invoice={invoice} /> },
    {
      key: 'issued',
      header: t`Dated`,
      phone: 'hidden',
      cell: (invoice) => (
        <span className="grid whitespace-nowrap">
          <time className="text-ink-soft">{date(invoice.issue_date, lang)}</time>
          <DueWords invoice={invoice} className="text-xs" />
        </span>
      ),
    },
    { key: 'total', header: t`Total`, align: 'end', phone: 'hidden', cell: (invoice) => <Total invoice={invoice} /> },
  ]
  return (
    <div onKeyDown={moveByKey}>
      <Table
        caption={t`Invoices`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
        nameOf={({ number, buyer_name }) => number ?? t`Draft for ${buyer_name || t`not assigned`}`}
        hrefOf={({ hashslug }) => sellerPaths.invoice(hashslug)}
        isChoosing={isChoosing}
        selected={ticked}
        onSelect={onTick}
      />
    </div>
  )
}

// The same row in two lines for a phone: who and how much, when it is due or its number, what is left of it, and how it stands.
function InvoiceCard({ invoice }: { invoice: InvoiceRow }) {
  const lang = useLang()
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm font-normal md:hidden">
      <span className="flex items-baseline justify-between gap-3 text-base leading-6">
        <BuyerName invoice={invoice} className="min-w-0 truncate font-semibold" />
        <strong className="shrink-0 whitespace-nowrap">{money(invoice.total, invoice.currency)}</strong>
      </span>
      <span className="flex min-h-5 items-center justify-between gap-2 text-xs text-ink-soft">
        <span className="min-w-0 flex-1 truncate">
          {isOwed(invoice) ? <DueWords invoice={invoice} /> : <time>{date(invoice.issue_date, lang)}</time>}
          {isPartly(invoice) && (
            <>
              {' · '}
              <Trans>{money(invoice.balance_due, invoice.currency)} left</Trans>
            </>
          )}
          {(invoice.number !== null || invoice.kind === 'debit_note') && (
            <>
              {' · '}
              <InvoiceName invoice={invoice} />
            </>
          )}
        </span>
        <span className="shrink-0">
          <Marks invoice={invoice} />
        </span>
      </span>
    </span>
  )
}

const isPartly = ({ balance_due, total }: InvoiceRow) => Number(balance_due) !== 0 && balance_due !== total

const InvoiceName = ({ invoice: { number, kind } }: { invoice: InvoiceRow }) =>
  number === null ? (
    kind === 'debit_note' ? (
      <Trans>Draft debit note</Trans>
    ) : (
      <Trans>Draft</Trans>
    )
  ) : (
    <Found text={number} />
  )

const BuyerName = ({ invoice: { buyer_name }, className }: { invoice: InvoiceRow; className: string }) => (
  <span className={classes(className, buyer_name === '' && 'text-ink-soft italic')}>
    {buyer_name ? <Found text={buyer_name} /> : <Trans>No buyer yet</Trans>}
  </span>
)

const Total = ({ invoice }: { invoice: InvoiceRow }) => (
  <span className="grid whitespace-nowrap">
    <strong className={classes(invoice.lifecycle === 'void' && 'font-normal text-ink-soft line-through')}>
      {money(invoice.total, invoice.currency)}
    </strong>
    {isPartly(invoice) && (
      <span className="text-xs text-ink-soft">
        <Trans>{money(invoice.balance_due, invoice.currency)} left</Trans>
      </span>
    )}
  </span>
)

function Marks({ invoice }: { invoice: InvoiceRow }) {
  const { t } = useLingui()
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <InvoiceStatus status={invoice.display_status} />
      {invoice.is_recurring && <Repeat role="img" aria-label={t`Recurring`} className="size-4 text-ink-soft" />}
      {invoice.last_send_failed && (
        <span className="inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-danger-ink">
          <CircleAlert aria-hidden className="size-4" />
          <Trans>Not delivered</Trans>
        </span>
      )}
    </span>
  )
}
