import type { CreditEntry, Customer } from '@kedai/contracts/customers.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Section } from '../../../ui/page.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { creditWords } from './credit-words.ts'

type Props = {
  customer: Customer
  mayOpen: boolean
  methodName: (method: string) => string
  // What gives it back, for who may.
  refund: ReactNode
}

// What the shop owes a customer: where it came from, and what became of it.
export function CustomerCredit({
  customer: { credit, other_credit: others, credit_history: history },
  mayOpen,
  methodName,
  refund,
}: Props) {
  const { t } = useLingui()
  if (history.length === 0) return null
  return (
    <Section title={t`Credit`} aside={<strong className="tabular-nums">{creditWords(credit, others)}</strong>}>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {history.map((entry) => (
          <Row key={entry.id} entry={entry} mayOpen={mayOpen} methodName={methodName} />
        ))}
      </ul>
      {refund}
    </Section>
  )
}

function Row({
  entry: { cause, currency, amount, at, method, note, invoice },
  mayOpen,
  methodName,
}: { entry: CreditEntry } & Pick<Props, 'mayOpen' | 'methodName'>) {
  const { t } = useLingui()
  const lang = useLang()
  const number = invoice?.number ?? ''
  const words = {
    overpaid: t`Paid beyond ${number}`,
    credit_note: t`Credit note on ${number}`,
    applied: t`Used for ${number}`,
    refunded: t`Refunded`,
    correction: t`Correction`,
  } satisfies Record<CreditEntry['cause'], string>
  const isLess = amount.startsWith('-')
  return (
    <li className="relative flex items-baseline justify-between gap-3 border-b border-line py-2.5 first:pt-0 last:border-b-0 last:pb-0">
      <span className="min-w-0">
        {invoice && mayOpen ? (
          <PageLink to={sellerPaths.invoice(invoice.hashslug)} className="after:absolute after:inset-0 hover:underline">
            {words[cause]}
          </PageLink>
        ) : (
          words[cause]
        )}
        <span className="block text-xs wrap-anywhere text-ink-soft">
          {[date(at, lang), methodName(method), note].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={classes('font-semibold whitespace-nowrap tabular-nums', !isLess && 'text-good-ink')}>
        {isLess ? money(amount, currency).replace('−', '− ') : `+ ${money(amount, currency)}`}
      </span>
    </li>
  )
}
