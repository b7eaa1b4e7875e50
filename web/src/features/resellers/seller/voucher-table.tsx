import type { VoucherRow } from '@kedai/contracts/vouchers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { type Column, Table } from '../../../ui/admin/table.tsx'
import { TwoLines } from '../../../ui/admin/two-lines.tsx'
import { StateBadge } from './state-badge.tsx'
import { voucherWords } from './words.ts'

export function VoucherTable({ rows }: { rows: VoucherRow[] }) {
  const { t } = useLingui()
  const lang = useLang()
  const columns: Column<VoucherRow>[] = [
    {
      key: 'payee',
      header: t`Payee`,
      phone: 'title',
      cell: ({ payee_name: payee, number, amount, status, purpose, is_changed: isChanged }) => (
        <>
          <span className="grid max-md:hidden">
            <span className="wrap-anywhere">{payee}</span>
            <span className="font-mono text-xs font-normal text-ink-soft">{number}</span>
          </span>
          <TwoLines
            name={payee}
            figure={money(amount)}
            about={`${number} · ${purpose}`}
            state={<Standing status={status} isChanged={isChanged} />}
          />
        </>
      ),
    },
    {
      key: 'purpose',
      header: t`Purpose`,
      phone: 'hidden',
      cell: ({ purpose }) => <span className="line-clamp-2 wrap-anywhere">{purpose}</span>,
    },
    {
      key: 'status',
      header: t`Status`,
      phone: 'hidden',
      cell: ({ status, is_changed: isChanged }) => <Standing status={status} isChanged={isChanged} />,
    },
    {
      key: 'prepared',
      header: t`Prepared`,
      phone: 'hidden',
      cell: ({ prepared_at: at }) => <time className="whitespace-nowrap">{date(at, lang)}</time>,
    },
    { key: 'amount', header: t`Amount`, align: 'end', phone: 'hidden', cell: ({ amount }) => money(amount) },
  ]
  return (
    <Table
      caption={t`Payment vouchers`}
      columns={columns}
      rows={rows}
      keyOf={({ number }) => number}
      hrefOf={({ number }) => sellerPaths.voucher(number)}
    />
  )
}

const Standing = ({ status, isChanged }: { status: VoucherRow['status']; isChanged: boolean }) => (
  <span className="grid justify-items-start gap-0.5">
    <StateBadge words={voucherWords[status]} />
    {isChanged && (
      <span className="text-xs text-ink-soft">
        <Trans>prepare it again</Trans>
      </span>
    )}
  </span>
)
