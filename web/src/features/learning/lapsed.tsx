import type { LapsedCourse } from '@kedai/contracts/courses.ts'
import { Trans } from '@lingui/react/macro'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { RenewForm } from './renew-form.tsx'

// A course whose time is over: what it was, and how to go on.
export function Lapsed({ token, lapsed }: { token: string; lapsed: LapsedCourse }) {
  const lang = useLang()
  const { title, expires_at: end, renewal, certificate_url: certificate } = lapsed
  return (
    <Page title={title} width="narrow">
      <div className="grid gap-4">
        <Notice
          tone="warn"
          title={
            end ? (
              <Trans>Your access to this course ended on {date(end, lang)}.</Trans>
            ) : (
              <Trans>The purchase of this course was cancelled.</Trans>
            )
          }
        />
        {certificate && (
          <p>
            <Link to={certificate}>
              <Trans>See your certificate</Trans>
            </Link>
          </p>
        )}
        {renewal ? (
          <Section title={<Trans>Go on learning</Trans>}>
            <RenewForm token={token} renewal={renewal} />
          </Section>
        ) : (
          <p className="text-ink-soft">
            <Trans>It cannot be renewed here. Ask the shop.</Trans>
          </p>
        )}
      </div>
    </Page>
  )
}
