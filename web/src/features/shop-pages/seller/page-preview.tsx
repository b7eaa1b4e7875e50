import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { BuyerFrame } from '../../../ui/admin/buyer-frame.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'

const widths = { phone: 375, desk: 1280 } as const
type Width = keyof typeof widths

type Props = { stylesheet: string | null; children: ReactNode }

// A page as it will stand on a phone or a desk.
export function PagePreview({ stylesheet, children }: Props) {
  const { t } = useLingui()
  const [width, setWidth] = useState<Width>('phone')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FieldGroup label={t`As buyers see it`}>
        <RadioCards
          name="preview-width"
          columns={2}
          value={width}
          onChange={(value) => setWidth(value === 'desk' ? 'desk' : 'phone')}
          cards={[
            { value: 'phone', label: <Trans>Phone</Trans>, aside: <Smartphone aria-hidden className="size-5" /> },
            { value: 'desk', label: <Trans>Computer</Trans>, aside: <Monitor aria-hidden className="size-5" /> },
          ]}
        />
      </FieldGroup>
      <BuyerFrame stylesheet={stylesheet} width={widths[width]} height={640}>
        {children}
      </BuyerFrame>
    </div>
  )
}
