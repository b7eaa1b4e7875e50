import type { OperatedShopRow } from '@kedai/contracts/operator.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { type Column, Table } from '../../ui/admin/table.tsx'
import { Badge } from '../../ui/badge.tsx'
import { operatorPaths } from './paths.ts'
import { count, levelWords, size } from './words.ts'

export const ShopState = ({ status }: Pick<OperatedShopRow, 'status'>) =>
  status === 'suspended' ? (
    <Badge tone="danger">
      <Trans>Suspended</Trans>
    </Badge>
  ) : (
    <Badge tone="good">
      <Trans>Open</Trans>
    </Badge>
  )

// What support may do there, and until when.
export function ShopMay({ may, may_until }: Pick<OperatedShopRow, 'may' | 'may_until'>) {
  const { i18n } = useLingui()
  const lang = useLang()
  if (may === 'admin') return null
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2 md:justify-start">
      <Badge tone={may === 'manage' ? 'info' : 'neutral'}>{i18n._(levelWords[may])}</Badge>
      {may_until !== null && (
        <span className="text-xs text-ink-soft">
          <Trans>until {date(may_until, lang)}</Trans>
        </span>
      )}
    </span>
  )
}

// Every shop in one line; on a phone a card.
export function ShopTable({ rows }: { rows: readonly OperatedShopRow[] }) {
  const { t } = useLingui()
  const lang = useLang()
  const columns: Column<OperatedShopRow>[] = [
    { key: 'shop', header: t`Shop`, phone: 'title', cell: ({ username }) => username },
    {
      key: 'owner',
      header: t`Owner`,
      cell: ({ owner }) => <span className="[overflow-wrap:anywhere]">{owner ?? '–'}</span>,
    },
    { key: 'state', header: t`State`, cell: ({ status }) => <ShopState status={status} /> },
    ...(rows.some(({ may }) => may !== 'admin')
      ? [{ key: 'may', header: t`You may`, cell: (row: OperatedShopRow) => <ShopMay {...row} /> }]
      : []),
    { key: 'orders', header: t`Orders`, align: 'end', cell: ({ orders }) => count(orders, lang) },
    { key: 'products', header: t`Products`, align: 'end', cell: ({ products }) => count(products, lang) },
    { key: 'mails', header: t`Mails`, align: 'end', cell: ({ mails }) => count(mails, lang) },
    { key: 'storage', header: t`Storage`, align: 'end', cell: ({ storage }) => size(storage, lang) },
  ]
  return (
    <Table
      caption={t`Shops`}
      columns={columns}
      rows={rows}
      keyOf={({ username }) => username}
      hrefOf={({ username }) => operatorPaths.shop(username)}
    />
  )
}
