import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { chatLink } from '../../../lib/chat-link.ts'
import { type Failure, Refusal } from '../../../lib/http-result.ts'
import { usePageQuery } from '../../../lib/use-page-query.ts'
import { type ShopPlace, paths } from '../../../paths.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useNavigation } from '../../../ui/navigation.ts'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { useArea } from './area.ts'
import { meQuery } from './own-queries.ts'
import { SignOut } from './sign-out.tsx'

type Props = {
  failure: Error | Failure
  shop: ShopPlace
  whatsapp: string | null
  isBusy: boolean
  onRetry: () => void
}

// Why a page of a reseller has nothing to show: nobody is signed in, the shop has not let him in, or the line is down.
export function Refused({ failure, shop, whatsapp, isBusy, onRetry }: Props) {
  const { t } = useLingui()
  const { code, message } = failure instanceof Error ? plain(failure) : failure
  if (code === 401) return <ToSignIn />
  if (code === 403) return <NotIn shop={shop} whatsapp={whatsapp} message={message} />
  return <Empty title={message} action={<Button busy={isBusy} onClick={onRetry}>{t`Try again`}</Button>} />
}

const plain = (failure: Error): Pick<Failure, 'code' | 'message'> =>
  failure instanceof Refusal ? failure.failure : { code: 0, message: failure.message }

// Afresh, so that nothing of before is taken for true once somebody has signed in.
function ToSignIn() {
  const { pathname, search } = useNavigation()
  useEffect(() => location.replace(paths.login(pathname + search)), [pathname, search])
  return <ListSkeleton />
}

// Somebody who is signed in, but may not buy here now: where he stands, and what he can do.
function NotIn({ shop, whatsapp, message }: { shop: ShopPlace; whatsapp: string | null; message: string }) {
  const { t } = useLingui()
  const area = useArea()
  const { data: me, failure } = usePageQuery(meQuery(shop.username))
  if (!me && !failure) return <ListSkeleton />
  const status = me?.memberships.find((one) => one.shop === shop.username && one.area === area)?.status ?? null
  const ask = whatsapp && (
    <ButtonAnchor
      href={chatLink(whatsapp, t`Hi, I have a question about my membership.`)}
      target="_blank"
      rel="noreferrer"
    >
      <Trans>Ask the shop</Trans>
    </ButtonAnchor>
  )
  const join = (
    <ButtonLink to={paths.join(shop, area)} variant="primary">
      <Trans>Join this programme</Trans>
    </ButtonLink>
  )
  const shelf = (
    <ButtonLink to={paths.storefront(shop)} variant="quiet">
      <Trans>See the shop</Trans>
    </ButtonLink>
  )
  const said: Partial<Record<string, Said>> = {
    applied: {
      title: <Trans>Your application is being looked at</Trans>,
      text: <Trans>The shop answers by e-mail. Nothing is needed from you until then.</Trans>,
      action: ask,
    },
    suspended: {
      title: <Trans>Your membership is suspended</Trans>,
      text: <Trans>You cannot order or earn for now. Ask the shop what has to be put right.</Trans>,
      action: ask,
    },
    rejected: {
      title: <Trans>Your application was not accepted</Trans>,
      text: <Trans>You may apply again, or ask the shop why.</Trans>,
      action: both(join, ask),
    },
    ended: {
      title: <Trans>Your membership has ended</Trans>,
      text: <Trans>You may apply again.</Trans>,
      action: both(join, ask),
    },
  }
  const { title, text, action } = (status && said[status]) || {
    title: <Trans>You are not in this programme</Trans>,
    text: me?.user.email ? (
      <Trans>You are signed in as {me.user.email}. Apply, or sign in with another account.</Trans>
    ) : (
      message
    ),
    action: both(join, shelf),
  }
  return (
    <div className="grid gap-2">
      <Empty title={title} action={action}>
        {text}
      </Empty>
      <div className="text-center">
        <SignOut to={paths.login(paths.area(shop, area))} />
      </div>
    </div>
  )
}

type Said = { title: ReactNode; text: ReactNode; action: ReactNode }

const both = (one: ReactNode, other: ReactNode) => (
  <>
    {one}
    {other}
  </>
)
