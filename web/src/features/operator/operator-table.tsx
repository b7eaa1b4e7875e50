import type { OperatorRow } from '@kedai/contracts/operator-access.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { type Column, Table } from '../../ui/admin/table.tsx'
import { Badge } from '../../ui/badge.tsx'
import { operatorPaths } from './paths.ts'
import { count, roleWords } from './words.ts'

export function RoleBadge({ role }: Pick<OperatorRow, 'role'>) {
  const { i18n } = useLingui()
  return <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{i18n._(roleWords[role])}</Badge>
}

// Who operates, and how many shops each may open.
export function OperatorTable({ rows }: { rows: readonly OperatorRow[] }) {
  const { t } = useLingui()
  const lang = useLang()
  const columns: Column<OperatorRow>[] = [
    {
      key: 'operator',
      header: t`Operator`,
      phone: 'title',
      cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
    },
    { key: 'role', header: t`Role`, cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: 'shops',
      header: t`Shops`,
      align: 'end',
      cell: ({ role, shops }) => (
        <span className="whitespace-nowrap">{role === 'admin' ? <Trans>all</Trans> : count(shops, lang)}</span>
      ),
    },
    { key: 'steps', header: t`Two-step sign-in`, cell: ({ two_steps }) => <TwoSteps is={two_steps} /> },
    {
      key: 'since',
      header: t`Since`,
      cell: ({ added_at }) => <span className="whitespace-nowrap">{date(added_at.slice(0, 10), lang)}</span>,
    },
  ]
  return (
    <Table
      caption={t`Operators`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => operatorPaths.operator(id)}
    />
  )
}

const TwoSteps = ({ is }: { is: boolean }) =>
  is ? (
    <Trans>on</Trans>
  ) : (
    <Badge tone="warn">
      <Trans>not yet</Trans>
    </Badge>
  )
