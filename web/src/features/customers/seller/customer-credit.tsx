import type { CreditEntry, Customer } from '@kedai/contracts/customers.ts'
import { useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { paths } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Section } from '../../../ui/page.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

// What the shop owes a customer: where it came from, and what became of it.
export function CustomerCredit({ customer: { credit, credit_history: history }, mayOpen }: { customer: Customer; mayOpen: boolean }) {
  const { t } = useLingui()
  if (history.length === 0) return null
  return (
    <Section title={t`Credit`} aside={<strong className="tabular-nums">{money(credit)}</strong>}>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {history.map((entry) => (
          <Row key={entry.id} entry={entry} mayOpen={mayOpen} />
        ))}
      </ul>
    </Section>
  )
}

function Row({ entry: { cause, amount, at, note, invoice }, mayOpen }: { entry: CreditEntry; mayOpen: boolean }) {
  const { t } = useLingui()
  const lang = useLang()
  const number = invoice?.number ?? ''
  const words = {
    overpaid: t`Paid beyond ${number}`, credit_note: t`Credit note on ${number}`, applied: t`Used for ${number}`, refunded: t`Given back`, correction: t`Correction`,
  } satisfies Record<CreditEntry['cause'], string>
  const isLess = amount.startsWith('-')
  return (
    <li className="relative flex items-baseline justify-between gap-3 border-b border-line py-2.5 first:pt-0 last:border-b-0 last:pb-0">
      <span className="min-w-0">
        {invoice && mayOpen ? (
          <PageLink to={paths.seller.invoice(invoice.hashslug)} className="after:absolute after:inset-0 hover:underline">
            {words[cause]}
          </PageLink>
        ) : (
          words[cause]
        )}
        <span className="block text-xs wrap-anywhere text-ink-soft">{[date(at, lang), note].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={classes('font-semibold whitespace-nowrap tabular-nums', !isLess && 'text-good-ink')}>{isLess ? money(amount).replace('-', '− ') : `+ ${money(amount)}`}</span>
    </li>
  )
}
