import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { learnersQuery, readLearnerAddress } from '../../features/learning/seller/api.ts'
import { LearnerFilters, LearnerSearch } from '../../features/learning/seller/learner-filters.tsx'
import { LearnerTable } from '../../features/learning/seller/learner-table.tsx'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { type LearnerListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'

// Who is enrolled in the shop's courses, and how far they are.
export default function LearnersPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readLearnerAddress(params)
  const learners = useQuery(learnersQuery(search))
  useHead({ title: t`Learners`, isPrivate: true })
  const change = (next: LearnerListSearch) => void navigate(sellerPaths.learners(next), { replace: true })
  const isNarrowed = search.term !== undefined || search.status !== undefined
  return (
    <ListPage
      title={t`Learners`}
      count={<Trans>Learners of your courses and their progress</Trans>}
      search={<LearnerSearch search={search} onChange={change} />}
      narrowedBy={search.status ? 1 : 0}
      filters={<LearnerFilters search={search} onChange={change} />}
      isBare={learners.data?.rows.length === 0 && !isNarrowed}
    >
      <ListRows
        list={learners}
        hrefOf={(page) => sellerPaths.learners({ ...search, page })}
        empty={
          isNarrowed ? (
            <Empty
              title={<Trans>There are no such learners</Trans>}
              action={<ButtonLink to={sellerPaths.learners()}>{t`Show all learners`}</ButtonLink>}
            />
          ) : (
            <Empty
              title={<Trans>No learners yet</Trans>}
              action={<ButtonLink to={sellerPaths.newProduct('course')}>{t`Make a course`}</ButtonLink>}
            >
              <Trans>Buyers of your courses are listed here.</Trans>
            </Empty>
          )
        }
      >
        {(rows) => <LearnerTable rows={rows} />}
      </ListRows>
    </ListPage>
  )
}
