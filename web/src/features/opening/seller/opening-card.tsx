import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { openingQuery, useOpeningWrites } from './api.ts'
import { OpeningSteps } from './opening-steps.tsx'
import { SampleProducts } from './sample-products.tsx'
import { ShareSheet } from './share-sheet.tsx'

type Props = {
  shop: { name: string; username: string }
  // Whether this person may put products into the shop.
  mayAdd: boolean
}

// The way from a new shop to its first sale. Put away, or done, it leaves the link to share behind.
export function OpeningCard({ shop, mayAdd }: Props) {
  const { data: opening } = useQuery(openingQuery()) // without it the page still does its work, so its failure stays silent
  const { markShared, dismiss } = useOpeningWrites()
  const [isSharing, setSharing] = useState(false)
  if (!opening) return null
  const { done, steps, next, is_dismissed: isDismissed, share } = opening
  const sheet = <ShareSheet share={share} shopName={shop.name} onShared={() => void markShared()} open={isSharing} onClose={() => setSharing(false)} />
  if (isDismissed || next === null) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setSharing(true)}>
          <Trans>Share your shop</Trans>
        </Button>
        {next !== null && (
          <Button variant="quiet" onClick={() => void dismiss(false)}>
            <Trans>Show the checklist ({done} of {steps.length})</Trans>
          </Button>
        )}
        {mayAdd && <SampleProducts isOffered={false} />}
        {sheet}
      </div>
    )
  }
  return (
    <Section
      title={<Trans>Open your shop</Trans>}
      aside={
        <Button variant="quiet" className="-mx-4" onClick={() => void dismiss(true)}>
          <Trans>Put away</Trans>
        </Button>
      }
    >
      <Progress label={<Trans>Steps done</Trans>} share={done / steps.length} aside={<Trans>{done} of {steps.length}</Trans>} />
      <OpeningSteps opening={opening} username={shop.username} onShare={() => setSharing(true)} />
      {mayAdd && <SampleProducts isOffered />}
      {sheet}
    </Section>
  )
}
