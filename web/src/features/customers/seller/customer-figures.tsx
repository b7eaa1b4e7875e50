import type { Customer } from '@kedai/contracts/customers.ts'
import { useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { InRinggit } from '../../../lib/seller/in-ringgit.tsx'
import { classes } from '../../../ui/classes.ts'
import { creditWords } from './credit-words.ts'

// How a customer stands: received, owed, late, and what the shop owes them.
export function CustomerFigures({
  customer: { spent, owed, overdue, credit, other_credit: others, has_foreign: hasForeign },
}: {
  customer: Customer
}) {
  const { t } = useLingui()
  const facts = [
    { label: t`Received`, value: money(spent) },
    { label: t`Owed`, value: money(owed) },
    { label: t`Of which late`, value: money(overdue), look: overdue !== '0.00' && 'text-danger-ink' },
    {
      label: t`Credit`,
      value: creditWords(credit, others),
      look: (credit !== '0.00' || others.length > 0) && 'text-good-ink',
    },
  ]
  return (
    <div className="grid gap-2">
      <dl aria-label={t`Customer summary`} className="grid grid-cols-2 gap-2 2xl:grid-cols-4">
        {facts.map(({ label, value, look }) => (
          <div key={label} className="rounded-l border border-line bg-card px-4 py-3 shadow-card">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className={classes('text-base font-bold whitespace-nowrap tabular-nums sm:text-lg', look)}>{value}</dd>
          </div>
        ))}
      </dl>
      {hasForeign && <InRinggit />}
    </div>
  )
}
