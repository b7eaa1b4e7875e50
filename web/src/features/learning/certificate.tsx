import type { CertificateView } from '@kedai/contracts/courses.ts'
import { Trans } from '@lingui/react/macro'
import { Award, BadgeCheck, FileDown } from 'lucide-react'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

// What was earned, and that it is real.
export function Certificate({ certificate }: { certificate: CertificateView }) {
  const lang = useLang()
  const { name, title, issued_at, code, is_valid, pdf_url, shop } = certificate
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-8 sm:px-6">
      {!is_valid && (
        <Notice
          tone="danger"
          title={<Trans>This certificate was taken back: the payment for the course was returned.</Trans>}
        />
      )}
      <article className="grid justify-items-center gap-3 rounded-l border border-accent bg-card px-4 py-10 text-center shadow-card sm:px-6">
        <Award aria-hidden className="size-6 text-accent-ink" />
        <h1 className="text-2xl text-balance text-accent-ink">
          <Trans>Certificate of Completion</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>This is to certify that</Trans>
        </p>
        <p className="text-2xl font-bold break-words">{name}</p>
        <p className="text-ink-soft">
          <Trans>has completed all lessons and quizzes of the course</Trans>
        </p>
        <p className="text-xl font-semibold text-balance break-words">{title}</p>
        <p className="text-sm text-ink-soft">
          {shop.name} · {date(issued_at, lang)}
        </p>
        <p className="mt-2 inline-flex flex-wrap items-center justify-center gap-2 rounded-full bg-sunken px-4 py-2 text-sm">
          {is_valid && <BadgeCheck aria-hidden className="size-5 text-good-ink" />}
          <Trans>
            Certificate number <strong>{code}</strong>
          </Trans>
        </p>
      </article>
      {is_valid && (
        <ButtonAnchor href={pdf_url} variant="primary" size="l" className="no-print">
          <FileDown aria-hidden className="size-5" />
          <Trans>Download as PDF</Trans>
        </ButtonAnchor>
      )}
    </div>
  )
}
