import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { useLingui } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import { date, money } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Section } from '../../ui/page.tsx'

type Props = { invoice: Pick<GuestInvoice, 'payments' | 'credit_notes' | 'currency'> }

// Papers beside the invoice itself: a receipt for what came in, a credit note for what the shop took off.
export function OtherPapers({ invoice: { currency, payments, credit_notes: notes } }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const receipts = payments.flatMap(({ receipt_url: url, paid_on, amount }) => {
    const day = date(paid_on, lang)
    return url === null
      ? []
      : [
          {
            url,
            file: true as const,
            name: day,
            label: t`Download the receipt of ${day} as PDF`,
            amount: money(amount, currency),
          },
        ]
  })
  return (
    <>
      <Papers title={t`Receipts`} papers={receipts} />
      <Papers
        title={t`Credit notes`}
        papers={notes.map(({ number, issue_date: issued, total, pdf_url: url }) => ({
          url,
          file: `${number}.pdf`,
          name: number,
          label: t`Download ${number} as PDF`,
          amount: `− ${money(total, currency)}`,
          day: date(issued, lang),
        }))}
      />
    </>
  )
}

// `file`: what it is saved as; true: as the server calls it.
type Paper = { url: string; file: string | true; name: string; label: string; amount: string; day?: string }

const Papers = ({ title, papers }: { title: string; papers: readonly Paper[] }) =>
  papers.length > 0 && (
    <Section title={title}>
      <ul className="grid text-sm">
        {papers.map(({ url, file, name, label, amount, day }) => (
          <li key={url} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <a
              href={url}
              download={file}
              aria-label={label}
              className="inline-flex min-h-11 min-w-0 items-center gap-2 font-medium text-accent-ink underline underline-offset-3"
            >
              <FileDown aria-hidden className="size-4 shrink-0" />
              {name}
            </a>
            <strong className="text-right whitespace-nowrap tabular-nums">{amount}</strong>
            {day && <span className="col-span-2 -mt-2 text-xs text-ink-soft">{day}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
