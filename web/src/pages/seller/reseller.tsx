import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { resellerQuery } from '../../features/resellers/seller/api.ts'
import { Decisions } from '../../features/resellers/seller/decisions.tsx'
import { ReachedRank } from '../../features/resellers/seller/reached-rank.tsx'
import { Application, Doings, Person } from '../../features/resellers/seller/reseller-facts.tsx'
import { StateBadge } from '../../features/resellers/seller/state-badge.tsx'
import { areaWords, statusWords } from '../../features/resellers/seller/words.ts'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// One reseller: who it is, what was done, and what the shop decides.
export default function ResellerPage() {
  const { t, i18n } = useLingui()
  const { id = '' } = useParams()
  const { data: reseller, error, refetch } = useQuery(resellerQuery(id))
  useHead({ title: reseller?.name ?? t`Reseller`, isPrivate: true })
  const back = { to: sellerPaths.resellers(), label: t`Resellers` }
  if (!reseller) {
    const isMissing = error instanceof Refusal && (error.failure.code === 404 || error.failure.code === 422)
    return (
      <Page title={t`Reseller`} back={back}>
        {!error && <ListSkeleton rows={6} />}
        {isMissing && (
          <Empty
            title={<Trans>There is no such reseller in this shop</Trans>}
            action={<ButtonLink to={sellerPaths.resellers()}>{t`Show all resellers`}</ButtonLink>}
          />
        )}
        {error && !isMissing && <LoadFailed error={error} onRetry={refetch} />}
      </Page>
    )
  }
  return (
    <Page
      title={reseller.name}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          {i18n._(areaWords[reseller.area])}
          <StateBadge words={statusWords[reseller.status]} />
        </span>
      }
      back={back}
      width="wide"
      actions={<Decisions reseller={reseller} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {reseller.reason !== '' && (
          <Notice tone="info" title={<Trans>Reason given</Trans>} className="lg:col-span-2">
            <p className="wrap-anywhere">{reseller.reason}</p>
          </Notice>
        )}
        {reseller.reached_rank && <ReachedRank reseller={reseller} rank={reseller.reached_rank} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Doings reseller={reseller} />
          <Application reseller={reseller} />
        </div>
        <Person reseller={reseller} />
      </div>
    </Page>
  )
}
