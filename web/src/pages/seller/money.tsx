import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { equalTransfersQuery } from '../../features/orders/api.ts'
import { EqualTransfers } from '../../features/orders/equal-transfers.tsx'
import { type MoneyStatus, moneyQuery, moneyStatuses } from '../../features/unmatched-money/seller/api.ts'
import { MoneyList } from '../../features/unmatched-money/seller/money-list.tsx'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Tabs } from '../../ui/admin/tabs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Money that found no order, or more of it than was due: a person decides. The tab and the page stand in the address.
export default function MoneyPage() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const status = moneyStatuses.find((one) => one === search.get('status')) ?? 'open'
  const title = t`Unmatched payments`
  useHead({ title, isPrivate: true })
  const { data: equalTransfers } = useQuery(equalTransfersQuery())
  const labels = {
    open: t`To decide`,
    accepted: t`Put on orders`,
    refunded: t`Refunded`,
    closed: t`Closed`,
  } satisfies Record<MoneyStatus, string>
  return (
    <Page
      title={title}
      actions={
        <ButtonLink to={sellerPaths.bankStatement()}>
          <Trans>Match a bank statement</Trans>
        </ButtonLink>
      }
      lead={
        <Trans>
          Payments that are late, duplicated, unconfirmed or for a different amount. You decide how to handle each one.
        </Trans>
      }
    >
      <EqualTransfers amounts={equalTransfers} className="mb-5 grid gap-3" />
      <Tabs
        label={title}
        value={status}
        onChange={(next) => setSearch(next === 'open' ? {} : { status: next })}
        tabs={moneyStatuses.map((value) => ({
          value,
          label: labels[value],
          panel: value === status && <MoneyOf status={value} />,
        }))}
      />
    </Page>
  )
}

function MoneyOf({ status }: { status: MoneyStatus }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const { data, error, refetch } = useQuery({ ...moneyQuery(status, page), placeholderData: keepPreviousData })
  const hrefOf = (wanted: number) =>
    `?${new URLSearchParams({ ...(status === 'open' ? {} : { status }), page: String(wanted) })}`
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton rows={3} />
  if (data.rows.length === 0) {
    return status === 'open' ? (
      <Empty title={t`No payments to review`}>
        <Trans>Payments that are late, duplicated, unconfirmed or for a different amount wait here for you.</Trans>
      </Empty>
    ) : (
      <Empty title={t`No entries yet`} />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <MoneyList rows={data.rows} />
      <Pagination page={data.meta.page} lastPage={data.meta.last_page} hrefOf={hrefOf} />
    </div>
  )
}
