import type { QuoteRow } from '@kedai/contracts/quotes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Found } from '../../../ui/admin/found.tsx'
import { moveByKey } from '../../../ui/admin/move-by-key.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { TwoLines } from '../../../ui/admin/two-lines.tsx'
import { classes } from '../../../ui/classes.ts'
import { QuoteState } from './quote-state.tsx'

// Quotes: a table on a desk, cards on a phone; each leads to its quote. Arrow keys go from row to row.
export function QuoteTable({ rows }: { rows: QuoteRow[] }) {
  const { t } = useLingui()
  const lang = useLang()
  const columns: Column<QuoteRow>[] = [
    {
      key: 'number',
      header: t`Quote`,
      phone: 'title',
      cell: (quote) => (
        <>
          <span className="whitespace-nowrap max-md:hidden">{quote.number ?? <Trans>Draft</Trans>}</span>
          <QuoteCard quote={quote} />
        </>
      ),
    },
    {
      key: 'buyer',
      header: t`Buyer`,
      phone: 'hidden',
      cell: (quote) => <BuyerName quote={quote} className="line-clamp-2 max-w-64 lg:min-w-40" />,
    },
    {
      key: 'state',
      header: t`Status`,
      phone: 'hidden',
      cell: (quote) => <QuoteState state={quote.state} isViewed={quote.is_viewed} />,
    },
    {
      key: 'issued',
      header: t`Dated`,
      phone: 'hidden',
      cell: (quote) => (
        <span className="grid whitespace-nowrap">
          <time className="text-ink-soft">{date(quote.issue_date, lang)}</time>
          <LastDay quote={quote} />
        </span>
      ),
    },
    {
      key: 'total',
      header: t`Total`,
      align: 'end',
      phone: 'hidden',
      cell: (quote) => <strong className="whitespace-nowrap">{money(quote.total, quote.currency)}</strong>,
    },
  ]
  return (
    <div onKeyDown={moveByKey}>
      <Table
        caption={t`Quotes`}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
        nameOf={({ number, buyer_name }) => number ?? t`Draft for ${buyer_name || t`not assigned`}`}
        hrefOf={({ hashslug }) => sellerPaths.quote(hashslug)}
      />
    </div>
  )
}

const QuoteCard = ({ quote }: { quote: QuoteRow }) => (
  <TwoLines
    name={<BuyerName quote={quote} />}
    figure={<strong className="whitespace-nowrap">{money(quote.total, quote.currency)}</strong>}
    about={
      <>
        {quote.number} <LastDay quote={quote} />
      </>
    }
    state={<QuoteState state={quote.state} isViewed={quote.is_viewed} />}
  />
)

// While it can still be answered its last day matters; then what came of it.
function LastDay({ quote }: { quote: QuoteRow }) {
  const lang = useLang()
  if (quote.invoice?.number) return <span className="text-xs text-ink-soft">{quote.invoice.number}</span>
  if (quote.state !== 'draft' && quote.state !== 'sent' && quote.state !== 'expired') return null
  return (
    <span className={classes('text-xs', quote.state === 'expired' ? 'text-danger-ink' : 'text-ink-soft')}>
      <Trans>until {date(quote.valid_until, lang)}</Trans>
    </span>
  )
}

const BuyerName = ({ quote: { buyer_name }, className }: { quote: QuoteRow; className?: string }) => (
  <span className={classes(className, buyer_name === '' && 'text-ink-soft italic')}>
    {buyer_name ? <Found text={buyer_name} /> : <Trans>No buyer yet</Trans>}
  </span>
)
