import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { learnersQuery, readLearnerAddress } from '../../features/learning/seller/api.ts'
import { LearnerFilters } from '../../features/learning/seller/learner-filters.tsx'
import { LearnerTable } from '../../features/learning/seller/learner-table.tsx'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { type LearnerListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Who is enrolled in the shop's courses, and how far they are.
export default function LearnersPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readLearnerAddress(params)
  const { data: learners, error, refetch, isPlaceholderData } = useQuery(learnersQuery(search))
  useHead({ title: t`Learners`, isPrivate: true })
  const change = (next: LearnerListSearch) => void navigate(sellerPaths.learners(next), { replace: true })
  const isNarrowed = search.term !== undefined || search.status !== undefined
  return (
    <Page title={t`Learners`} lead={<Trans>Who is enrolled in your courses, and how far they are</Trans>} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LearnerFilters search={search} onChange={change} />
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!learners && !error && <ListSkeleton rows={6} />}
        {learners && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {learners.rows.length > 0 ? (
              <LearnerTable rows={learners.rows} />
            ) : isNarrowed ? (
              <Empty
                title={<Trans>There are no such learners</Trans>}
                action={<ButtonLink to={sellerPaths.learners()}>{t`Show all learners`}</ButtonLink>}
              />
            ) : (
              <Empty
                title={<Trans>Nobody is enrolled yet</Trans>}
                action={<ButtonLink to={sellerPaths.newProduct('course')}>{t`Make a course`}</ButtonLink>}
              >
                <Trans>Whoever pays for a course of yours appears here.</Trans>
              </Empty>
            )}
            <Pagination
              page={learners.meta.page}
              lastPage={learners.meta.last_page}
              hrefOf={(page) => sellerPaths.learners({ ...search, page: page === 1 ? undefined : page })}
            />
          </div>
        )}
      </div>
    </Page>
  )
}
