import type { CommissionRow } from '@kedai/contracts/commissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { TwoLines } from '../../../ui/admin/two-lines.tsx'
import { Link } from '../../../ui/link.tsx'
import { StateBadge } from './state-badge.tsx'
import { commissionWords } from './words.ts'

// What resellers earned: a table on a desk, cards on a phone.
export function CommissionTable({ rows }: { rows: CommissionRow[] }) {
  const { t } = useLingui()
  const lang = useLang()
  const columns: Column<CommissionRow>[] = [
    {
      key: 'reseller',
      header: t`Reseller`,
      phone: 'title',
      cell: ({ reseller, order_no: no, amount, state, earned_at: at }) => (
        <>
          <span className="max-md:hidden">{reseller.name}</span>
          <TwoLines
            name={reseller.name}
            figure={money(amount)}
            about={`${no} · ${date(at, lang)}`}
            state={<StateBadge words={commissionWords[state]} />}
          />
        </>
      ),
    },
    {
      key: 'order',
      header: t`Order`,
      phone: 'hidden',
      cell: ({ order_no: no }) => <Link to={sellerPaths.order(no)}>{no}</Link>,
    },
    {
      key: 'state',
      header: t`Status`,
      phone: 'hidden',
      cell: ({ state, clears_at: clears, voucher }) => (
        <span className="grid justify-items-start gap-0.5">
          <StateBadge words={commissionWords[state]} />
          {clears !== null && (
            <span className="text-xs text-ink-soft">
              <Trans>until {date(clears, lang)}</Trans>
            </span>
          )}
          {voucher !== null && <Link to={sellerPaths.voucher(voucher)}>{voucher}</Link>}
        </span>
      ),
    },
    {
      key: 'earned',
      header: t`Earned`,
      phone: 'hidden',
      cell: ({ earned_at: at }) => <time className="whitespace-nowrap">{date(at, lang)}</time>,
    },
    { key: 'base', header: t`Goods`, align: 'end', phone: 'hidden', cell: ({ base }) => money(base) },
    {
      key: 'amount',
      header: t`Commission`,
      align: 'end',
      phone: 'hidden',
      cell: ({ amount, reversed }) => (
        <span className="grid">
          <strong className="tabular-nums">{money(amount)}</strong>
          {reversed !== '0.00' && (
            <span className="text-xs text-ink-soft">
              <Trans>{money(reversed)} taken back</Trans>
            </span>
          )}
        </span>
      ),
    },
  ]
  return (
    <Table
      caption={t`Commissions`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      hrefOf={({ reseller }) => sellerPaths.reseller(reseller.id)}
    />
  )
}
