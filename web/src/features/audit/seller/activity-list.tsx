import type { ActivityRow } from '@kedai/contracts/audit.ts'
import type { AuditKind, AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Banknote, type LucideIcon, Package, Settings2, Tag, Users } from 'lucide-react'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Link } from '../../../ui/link.tsx'
import { useAuditWords } from './audit-words.ts'
import { useFactWords } from './fact-words.ts'
import { type FlatChange, flatChanges } from './flat-facts.ts'

// One line a change: what, of what, by whom, when, and from what to what.
export const ActivityList = ({ rows }: { rows: readonly ActivityRow[] }) => (
  <ol className="divide-y divide-line overflow-hidden rounded-l border border-line bg-card shadow-card">
    {rows.map((row) => (
      <li key={row.id} className="flex gap-4 p-4">
        <ActivityLine row={row} />
      </li>
    ))}
  </ol>
)

function ActivityLine({ row }: { row: ActivityRow }) {
  const { kinds, actions } = useAuditWords()
  const lang = useLang()
  const Picture = pictures[row.kind]
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-m bg-sunken text-ink-soft">
        <Picture aria-hidden className="size-5" />
        <span className="sr-only">{kinds[row.kind]}</span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">
          <strong>{actions[row.action]}</strong> <Subject action={row.action} subject={row.subject} />
        </p>
        <Changes about={row.subject} changes={flatChanges(row.before, row.after)} />
        <p className="mt-1 text-xs [overflow-wrap:anywhere] text-ink-soft">
          {row.person ? row.person.name : <Trans>Kedai itself</Trans>} ·{' '}
          <time className="whitespace-nowrap">{dateTime(row.at, lang)}</time>
        </p>
      </div>
    </>
  )
}

const pictures = { money: Banknote, stock: Package, prices: Tag, people: Users, settings: Settings2 } satisfies Record<
  AuditKind,
  LucideIcon
>

function Subject({ action, subject }: Pick<ActivityRow, 'action' | 'subject'>) {
  const { policies } = useAuditWords()
  const { type, ref: reference, name } = subject
  const label = name || reference
  if (type === 'order') return <Link to={sellerPaths.order(reference)}>{label}</Link>
  if (type === 'invoice' && action !== 'invoice.deleted')
    return (
      <Link to={sellerPaths.invoice(reference)} className="whitespace-nowrap">
        {label}
      </Link>
    )
  if (type === 'quote' && action !== 'quote.deleted')
    return (
      <Link to={sellerPaths.quote(reference)} className="whitespace-nowrap">
        {label}
      </Link>
    )
  if (type === 'customer') return <Link to={sellerPaths.customer(Number(reference))}>{label}</Link>
  if (type === 'product') return <Link to={sellerPaths.product(reference)}>{label}</Link>
  if (type === 'money') return <Link to={sellerPaths.money()}>#{label}</Link>
  if (action === 'terms.edited') return <span>{policies[reference] ?? name}</span>
  return name === '' ? null : <span>{name}</span>
}

// What the line above says already is left out.
function Changes({ about, changes }: { about: ActivityRow['subject']; changes: readonly FlatChange[] }) {
  const { nameOf } = useFactWords(about.type)
  // A list’s revision is a key of ours; an invoice’s is its version.
  const shown = changes.filter(({ path }) => about.type !== 'programme' || path[0] !== 'revision')
  const groups = grouped(shown.filter(({ after }) => about.name === '' || after !== about.name))
  if (groups.length === 0) return null
  return (
    <div className="mt-1 grid gap-1 text-sm [overflow-wrap:anywhere]">
      {groups.map(({ of, facts }) => (
        <div key={of.join(' ')}>
          {facts.length > 1 && of.length > 0 && <p className="font-medium">{nameOf(of)}</p>}
          <dl className="grid gap-0.5">
            {facts.map((fact) => (
              <Fact
                key={fact.path.join(' ')}
                about={about.type}
                fact={fact}
                name={facts.length > 1 ? fact.path.slice(of.length) : fact.path}
              />
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

function Fact({
  about,
  fact: { path, before, after },
  name,
}: {
  about: AuditSubjectType
  fact: FlatChange
  name: string[]
}) {
  const { nameOf, valueOf, pictureOf } = useFactWords(about)
  const { t } = useLingui()
  const picture = pictureOf({ path, before, after })
  if (picture !== null) {
    return (
      <div>
        <dt className="inline text-ink-soft">{t`${nameOf(name)}:`} </dt>
        <dd className="inline font-medium">{picture}</dd>
      </div>
    )
  }
  return (
    <div>
      <dt className="inline text-ink-soft">{t`${nameOf(name)}:`} </dt>
      <dd className="inline">
        {before !== null && <del className="text-ink-soft">{valueOf(path, before)}</del>}
        {before !== null && after !== null && ' → '}
        {after !== null && <ins className="font-medium no-underline">{valueOf(path, after)}</ins>}
      </dd>
    </div>
  )
}

// What differs, by what it is of: a thing with many facts is named once.
function grouped(changes: readonly FlatChange[]): { of: string[]; facts: FlatChange[] }[] {
  const groups = new Map<string, { of: string[]; facts: FlatChange[] }>()
  for (const fact of changes) {
    const isNothing = fact.before === fact.after || (fact.before === null && fact.after === '✗') // new, and switched off
    if (isNothing) continue
    const of = fact.path.slice(0, -1)
    const group = groups.get(of.join('\n')) ?? { of, facts: [] }
    group.facts.push(fact)
    groups.set(of.join('\n'), group)
  }
  return [...groups.values()]
}
