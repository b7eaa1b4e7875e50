import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { classes } from '../../../ui/classes.ts'
import { Section } from '../../../ui/page.tsx'
import { TillSlip, type TillLine } from '../../../ui/till-slip.tsx'

type Paper = Pick<InvoiceView, 'number' | 'seller' | 'buyer' | 'issue_date' | 'due_date' | 'reference' | 'notes' | 'invoice_items' | 'subtotal' | 'shipping' | 'discount' | 'discount_type' | 'discount_amount' | 'tax' | 'tax_type' | 'tax_amount' | 'total'>
  & { kind: InvoiceView['kind'] | 'quote' }

// The invoice as its buyer reads it: who, for whom, what, and what it comes to.
export function InvoicePaper({ invoice }: { invoice: Paper }) {
  const { t } = useLingui()
  const lang = useLang()
  const { seller, buyer } = invoice
  return (
    <Section>
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="min-w-0 text-sm">
          {seller.logo && <img src={seller.logo} alt="" className="mb-2 max-h-16 max-w-40 object-contain" />}
          <p className="text-base font-bold wrap-anywhere">{seller.name}</p>
          <Lines lines={[...seller.address, seller.phone && displayPhone(seller.phone), seller.email, seller.registration_no && t`Reg. no. ${seller.registration_no}`, seller.tin && `TIN ${seller.tin}`, seller.sst_no && `SST ${seller.sst_no}`]} />
        </div>
        <div className="text-sm sm:text-right">
          <p className="text-lg font-bold">{{ invoice: t`Invoice`, debit_note: t`Debit note`, quote: t`Quote` }[invoice.kind]}</p>
          <dl className="mt-1 grid content-start gap-1">
          <Fact label={t`Number`} value={invoice.number ?? (invoice.kind === 'quote' ? t`given when it is sent` : t`given on approval`)} isQuiet={invoice.number === null} />
          <Fact label={t`Date`} value={date(invoice.issue_date, lang)} />
          <Fact label={invoice.kind === 'quote' ? t`Stands until` : t`To be paid by`} value={date(invoice.due_date, lang)} />
          {invoice.reference && <Fact label={t`Reference`} value={invoice.reference} />}
        </dl>
        </div>
        <div className="min-w-0 text-sm">
          <p className="text-xs text-ink-soft">{t`To`}</p>
          <p className={classes('text-base font-bold wrap-anywhere', buyer.name === '' && 'font-normal text-ink-soft italic')}>{buyer.name || t`No buyer yet`}</p>
          <Lines
            lines={[
              buyer.address, [buyer.postcode, buyer.city].filter(Boolean).join(' '), buyer.state?.name ?? null, buyer.country === 'MY' ? null : buyer.country,
              buyer.phone && displayPhone(buyer.phone), buyer.email, buyer.registration_no && t`Reg. no. ${buyer.registration_no}`, buyer.tin && `TIN ${buyer.tin}`,
            ]}
          />
        </div>
      </div>
      <Items invoice={invoice} />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft max-sm:order-last">{invoice.notes}</p>
        <TillSlip lines={useSums(invoice)} />
      </div>
    </Section>
  )
}

function Items({ invoice: { invoice_items } }: { invoice: Paper }) {
  const { t } = useLingui()
  if (invoice_items.length === 0) return <p className="mt-6 rounded-m bg-sunken px-4 py-6 text-center text-sm text-ink-soft">{t`No items yet`}</p>
  return (
    <table className="mt-6 w-full text-sm">
      <thead className="border-b-2 border-ink text-left text-xs text-ink-soft max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-3 font-semibold">{t`Item`}</th>
          <th scope="col" className="px-3 py-2 text-right font-semibold">{t`Quantity`}</th>
          <th scope="col" className="px-3 py-2 text-right font-semibold">{t`Price of one`}</th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">{t`Total`}</th>
        </tr>
      </thead>
      <tbody>
        {invoice_items.map((item) => (
          <tr key={item.id} className="border-b border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:py-2">
            <th scope="row" className="text-left font-semibold wrap-anywhere max-sm:row-start-1 sm:py-2.5 sm:pr-3">{item.item_name}</th>
            <td className="text-ink-soft tabular-nums max-sm:row-start-2 sm:px-3 sm:py-2.5 sm:text-right sm:text-ink">
              {item.quantity} {item.quantity_type}
              <span className="sm:hidden"> × {exact(item.amount)}</span>
            </td>
            <td className="px-3 py-2.5 text-right whitespace-nowrap tabular-nums max-sm:hidden">{exact(item.amount)}</td>
            <td className="text-right font-semibold whitespace-nowrap tabular-nums max-sm:col-start-2 max-sm:row-start-1 sm:py-2.5 sm:pl-3">{money(item.total_amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useSums(invoice: Paper): TillLine[] {
  const { t } = useLingui()
  const share = (type: InvoiceView['tax_type'], value: string) => (type === 'percent' ? ` ${value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')} %` : '')
  return [
    { label: t`Items`, amount: money(invoice.subtotal) },
    ...(invoice.discount_amount === '0.00' ? [] : [{ label: t`Discount` + share(invoice.discount_type, invoice.discount), amount: money(`-${invoice.discount_amount}`) }]),
    ...(invoice.shipping === '0.00' ? [] : [{ label: t`Shipping`, amount: money(invoice.shipping) }]),
    ...(invoice.tax_amount === '0.00' ? [] : [{ label: t`Tax` + share(invoice.tax_type, invoice.tax), amount: money(invoice.tax_amount) }]),
    { label: t`Total`, amount: money(invoice.total), isTotal: true },
  ]
}

const Fact = ({ label, value, isQuiet = false }: { label: string; value: string; isQuiet?: boolean }) => (
  <div className="flex justify-between gap-3 sm:justify-end">
    <dt className="text-ink-soft">{label}</dt>
    <dd className={classes('min-w-0 font-semibold wrap-anywhere', isQuiet && 'font-normal text-ink-soft')}>{value}</dd>
  </div>
)

const Lines = ({ lines }: { lines: readonly (string | null | undefined)[] }) =>
  lines.filter(Boolean).map((line, place) => (
    <p key={place} className="wrap-anywhere whitespace-pre-line text-ink-soft">
      {line}
    </p>
  ))

// A price of one may be finer than a sen.
const exact = (amount: string) => (/\.\d{3,}$/.test(amount) ? `RM ${amount}` : money(amount))
