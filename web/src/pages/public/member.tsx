import { Trans, useLingui } from '@lingui/react/macro'
import { cardQuery } from '../../features/buyer-member/api.ts'
import { MemberCard } from '../../features/buyer-member/member-card.tsx'
import { RenewForm } from '../../features/buyer-member/renew-form.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { Button } from '../../ui/button.tsx'
import { useParams } from '../../ui/navigation.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'

export const queries = ({ params }: PageContext) => [cardQuery(params['token'] ?? '')]

// A member's card, behind a secret link: shown at the counter, and the place to renew.
export default function MemberPage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const { data: card, failure, retry } = usePageQuery(cardQuery(token))
  useHead({ title: card ? card.title : t`Your membership`, isPrivate: true, stylesheet: card?.shop.stylesheet })
  const trouble = failure && (
    <Notice tone="warn" title={failure.message}>
      <Button className="mt-2" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
  return (
    <PublicLayout shop={card?.shop ?? null}>
      {card ? (
        <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6 sm:px-6">
          {trouble}
          <MemberCard card={card} />
          {card.renewal ? (
            <RenewForm token={token} renewal={card.renewal} isOver={card.status === 'lapsed'} />
          ) : (
            <Notice tone="info" title={t`This membership is not sold at present.`} />
          )}
        </div>
      ) : trouble ? (
        <div className="mx-auto max-w-xl p-4">{trouble}</div>
      ) : (
        <PageSkeleton />
      )}
    </PublicLayout>
  )
}
