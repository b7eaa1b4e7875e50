import type { PreviewedProduct } from '@kedai/contracts/product-preview.ts'
import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'

export type PreviewPart = ComponentType<PreviewedProduct>

type Props = { shown: PreviewedProduct | null; Preview: PreviewPart; onClose: () => void }

// What buyers will see, as it stands in the form.
export const PreviewDialog = ({ shown, Preview, onClose }: Props) => (
  <Dialog open={shown !== null} onClose={onClose} title={<Trans>Preview</Trans>} shape="drawer">
    <p className="mb-3 text-sm text-ink-soft">
      <Trans>As buyers will see it. Nothing is saved, and nothing can be ordered here.</Trans>
    </p>
    {shown && <Preview {...shown} />}
  </Dialog>
)
