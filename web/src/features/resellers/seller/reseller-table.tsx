import type { ResellerRow } from '@kedai/contracts/resellers.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { StateBadge } from './state-badge.tsx'
import { areaWords, statusWords } from './words.ts'

// Who takes part: a table on a desk, cards on a phone.
export function ResellerTable({ rows }: { rows: ResellerRow[] }) {
  const { t, i18n } = useLingui()
  const lang = useLang()
  const columns: Column<ResellerRow>[] = [
    {
      key: 'name',
      header: t`Reseller`,
      phone: 'title',
      cell: ({ name, phone, area, rank, status, balance }) => (
        <span className="grid grid-cols-[minmax(0,1fr)] gap-0.5 md:gap-0">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate md:wrap-anywhere md:whitespace-normal">{name}</span>
            <strong className="shrink-0 md:hidden">{money(balance)}</strong>
          </span>
          <span className="flex min-h-5 items-center justify-between gap-2 text-xs font-normal text-ink-soft">
            <span className="min-w-0 truncate">
              {displayPhone(phone)}
              <span className="md:hidden"> · {rank?.name ?? i18n._(areaWords[area])}</span>
            </span>
            <span className="shrink-0 md:hidden">
              <StateBadge words={statusWords[status]} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'programme',
      header: t`Programme`,
      phone: 'hidden',
      cell: ({ area, rank }) => (
        <span className="grid max-md:text-right">
          {i18n._(areaWords[area])}
          {rank && <span className="text-xs wrap-anywhere text-ink-soft">{rank.name}</span>}
        </span>
      ),
    },
    {
      key: 'status',
      header: t`Status`,
      phone: 'hidden',
      cell: ({ status }) => <StateBadge words={statusWords[status]} />,
    },
    { key: 'upline', header: t`Referred by`, phone: 'hidden', cell: ({ upline }) => upline?.name ?? '–' },
    {
      key: 'applied',
      header: t`Applied`,
      phone: 'hidden',
      cell: ({ applied_at: at }) => <time className="whitespace-nowrap">{date(at, lang)}</time>,
    },
    { key: 'balance', header: t`In the wallet`, align: 'end', phone: 'hidden', cell: ({ balance }) => money(balance) },
  ]
  return (
    <Table
      caption={t`Resellers`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => sellerPaths.reseller(id)}
    />
  )
}
