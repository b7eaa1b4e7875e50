import type { Failures } from '@kedai/contracts/operator.ts'
import { failureKinds } from '@kedai/domain/operators/operator-lists.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { FailureList } from '../../features/operator/failure-list.tsx'
import { operatorCalls, operatorPaths } from '../../features/operator/paths.ts'
import { Refused } from '../../features/operator/refused.tsx'
import { failureWords } from '../../features/operator/words.ts'
import { useHead } from '../../lib/head.ts'
import { apiQuery } from '../../lib/query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export function FailuresPage() {
  const { t, i18n } = useLingui()
  const given = useParams().kind
  const kind = failureKinds.find((one) => one === given) ?? 'mails'
  const { data, error, refetch } = useQuery(apiQuery<Failures>(operatorCalls.failures(kind)))
  useHead({ title: t`Failed work`, isPrivate: true })
  return (
    <Page
      title={t`Failed work`}
      lead={t`Messages and tasks that failed on every try. They are not sent again unless you resend them.`}
    >
      <nav aria-label={t`Kinds`} className="mb-4 flex flex-wrap gap-2">
        {failureKinds.map((one) => (
          <ButtonLink
            key={one}
            to={operatorPaths.failures(one)}
            variant={one === kind ? 'primary' : 'secondary'}
            aria-current={one === kind ? 'page' : undefined}
          >
            {i18n._(failureWords[one])}
          </ButtonLink>
        ))}
      </nav>
      {data ? (
        data.length > 0 ? (
          <FailureList kind={kind} failures={data} />
        ) : (
          <Empty title={t`No failed tasks`}>
            <Trans>All tasks are done or will be retried automatically.</Trans>
          </Empty>
        )
      ) : error ? (
        <Refused error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </Page>
  )
}
