import type { ResellerWallet } from '@kedai/contracts/resellers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { money } from '../../../lib/format.ts'
import { languageTags } from '../../../lib/languages.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'

type MonthsProps = {
  months: readonly string[]
  month: string | undefined
  hrefOf: (month: string | undefined) => string
}

// The months with movements; one of them is a statement.
export function Months({ months, month, hrefOf }: MonthsProps) {
  const { t } = useLingui()
  const lang = useLang()
  if (months.length === 0) return null
  const chip = (one: string | undefined, word: string) => (
    <ButtonLink
      key={word}
      to={hrefOf(one)}
      variant={one === month ? 'primary' : 'secondary'}
      aria-current={one === month ? 'true' : undefined}
      className="shrink-0"
    >
      {word}
    </ButtonLink>
  )
  return (
    <nav aria-label={t`Monthly statements`} className="-mx-1 mb-4 flex gap-2 overflow-x-auto px-1 py-1 print:hidden">
      {chip(undefined, t`All`)}
      {months.map((one) => chip(one, monthInWords(one, lang)))}
    </nav>
  )
}

export function Statement({ statement }: { statement: NonNullable<ResellerWallet['statement']> }) {
  const lang = useLang()
  const rows = [
    { label: <Trans>Balance at the start</Trans>, amount: statement.opening },
    { label: <Trans>Came in</Trans>, amount: statement.came_in },
    { label: <Trans>Went out</Trans>, amount: statement.went_out },
    { label: <Trans>Balance at the end</Trans>, amount: statement.closing },
  ]
  return (
    <div className="mb-5 grid gap-3 rounded-m border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <strong>
          <Trans>Statement of {monthInWords(statement.month, lang)}</Trans>
        </strong>
        <Button className="print:hidden" onClick={() => print()}>
          <Printer aria-hidden className="size-4" />
          <Trans>Print</Trans>
        </Button>
      </div>
      <dl className="grid gap-1 text-sm">
        {rows.map(({ label, amount }, at) => (
          <div key={at} className={classes('flex justify-between gap-3', at === rows.length - 1 && 'font-semibold')}>
            <dt>{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

// `2026-11` as "Nov 2026".
const monthInWords = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(languageTags[lang], { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
