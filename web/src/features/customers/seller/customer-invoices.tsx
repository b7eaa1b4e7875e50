import type { Customer } from '@kedai/contracts/customers.ts'
import type { InvoiceRow } from '@kedai/contracts/invoice-list.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Section } from '../../../ui/page.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

type Props = {
  customer: Customer
  // Staff without invoices see how the customer stands, and open none.
  mayOpen: boolean
  // How an invoice stands, in the words of the invoices' own screens.
  marksOf: (invoice: InvoiceRow) => ReactNode
}

// A customer's newest invoices: how each stands and what is left of it.
export function CustomerInvoices({ customer: { id, invoice_history: rows }, mayOpen, marksOf }: Props) {
  const { t } = useLingui()
  const shown = rows.slice(0, 20)
  return (
    <Section
      title={t`Invoices`}
      aside={
        mayOpen &&
        rows.length > shown.length && (
          <PageLink
            to={sellerPaths.invoices({ customer_id: id })}
            className="text-sm font-semibold text-accent-ink hover:underline"
          >{t`Show all invoices`}</PageLink>
        )
      }
    >
      {rows.length === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>No invoices yet.</Trans>
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {shown.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} mayOpen={mayOpen} marks={marksOf(invoice)} />
        ))}
      </ul>
    </Section>
  )
}

function Row({ invoice, mayOpen, marks }: { invoice: InvoiceRow; mayOpen: boolean; marks: ReactNode }) {
  const lang = useLang()
  const name = invoice.number ?? <Trans>Draft</Trans>
  const isPartly = Number(invoice.balance_due) !== 0 && invoice.balance_due !== invoice.total
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
      <span className="flex items-baseline justify-between gap-3">
        {mayOpen ? (
          <PageLink
            to={sellerPaths.invoice(invoice.hashslug)}
            className="min-w-0 truncate font-semibold after:absolute after:inset-0 hover:underline"
          >
            {name}
          </PageLink>
        ) : (
          <span className="min-w-0 truncate font-semibold">{name}</span>
        )}
        <strong
          className={classes(
            'whitespace-nowrap tabular-nums',
            invoice.lifecycle === 'void' && 'font-normal text-ink-soft line-through',
          )}
        >
          {money(invoice.total, invoice.currency)}
        </strong>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-ink-soft">
        <span className="flex flex-wrap items-center gap-2">{marks}</span>
        <span className="flex flex-wrap gap-x-2">
          {isPartly && (
            <span className="font-semibold text-ink">
              <Trans>{money(invoice.balance_due, invoice.currency)} left</Trans>
            </span>
          )}
          <time>{date(invoice.issue_date, lang)}</time>
        </span>
      </span>
    </li>
  )
}
