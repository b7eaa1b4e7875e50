import type { OperatedShopRow } from '@kedai/contracts/operator.ts'
import { shopOrders, shopStates } from '@kedai/domain/operators/operator-lists.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { type ShopSearch, operatorCalls, operatorPaths } from '../../features/operator/paths.ts'
import { Rows } from '../../features/operator/rows.tsx'
import { ShopTable } from '../../features/operator/shop-table.tsx'
import { useMe } from '../../features/operator/use-me.ts'
import { useHead } from '../../lib/head.ts'
import { apiListQuery } from '../../lib/query.ts'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'

export function ShopsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = readSearch(useSearchParams()[0])
  const list = useQuery({
    ...apiListQuery<OperatedShopRow>(operatorCalls.shops(search)),
    placeholderData: keepPreviousData,
  })
  useHead({ title: t`Shops`, isPrivate: true })
  const change = (next: ShopSearch) =>
    void navigate(operatorPaths.shops({ ...search, page: undefined, ...next }), { replace: true })
  const me = useMe()
  const total = list.data?.meta.total
  return (
    <Page
      title={t`Shops`}
      width="wide"
      lead={total !== undefined && <Plural value={total} one="# shop" other="# shops" />}
    >
      <div className="mb-4 grid gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_13rem]">
        <SearchInput
          label={t`Search shops`}
          placeholder={t`Address, name, owner`}
          term={search.search ?? ''}
          onChange={(term) => change({ search: term })}
        />
        <Select
          aria-label={t`State`}
          value={search.state ?? ''}
          placeholder={t`Every state`}
          choices={[
            { value: 'open', label: t`Open` },
            { value: 'suspended', label: t`Suspended` },
          ]}
          onChange={({ target }) => change({ state: oneOf(shopStates, target.value) })}
        />
        <Select
          aria-label={t`Sorted by`}
          value={search.sort ?? 'username'}
          choices={[
            { value: 'username', label: t`By address` },
            { value: 'created', label: t`Newest first` },
            { value: 'orders', label: t`Most orders first` },
            { value: 'mails', label: t`Most mails first` },
            { value: 'storage', label: t`Largest first` },
          ]}
          onChange={({ target }) => change({ sort: oneOf(shopOrders, target.value) })}
        />
      </div>
      <Rows
        list={list}
        hrefOf={(page) => operatorPaths.shops({ ...search, page })}
        empty={
          me?.shops === 0 ? (
            <Empty title={t`No shop was given to you`}>
              <Trans>Ask an admin for access to the shops that you look after.</Trans>
            </Empty>
          ) : (
            <Empty title={t`No shop matches`}>
              <Trans>Search for a piece of its address, its name, or its owner’s e-mail.</Trans>
            </Empty>
          )
        }
      >
        {(rows) => <ShopTable rows={rows} />}
      </Rows>
    </Page>
  )
}

const oneOf = <Value extends string>(values: readonly Value[], typed: string | null): Value | undefined =>
  values.find((value) => value === typed)

const readSearch = (params: URLSearchParams): ShopSearch => ({
  search: params.get('search') ?? undefined,
  state: oneOf(shopStates, params.get('state')),
  sort: oneOf(shopOrders, params.get('sort')),
  page: Number(params.get('page')) || undefined,
})
