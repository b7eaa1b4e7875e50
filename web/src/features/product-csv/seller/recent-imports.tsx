import type { ImportState, ProductImport } from '@kedai/contracts/product-imports.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dateTime } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { Table } from '../../../ui/admin/table.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/notice.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { importsQuery } from './api.ts'

// The files of late, so that one that is under way is found again.
export function RecentImports() {
  const { t } = useLingui()
  const lang = useLang()
  const { data, error, refetch } = useQuery(importsQuery())
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton rows={2} />
  if (data.length === 0) return <p className="text-sm text-ink-soft">{t`No file has been imported yet.`}</p>
  return (
    <Table
      caption={t`Recent files`}
      rows={data}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => sellerPaths.productImport(id)}
      columns={[
        {
          key: 'file',
          header: t`File`,
          cell: ({ file_name }) => <span className="[overflow-wrap:anywhere]">{file_name}</span>,
          phone: 'title',
        },
        { key: 'state', header: t`Status`, cell: (one) => <StateBadge state={one.state} /> },
        { key: 'rows', header: t`Rows`, cell: (one) => <RowsOf {...one} />, align: 'end' },
        { key: 'at', header: t`When`, cell: ({ created_at }) => dateTime(created_at, lang), align: 'end' },
      ]}
    />
  )
}

const RowsOf = ({ outcomes, row_count: all }: ProductImport) => {
  const inside = (outcomes.created ?? 0) + (outcomes.updated ?? 0)
  return inside > 0 ? (
    <Trans>
      {inside} of {all} in
    </Trans>
  ) : (
    <>{all}</>
  )
}

function StateBadge({ state }: { state: ImportState }) {
  const { t } = useLingui()
  const words = {
    uploaded: t`Choose columns`,
    checking: t`Being checked`,
    checked: t`Ready to start`,
    running: t`Coming in`,
    done: t`Done`,
    undoing: t`Being taken back`,
    undone: t`Undone`,
  } satisfies Record<ImportState, string>
  const tones = {
    uploaded: 'warn',
    checking: 'info',
    checked: 'warn',
    running: 'info',
    done: 'good',
    undoing: 'info',
    undone: 'neutral',
  } satisfies Record<ImportState, Tone>
  return <Badge tone={tones[state]}>{words[state]}</Badge>
}
