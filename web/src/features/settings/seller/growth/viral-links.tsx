import type { ViralLink } from '@kedai/contracts/viral-locks.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../../../lib/seller/use-change.ts'
import { LoadFailed } from '../../../../lib/seller/load-failed.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { PageButtons } from '../../../../ui/admin/page-buttons.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Confirm } from '../../../../ui/confirm.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { growthPaths, viralLinksQuery } from './api.ts'

// Who brought how many, and what looks odd: one that its seller does not believe is stopped here.
export function ViralLinks({ productId }: { productId: string }) {
  const { t } = useLingui()
  const { send, isBusy, problem } = useChange()
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<ViralLink | null>(null)
  const { data, error, refetch } = useQuery({ ...viralLinksQuery(productId, page), staleTime: 0 })
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return null
  const stop = (link: ViralLink) => {
    setAsked(null)
    void send('POST', `${growthPaths.viralLock(productId)}/links/${link.id}/stop`, {})
  }
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">
        <Trans>Links, the busiest first</Trans>
      </h3>
      <ul className="divide-y divide-line text-sm">
        {data.rows.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span className="min-w-0">
              <b className="font-semibold">{displayPhone(link.phone)}</b>
              <span className="flex flex-wrap gap-x-3 text-ink-soft">
                <span>
                  <Plural value={link.counted} one="# came" other="# came" />
                </span>
                {link.places > 0 && (
                  <span>
                    <Plural value={link.places} one="from # place" other="from # places" />
                  </span>
                )}
                {link.passed_over > 0 && (
                  <span>
                    <Plural value={link.passed_over} one="# not counted" other="# not counted" />
                  </span>
                )}
                {link.own_visits > 0 && (
                  <span>
                    <Plural value={link.own_visits} one="# by the own link" other="# by the own link" />
                  </span>
                )}
                {link.reward_code}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-2">
              {isOdd(link) && (
                <Badge tone="warn">
                  <Trans>Look closer</Trans>
                </Badge>
              )}
              {link.opened_at && (
                <Badge tone="good">
                  <Trans>Opened</Trans>
                </Badge>
              )}
              {link.stopped_at ? (
                <Badge tone="neutral">
                  <Trans>Stopped</Trans>
                </Badge>
              ) : (
                <Button variant="quiet" busy={isBusy} onClick={() => setAsked(link)}>
                  <Trans>Stop</Trans>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {problem && <Notice tone="danger" title={problem} />}
      <PageButtons page={page} lastPage={data.meta.last_page} onPage={setPage} />
      <Confirm
        open={asked !== null}
        title={t`Stop this link?`}
        confirmLabel={t`Stop the link`}
        onConfirm={() => asked && stop(asked)}
        onCancel={() => setAsked(null)}
      >
        <Trans>It no longer counts visits or unlocks rewards. Unlocked rewards stay.</Trans>
      </Confirm>
    </section>
  )
}

// As many were passed over as counted, or they came from few places.
const isOdd = ({ counted, passed_over, own_visits, places }: ViralLink): boolean =>
  counted > 0 && (passed_over + own_visits >= counted * 2 || (counted >= 4 && places > 0 && places * 2 < counted))
