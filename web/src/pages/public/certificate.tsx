import { useLingui } from '@lingui/react/macro'
import { certificateQuery } from '../../features/learning/api.ts'
import { Certificate } from '../../features/learning/certificate.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { useParams } from '../../ui/navigation.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'

export const queries = ({ params }: PageContext) => [certificateQuery(params['code'] ?? '')]

// Anybody who has the number sees whether it is real.
export default function CertificatePage() {
  const { t } = useLingui()
  const { code = '' } = useParams()
  const { data: certificate, failure } = usePageQuery(certificateQuery(code))
  useHead({
    title: certificate ? `${t`Certificate`} · ${certificate.title}` : t`Certificate`,
    isPrivate: true,
    stylesheet: certificate?.shop.stylesheet,
  })
  return (
    <PublicLayout shop={certificate?.shop ?? null}>
      {certificate ? (
        <Certificate certificate={certificate} />
      ) : failure ? (
        <div className="mx-auto max-w-xl p-4">
          <Notice tone="warn" title={failure.message} />
        </div>
      ) : (
        <PageSkeleton />
      )}
    </PublicLayout>
  )
}
