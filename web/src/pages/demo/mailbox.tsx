import '../../styles/seller.css'
import type { LetterRow } from '@kedai/contracts/mailbox.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import { apiListQuery } from '../../lib/query.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { LetterRows } from './letter-rows.tsx'
import { LetterView } from './letter-view.tsx'

const pollMs = 3_000

// What the demo would have mailed. New ones appear by themselves.
export default function MailboxPage() {
  const { t } = useLingui()
  const title = t`Demo mailbox`
  useHead({ title, isPrivate: true })
  const [search] = useSearchParams()
  const page = Number(search.get('page')) || 1
  const chosen = Number(search.get('letter')) || null
  const letters = useQuery({
    ...apiListQuery<LetterRow>(`/api/ajax/demo/mailbox?page=${page}`),
    refetchInterval: pollMs,
  })
  return (
    <PublicLayout shop={null}>
      <Page
        title={title}
        width="public"
        lead={t`In the demo no mail is sent: what buyers and sellers would get is shown here.`}
      >
        {letters.isPending && <ListSkeleton />}
        {letters.isError && (
          <Notice tone="danger" title={letters.error.message}>
            <Button className="mt-2" onClick={() => void letters.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </Notice>
        )}
        {letters.data?.rows.length === 0 && (
          <Empty title={t`No mail yet`}>
            <Trans>
              Buy something in the demo shop, or ask for a new password. It takes a second or two to arrive.
            </Trans>
          </Empty>
        )}
        {letters.data && letters.data.rows.length > 0 && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <div className={classes(chosen !== null && 'max-lg:hidden')}>
              <LetterRows rows={letters.data.rows} page={page} chosen={chosen} />
              <Pagination
                page={page}
                lastPage={letters.data.meta.last_page}
                hrefOf={(to) => `${paths.mailbox()}?page=${to}`}
              />
            </div>
            {chosen === null ? <NoLetter /> : <LetterView id={chosen} back={`${paths.mailbox()}?page=${page}`} />}
          </div>
        )}
      </Page>
    </PublicLayout>
  )
}

const NoLetter = () => (
  <p className="self-start rounded-l border border-dashed border-line px-10 py-24 text-center text-ink-soft max-lg:hidden">
    <Trans>Choose a mail to read it.</Trans>
  </p>
)
