import { Trans, useLingui } from '@lingui/react/macro'
import { AreaShelf } from '../../features/resellers/own/area-shelf.tsx'
import { productsQuery } from '../../features/resellers/own/own-queries.ts'
import { pageIn } from '../../features/resellers/own/page-in.ts'
import { Refused } from '../../features/resellers/own/refused.tsx'
import { useLast, usePageQuery } from '../../lib/use-page-query.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { useGo, useSearch } from '../../ui/navigation.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { type InArea, ResellerFrame, frameQueries } from './reseller-frame.tsx'

export const queries = frameQueries

export default function ResellerProductsPage() {
  const { t } = useLingui()
  return (
    <ResellerFrame title={t`Order at your price`} width="public">
      {(at) => <Products {...at} />}
    </ResellerFrame>
  )
}

function Products({ storefront, shop, area }: InArea) {
  const { t } = useLingui()
  const go = useGo()
  const search = useSearch()
  const [term, page] = [search.get('term') ?? '', pageIn(search)]
  const { data, failure, isLoading, retry } = usePageQuery(productsQuery({ area, username: shop.username }, term, page))
  const list = useLast(data)
  if (failure && !data)
    return (
      <Refused failure={failure} shop={shop} whatsapp={storefront.whatsapp_number} isBusy={isLoading} onRetry={retry} />
    )
  const find = (typed: FormData) =>
    go(paths.area(shop, area, 'products', { term: String(typed.get('term') ?? '').trim() }))
  return (
    <div className="grid gap-5">
      <Form method="get" role="search" onSubmit={find} className="flex gap-2">
        <Input
          key={term}
          name="term"
          type="search"
          defaultValue={term}
          aria-label={t`Search products`}
          placeholder={t`Search products`}
          maxLength={100}
          enterKeyHint="search"
        />
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </Form>
      {!list ? (
        <ListSkeleton />
      ) : list.rows.length === 0 ? (
        <Empty
          title={term === '' ? t`The shop has nothing to order yet.` : t`No results for “${term}”`}
          action={
            term !== '' && (
              <ButtonLink to={paths.area(shop, area, 'products')}>
                <Trans>Show all products</Trans>
              </ButtonLink>
            )
          }
        />
      ) : (
        <AreaShelf products={list.rows} shop={shop} area={area} currency={storefront.currency} isStale={!data} />
      )}
      {list && (
        <Pagination
          page={page}
          lastPage={list.meta.last_page}
          hrefOf={(other) => paths.area(shop, area, 'products', { term, page: other })}
        />
      )}
    </div>
  )
}
