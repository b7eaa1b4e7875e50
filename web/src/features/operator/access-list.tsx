import type { AccessRow } from '@kedai/contracts/operator-access.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { date, dateTime } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { operatorPaths } from './paths.ts'
import { levelWords } from './words.ts'

type Props = {
  rows: readonly AccessRow[]
  // What the list is about names itself already; each row names the other.
  names: 'shop' | 'operator'
  actsOf?: (row: AccessRow) => ReactNode
}

// What was given to support: of one operator, or of one shop.
export const AccessList = ({ rows, names, actsOf }: Props) => (
  <ul className="divide-y divide-line">
    {rows.map((row) => (
      <li
        key={`${row.operator_id} ${row.shop}`}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
      >
        <About row={row} names={names} />
        {actsOf && <div className="flex flex-wrap gap-2">{actsOf(row)}</div>}
      </li>
    ))}
  </ul>
)

function About({ row, names }: { row: AccessRow; names: Props['names'] }) {
  const { i18n } = useLingui()
  const lang = useLang()
  const when = dateTime(row.granted_at, lang)
  return (
    <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {names === 'shop' ? (
          <Link to={operatorPaths.shop(row.shop)}>{row.shop}</Link>
        ) : (
          <Link to={operatorPaths.operator(row.operator_id)}>{row.email}</Link>
        )}
        <Badge tone={row.is_over ? 'warn' : row.level === 'manage' ? 'info' : 'neutral'}>
          {row.is_over ? <Trans>Over</Trans> : i18n._(levelWords[row.level])}
        </Badge>
        {row.until !== null && (
          <span className="text-xs text-ink-soft">
            <Trans>until {date(row.until, lang)}</Trans>
          </span>
        )}
      </p>
      {names === 'shop' && row.shop_name !== row.shop && <p className="text-sm">{row.shop_name}</p>}
      {row.reason !== null && <p className="text-sm">{row.reason}</p>}
      <p className="text-xs text-ink-soft">
        <Trans>
          given by {row.granted_by}, {when}
        </Trans>
      </p>
    </div>
  )
}
