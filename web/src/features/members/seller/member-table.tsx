import type { Member } from '@kedai/contracts/memberships.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { TwoLines } from '../../../ui/admin/two-lines.tsx'
import { MemberStatus } from './member-status.tsx'

// Who has a membership: a table on a desk, cards on a phone. A row leads to the order that began it.
export function MemberTable({ rows }: { rows: Member[] }) {
  const { t } = useLingui()
  const lang = useLang()
  const columns: Column<Member>[] = [
    {
      key: 'name',
      header: t`Member`,
      phone: 'title',
      cell: (member) => (
        <>
          <span className="grid max-md:hidden">
            <span className="wrap-anywhere">{member.name}</span>
            <span className="text-xs font-normal text-ink-soft">{displayPhone(member.phone)}</span>
          </span>
          <TwoLines
            name={member.name}
            figure={<MemberStatus status={member.status} />}
            about={`${displayPhone(member.phone)} · ${member.plan}`}
            state={member.valid_until !== null && <time>{date(member.valid_until, lang)}</time>}
          />
        </>
      ),
    },
    {
      key: 'plan',
      header: t`Plan`,
      phone: 'hidden',
      cell: ({ product, plan }) => (
        <span className="grid">
          <span className="wrap-anywhere">{plan}</span>
          <span className="line-clamp-2 text-xs text-ink-soft">{product}</span>
        </span>
      ),
    },
    { key: 'status', header: t`Status`, phone: 'hidden', cell: (member) => <MemberStatus status={member.status} /> },
    {
      key: 'until',
      header: t`Valid until`,
      phone: 'hidden',
      cell: ({ valid_until: until }) =>
        until === null ? <Trans>without an end</Trans> : <time className="whitespace-nowrap">{date(until, lang)}</time>,
    },
    {
      key: 'visits',
      header: t`Visits`,
      align: 'end',
      phone: 'hidden',
      cell: ({ visits, last_visit_at: last }) => (
        <span className="grid">
          <Plural value={visits} one="#" other="#" />
          {last !== null && <span className="text-xs text-ink-soft">{date(last, lang)}</span>}
        </span>
      ),
    },
    { key: 'code', header: t`Code`, phone: 'hidden', cell: ({ code }) => <span className="font-mono">{code}</span> },
  ]
  return (
    <Table
      caption={t`Members`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      hrefOf={({ order_no: no }) => sellerPaths.order(no)}
    />
  )
}
