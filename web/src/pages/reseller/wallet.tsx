import { Trans, useLingui } from '@lingui/react/macro'
import { walletQuery } from '../../features/resellers/own/own-queries.ts'
import { pageIn } from '../../features/resellers/own/page-in.ts'
import { Refused } from '../../features/resellers/own/refused.tsx'
import { Months, Statement } from '../../features/resellers/own/statement.tsx'
import { WalletEntries } from '../../features/resellers/own/wallet-entries.tsx'
import { money } from '../../lib/format.ts'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { paths } from '../../paths.ts'
import { useSearch } from '../../ui/navigation.ts'
import { Section } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { type InArea, ResellerFrame, frameQueries } from './reseller-frame.tsx'

export const queries = frameQueries

export default function ResellerWalletPage() {
  const { t } = useLingui()
  return <ResellerFrame title={t`Wallet`}>{(at) => <Wallet {...at} />}</ResellerFrame>
}

// As many as the server puts on a page.
const perPage = 50

function Wallet({ storefront, shop, area }: InArea) {
  const search = useSearch()
  const page = pageIn(search)
  const month = /^\d{4}-\d{2}$/.test(search.get('month') ?? '') ? (search.get('month') ?? undefined) : undefined
  const { data, failure, isLoading, retry } = usePageQuery(walletQuery({ area, username: shop.username }, page, month))
  if (!data)
    return failure ? (
      <Refused failure={failure} shop={shop} whatsapp={storefront.whatsapp_number} isBusy={isLoading} onRetry={retry} />
    ) : (
      <ListSkeleton />
    )
  const sums = [
    { label: <Trans>Can be paid out now</Trans>, amount: data.available },
    { label: <Trans>In the waiting period</Trans>, amount: data.clearing },
    { label: <Trans>Orders on their way</Trans>, amount: data.pending },
    ...(data.on_vouchers === '0.00'
      ? []
      : [{ label: <Trans>Payment being prepared</Trans>, amount: data.on_vouchers }]),
  ]
  return (
    <div className="grid gap-5">
      <Section title={<Trans>Balance</Trans>}>
        <p className="text-3xl font-bold whitespace-nowrap tabular-nums">{money(data.balance)}</p>
        <dl className="mt-3 grid gap-1 text-sm">
          {sums.map(({ label, amount }, at) => (
            <div key={at} className="flex justify-between gap-3">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-semibold whitespace-nowrap tabular-nums">{money(amount)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-ink-soft">
          <Trans>
            A commission waits until the buyer’s order has arrived and the waiting period is over. The shop then pays it
            into your bank account.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Transactions</Trans>}>
        <Months months={data.months} month={month} hrefOf={(one) => paths.area(shop, area, 'wallet', { month: one })} />
        {data.statement && <Statement statement={data.statement} />}
        <WalletEntries entries={data.entries} />
      </Section>
      <Pagination
        page={page}
        lastPage={month === undefined && data.entries.length === perPage ? page + 1 : page}
        hrefOf={(other) => paths.area(shop, area, 'wallet', { page: other })}
      />
    </div>
  )
}
