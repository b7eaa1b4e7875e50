import type { Campaign, CampaignRecipient } from '@kedai/contracts/campaigns.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { money } from '../../../../lib/format.ts'
import { LoadFailed } from '../../../../lib/seller/load-failed.tsx'
import { PageButtons } from '../../../../ui/admin/page-buttons.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { ButtonAnchor } from '../../../../ui/button.tsx'
import { ListSkeleton } from '../../../../ui/skeleton.tsx'
import { tellFailure, useSend } from '../use-send.ts'
import { campaignQuery, campaignReadersQuery, growthPaths } from './api.ts'

const states = {
  planned: { tone: 'neutral', label: msg`Gets it` },
  queued: { tone: 'info', label: msg`Waiting` },
  sent: { tone: 'good', label: msg`Sent` },
  delivered: { tone: 'good', label: msg`Delivered` },
  failed: { tone: 'danger', label: msg`Failed` },
  skipped: { tone: 'neutral', label: msg`Passed over` },
  cancelled: { tone: 'neutral', label: msg`Called off` },
} as const

// Who a campaign goes to and what became of it, one by one; the same words by WhatsApp with one tap each.
export function CampaignReaders({ campaign }: { campaign: Campaign }) {
  const [page, setPage] = useState(1)
  const send = useSend(null)
  const { data, error, refetch } = useQuery({ ...campaignReadersQuery(campaign.id, page), staleTime: 0 })
  const { data: detail } = useQuery({ ...campaignQuery(campaign.id), staleTime: 0 })
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton rows={3} />
  // It stands in the ledger, so that nobody of the shop opens it again unawares.
  const note = ({ recipient }: CampaignRecipient) =>
    void send('POST', `${growthPaths.campaigns}/${campaign.id}/chats`, { recipient }).then((failure) => {
      tellFailure(failure)
      void refetch()
    })
  return (
    <div className="grid gap-3 text-sm">
      {detail && campaign.started_at !== null && (
        <p className="text-ink-soft">
          <Plural
            value={detail.sales.orders}
            _0="No order of theirs yet"
            one="# order within seven days"
            other="# orders within seven days"
          />
          {detail.sales.orders > 0 && ` · ${money(detail.sales.total)}`}
        </p>
      )}
      {data.rows.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No recipients yet.</Trans>
        </p>
      )}
      <ul className="grid gap-2">
        {data.rows.map((reader) => (
          <Reader key={reader.recipient} reader={reader} onOpen={() => note(reader)} />
        ))}
      </ul>
      <PageButtons page={page} lastPage={data.meta.last_page} onPage={setPage} />
    </div>
  )
}

type ReaderProps = { reader: CampaignRecipient; onOpen: () => void }

function Reader({ reader, onOpen }: ReaderProps) {
  const { i18n } = useLingui()
  const { name, state, why, whatsapp_link } = reader
  const recipient = reader.recipient.includes('@') ? reader.recipient : displayPhone(reader.recipient)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <b className="font-semibold">{name || recipient}</b>
        {name && <span className="text-ink-soft"> {recipient}</span>}
        {why && <span className="block text-ink-soft">{why}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={states[state].tone}>{i18n._(states[state].label)}</Badge>
        {whatsapp_link && (
          <ButtonAnchor href={whatsapp_link} target="_blank" rel="noreferrer" onClick={onOpen}>
            {reader.chat_at !== null ? <Trans>WhatsApp again</Trans> : <Trans>WhatsApp</Trans>}
          </ButtonAnchor>
        )}
      </span>
    </li>
  )
}
