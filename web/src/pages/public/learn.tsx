import { Trans, useLingui } from '@lingui/react/macro'
import { entranceQuery } from '../../features/learning/api.ts'
import { Lapsed } from '../../features/learning/lapsed.tsx'
import { Learning } from '../../features/learning/learning.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { Button } from '../../ui/button.tsx'
import { useParams } from '../../ui/navigation.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'

export const queries = ({ params }: PageContext) => [entranceQuery(params['token'] ?? '')]

// The learner's own page of a course, behind a secret link.
export default function LearnPage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const { data: entrance, failure, retry } = usePageQuery(entranceQuery(token))
  const told = entrance?.course ?? entrance?.lapsed ?? null
  useHead({
    title: told ? `${told.title} · ${told.shop.name}` : t`Your course`,
    isPrivate: true,
    stylesheet: told?.shop.stylesheet,
  })
  return (
    <PublicLayout shop={told?.shop ?? null}>
      {failure && !told && (
        <div className="mx-auto max-w-xl p-4">
          <Notice tone="warn" title={failure.message}>
            <Button className="mt-2" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </Notice>
        </div>
      )}
      {entrance?.course ? (
        <Learning token={token} course={entrance.course} />
      ) : entrance?.lapsed ? (
        <Lapsed token={token} lapsed={entrance.lapsed} />
      ) : (
        !failure && <PageSkeleton />
      )}
    </PublicLayout>
  )
}
