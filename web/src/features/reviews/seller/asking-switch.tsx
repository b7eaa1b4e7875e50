import { daysUntilAsked } from '@kedai/domain/reviews/may-rate.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.tsx'
import { reviewSummaryQuery, switchAsking } from './api.ts'

// Whether buyers get the one mail that asks for a rating.
export function AskingSwitch() {
  const queryClient = useQueryClient()
  const { data: summary } = useQuery(reviewSummaryQuery())
  const [isBusy, setBusy] = useState(false)
  if (!summary) return null
  const change = async (isOn: boolean) => {
    setBusy(true)
    const result = await switchAsking(isOn)
    setBusy(false)
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    queryClient.setQueryData(reviewSummaryQuery().queryKey, result.data)
    if (result.message) toast(result.message)
  }
  return (
    <div className="rounded-l border border-line bg-card px-4 py-1 shadow-card">
      <Switch
        label={<Trans>Ask buyers for a rating by mail</Trans>}
        hint={
          <Trans>
            One mail an order, {daysUntilAsked} days after it was sent, to buyers with an e-mail who have not rated yet.
          </Trans>
        }
        checked={summary.asks_for_reviews}
        disabled={isBusy}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
    </div>
  )
}
