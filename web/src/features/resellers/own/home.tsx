import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { ResellerHome } from '@kedai/contracts/resellers.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import { mayRefer } from '@kedai/domain/resellers/statuses.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { chatLink } from '../../../lib/chat-link.ts'
import { money } from '../../../lib/format.ts'
import { usePageQuery } from '../../../lib/use-page-query.ts'
import { type ShopPlace, paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { Materials } from './materials.tsx'
import { NextRank } from './next-rank.tsx'
import { OrderRows } from './order-rows.tsx'
import { OwnLink } from './own-link.tsx'
import { OwnStock } from './own-stock.tsx'
import { homeQuery } from './own-queries.ts'
import { PriceListToShare } from './price-list.tsx'
import { Refused } from './refused.tsx'
import { SignOut } from './sign-out.tsx'
import { StateWord } from './state-word.tsx'
import { statusWords } from './words.ts'

type Props = {
  storefront: Storefront
  shop: ShopPlace
  area: ProgrammeArea
  // What stands there while the first order is waited for.
  firstOrder: (home: ResellerHome) => ReactNode
}

// All that a reseller wants to know in the morning: where he stands, what he has earned, his link, and what to do next.
export function Home({ storefront, shop, area, firstOrder }: Props) {
  const { data: home, failure, isLoading, retry } = usePageQuery(homeQuery({ area, username: shop.username }))
  if (!home)
    return failure ? (
      <Refused failure={failure} shop={shop} whatsapp={storefront.whatsapp_number} isBusy={isLoading} onRetry={retry} />
    ) : (
      <ListSkeleton />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Standing home={home} whatsapp={home.whatsapp_number ?? storefront.whatsapp_number} />
      {home.fee && <JoiningFee fee={home.fee} shop={shop} />}
      {home.status === 'awaiting_first_order' && !home.fee && firstOrder(home)}
      {home.to_send > 0 && <ToSend count={home.to_send} to={paths.area(shop, area, 'to-send')} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <Earned home={home} shop={shop} />
        <NextRank home={home} />
        <OwnLink home={home} shopName={storefront.name} mayShare={mayRefer(home.status)} />
        <PriceListToShare home={home} shop={shop} shopName={storefront.name} currency={storefront.currency} />
        <Materials own={{ area, username: shop.username }} />
        {home.own_stock && <OwnStock pieces={home.own_stock} />}
        <Section
          title={<Trans>Latest orders</Trans>}
          aside={
            <Link to={paths.area(shop, area, 'orders')} className="text-sm">
              <Trans>All of them</Trans>
            </Link>
          }
        >
          <OrderRows orders={home.orders} />
        </Section>
      </div>
      <div className="text-center">
        <SignOut to={paths.storefront(shop)} />
      </div>
    </div>
  )
}

const JoiningFee = ({ fee, shop }: { fee: NonNullable<ResellerHome['fee']>; shop: ShopPlace }) => (
  <Notice tone="warn" title={<Trans>One step before your first order: the joining fee of {money(fee.amount)}</Trans>}>
    <ButtonAnchor variant="primary" href={`${paths.storefront(shop).replace(/\/$/, '')}${fee.url}`} className="mt-2">
      <Trans>Pay the joining fee</Trans>
    </ButtonAnchor>
  </Notice>
)

const ToSend = ({ count, to }: { count: number; to: string }) => (
  <Notice tone="warn" title={<Plural value={count} one="# order for you to send" other="# orders for you to send" />}>
    <Link to={to}>
      <Trans>See what to send</Trans>
    </Link>
  </Notice>
)

function Standing({ home, whatsapp }: { home: ResellerHome; whatsapp: string | null }) {
  const { t } = useLingui()
  const { name, programme, rank, upline, status, notice } = home
  return (
    <div className="grid gap-3">
      <p className="text-lg font-semibold">{name}</p>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span>{programme}</span>
        {rank && <Badge tone="accent">{rank.name}</Badge>}
        <StateWord of={statusWords[status]} />
        {upline && (
          <span>
            <Trans>Upline: {upline.name}</Trans>
          </span>
        )}
      </p>
      {notice !== null && (
        <Notice tone={status === 'warned' ? 'warn' : 'info'} title={notice}>
          {status === 'warned' && (
            <p>
              <Trans>You can still order. Ask the shop what to correct to avoid suspension.</Trans>
            </p>
          )}
          {status === 'warned' && whatsapp && (
            <ButtonAnchor
              href={chatLink(whatsapp, t`Hi, I have a question about my membership.`)}
              target="_blank"
              rel="noreferrer"
              className="mt-2"
            >
              WhatsApp
            </ButtonAnchor>
          )}
        </Notice>
      )}
    </div>
  )
}

const Earned = ({ home: { balance, earnings, area }, shop }: { home: ResellerHome; shop: ShopPlace }) => (
  <Section
    title={<Trans>Balance</Trans>}
    aside={
      <Link to={paths.area(shop, area, 'wallet')} className="text-sm">
        <Trans>Open the wallet</Trans>
      </Link>
    }
  >
    <p className="text-3xl font-bold whitespace-nowrap tabular-nums">{money(balance)}</p>
    <dl className="mt-3 grid gap-1 text-sm">
      <Sum label={<Trans>Can be paid out now</Trans>} amount={earnings.available} />
      <Sum label={<Trans>In the waiting period</Trans>} amount={earnings.clearing} />
      <Sum label={<Trans>Orders on their way</Trans>} amount={earnings.pending} />
      <Sum label={<Trans>Paid out so far</Trans>} amount={earnings.paid} />
    </dl>
  </Section>
)

const Sum = ({ label, amount }: { label: ReactNode; amount: string }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="font-semibold whitespace-nowrap tabular-nums">{money(amount)}</dd>
  </div>
)
