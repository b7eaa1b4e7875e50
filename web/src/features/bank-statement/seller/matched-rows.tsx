import type { MatchedStatement } from '@kedai/contracts/bank-statements.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'

// Each credit with the order it is probably for; the order's own page takes the money.
export function MatchedRows({ matched: { rows, skipped } }: { matched: MatchedStatement }) {
  const { t } = useLingui()
  const lang = useLang()
  const words = { sure: t`Sure`, likely: t`Likely`, possible: t`Possible` }
  const tones = { sure: 'good', likely: 'info', possible: 'warn' } as const
  const found = rows.filter(({ match }) => match !== null)
  const rest = rows.filter(({ match }) => match === null)
  return (
    <Section title={t`Matches found`}>
      {found.length === 0 && <Notice tone="info" title={<Trans>No payment matches an unpaid order</Trans>} />}
      <ul className="grid">
        {found.map(({ row, date: day, amount, text, match }) => (
          <li key={row} className="grid gap-2 border-t border-line py-3 text-sm first:border-t-0">
            <span className="flex flex-wrap items-center gap-2">
              <strong>{money(amount)}</strong>
              <span className="text-ink-soft">{date(day, lang)}</span>
              {match && <Badge tone={tones[match.certainty]}>{words[match.certainty]}</Badge>}
              {match?.has_slip && <Badge tone="warn">{t`Slip to check`}</Badge>}
            </span>
            <span className="break-words text-ink-soft">{text}</span>
            {match && (
              <ButtonLink to={sellerPaths.order(match.order_no)} className="justify-self-start">
                {match.order_no} · {match.buyer_name}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        <Trans>
          {rest.length} payments match no order. {skipped} rows are not incoming payments.
        </Trans>
      </p>
    </Section>
  )
}
