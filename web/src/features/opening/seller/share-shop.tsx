import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { openingQuery, useOpeningWrites } from './api.ts'
import { ShareSheet } from './share-sheet.tsx'

type Props = { shopName: string; open: boolean; onOpen: () => void; onClose: () => void }

// The link of the shop, to share on any day and not only while it opens.
export function ShareShop({ shopName, open, onOpen, onClose }: Props) {
  const { data: opening } = useQuery(openingQuery())
  const { markShared } = useOpeningWrites()
  return (
    <>
      <Button onClick={onOpen}>
        <Share2 aria-hidden className="size-4" />
        <Trans>Share</Trans>
      </Button>
      {opening && (
        <ShareSheet
          share={opening.share}
          shopName={shopName}
          onShared={() => void markShared()}
          open={open}
          onClose={onClose}
        />
      )}
    </>
  )
}
