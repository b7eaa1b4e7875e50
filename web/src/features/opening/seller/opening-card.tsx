import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Section } from '../../../ui/page.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { openingQuery, useOpeningWrites } from './api.ts'
import { OpeningSteps } from './opening-steps.tsx'
import { SampleProducts } from './sample-products.tsx'
import { ShopAddress } from './shop-address.tsx'

type Props = {
  shop: { name: string; username: string }
  // Whether this person may put products into the shop.
  mayAdd: boolean
  onShare: () => void
}

// The way from a new shop to its first sale.
export function OpeningCard({ shop, mayAdd, onShare }: Props) {
  const { t } = useLingui()
  const { data: opening } = useQuery(openingQuery()) // without it the page still does its work, so its failure stays silent
  const { dismiss, markShared } = useOpeningWrites()
  if (!opening) return null
  const { done, steps, next, is_dismissed: isDismissed, share } = opening
  if (isDismissed || next === null) {
    return (
      <div className="flex flex-wrap gap-2 empty:hidden">
        {next !== null && (
          <Button variant="quiet" onClick={() => void dismiss(false)}>
            <Trans>
              Show the checklist ({done} of {steps.length})
            </Trans>
          </Button>
        )}
        {mayAdd && <SampleProducts isOffered={false} />}
      </div>
    )
  }
  return (
    <Section
      title={<Trans>Steps to your first sale</Trans>}
      aside={
        <Button variant="quiet" className="-mx-4" onClick={() => void dismiss(true)}>
          <Trans>Hide</Trans>
        </Button>
      }
    >
      <p className="mb-3 flex items-center justify-between gap-2 rounded-m bg-sunken pl-4 text-sm">
        <a className="min-w-0 flex-1 py-2 font-medium break-words underline underline-offset-3" href={share.url}>
          <ShopAddress url={share.url} />
        </a>
        <span onClickCapture={() => void markShared()}>
          <CopyButton text={share.url} label={t`Copy the link of your shop`} />
        </span>
      </p>
      <Progress
        label={<Trans>Steps done</Trans>}
        share={done / steps.length}
        aside={
          <Trans>
            {done} of {steps.length}
          </Trans>
        }
      />
      <OpeningSteps opening={opening} username={shop.username} onShare={onShare} />
      {mayAdd && <SampleProducts isOffered={steps.some(({ name, is_done }) => name === 'product' && !is_done)} />}
    </Section>
  )
}
