import type { OperatorLogLine } from '@kedai/contracts/operator.ts'
import { useLingui } from '@lingui/react/macro'
import { dateTime } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Link } from '../../ui/link.tsx'
import { operatorPaths } from './paths.ts'
import { actWords } from './words.ts'

// What operators did, the newest first.
export function LogList({ rows }: { rows: readonly OperatorLogLine[] }) {
  const { i18n } = useLingui()
  const lang = useLang()
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-l border border-line bg-card shadow-card">
      {rows.map(({ id, at, operator, act, subject, shop, reason, before, after }) => {
        const word = actWords[act]
        return (
          <li key={id} className="grid gap-1 p-4 [overflow-wrap:anywhere]">
            <p>
              <strong>{word ? i18n._(word) : act}</strong> {subject}
              {shop !== null && shop !== subject && (
                <>
                  {' · '}
                  <Link to={operatorPaths.shop(shop)}>{shop}</Link>
                </>
              )}
            </p>
            {reason !== null && <p className="text-sm">{reason}</p>}
            <p className="line-clamp-3 font-mono text-xs text-ink-soft">{changeOf(before, after)}</p>
            <p className="text-xs text-ink-soft">
              {operator} · <time className="whitespace-nowrap">{dateTime(at, lang)}</time>
            </p>
          </li>
        )
      })}
    </ol>
  )
}

type Facts = OperatorLogLine['before']

const changeOf = (before: Facts, after: Facts): string =>
  [before, after].map((facts) => (facts === null ? '–' : JSON.stringify(facts))).join(' → ')
