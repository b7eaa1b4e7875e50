import type { Learner } from '@kedai/contracts/courses.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { TwoLines } from '../../../ui/admin/two-lines.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'

// Who learns: a table on a desk, cards on a phone.
export function LearnerTable({ rows }: { rows: Learner[] }) {
  const { t } = useLingui()
  const lang = useLang()
  const columns: Column<Learner>[] = [
    {
      key: 'name',
      header: t`Learner`,
      phone: 'title',
      cell: (learner) => (
        <>
          <span className="grid max-md:hidden">
            <span className="wrap-anywhere">{learner.name}</span>
            <span className="text-xs font-normal text-ink-soft">{displayPhone(learner.phone)}</span>
          </span>
          <TwoLines
            name={learner.name}
            figure={`${learner.progress}%`}
            about={`${displayPhone(learner.phone)} · ${learner.product}`}
            state={
              learner.status === 'lapsed' ? (
                <Badge tone="warn">
                  <Trans>ended</Trans>
                </Badge>
              ) : (
                learner.last_seen_at !== null && <time>{date(learner.last_seen_at, lang)}</time>
              )
            }
          />
        </>
      ),
    },
    {
      key: 'course',
      header: t`Course`,
      phone: 'hidden',
      cell: ({ product }) => <span className="line-clamp-2 wrap-anywhere">{product}</span>,
    },
    { key: 'progress', header: t`Progress`, phone: 'hidden', cell: (learner) => <Done learner={learner} /> },
    {
      key: 'until',
      header: t`Until`,
      phone: 'hidden',
      cell: ({ status, expires_at: end }) =>
        status === 'lapsed' ? (
          <Badge tone="warn">
            <Trans>ended</Trans>
          </Badge>
        ) : end === null ? (
          <Trans>for ever</Trans>
        ) : (
          <time className="whitespace-nowrap">{date(end, lang)}</time>
        ),
    },
    {
      key: 'seen',
      header: t`Last seen`,
      phone: 'hidden',
      cell: ({ last_seen_at: at }) =>
        at === null ? (
          <span className="text-ink-soft">
            <Trans>not yet</Trans>
          </span>
        ) : (
          <time className="whitespace-nowrap text-ink-soft">{date(at, lang)}</time>
        ),
    },
    {
      key: 'certificate',
      header: t`Certificate`,
      phone: 'hidden',
      cell: ({ certificate_code: code }) =>
        code === null ? (
          '–'
        ) : (
          <Link to={sellerPaths.certificate(code)} className="relative z-10">
            {code}
          </Link>
        ),
    },
  ]
  return (
    <Table
      caption={t`Learners`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      hrefOf={({ order_no }) => sellerPaths.order(order_no)}
    />
  )
}

const Done = ({ learner: { progress, lessons_done: done, lessons } }: { learner: Learner }) => (
  <span className="grid min-w-28 gap-1">
    <progress
      max={100}
      value={progress}
      aria-hidden
      className="h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
    />
    <span className="text-xs whitespace-nowrap text-ink-soft">
      <Trans>
        {done} of {lessons} lessons · {progress}%
      </Trans>
    </span>
  </span>
)
