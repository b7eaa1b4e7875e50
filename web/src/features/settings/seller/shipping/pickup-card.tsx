import type { ShownMethod } from '@kedai/contracts/seller-shipping.ts'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Section } from '../../../../ui/page.tsx'
import type { Send } from '../use-send.ts'
import { MethodRow } from './method-row.tsx'

type Props = { methods: readonly ShownMethod[]; send: Send; onMethod: (method: ShownMethod | null) => void }

// Where buyers come for their goods, wherever they live.
export const PickupCard = ({ methods, send, onMethod }: Props) => (
  <Section title={<Trans>Buyers collect it</Trans>}>
    <p className="-mt-2 mb-3 text-sm text-ink-soft">
      <Trans>Free for all buyers, any postcode.</Trans>
    </p>
    {methods.length > 0 && (
      <ul className="mb-3 divide-y divide-line border-y border-line">
        {methods.map((method) => (
          <MethodRow key={method.id} method={method} send={send} onEdit={() => onMethod(method)} />
        ))}
      </ul>
    )}
    <Button onClick={() => onMethod(null)}>
      <Plus aria-hidden className="size-4" />
      <Trans>Add a place to collect</Trans>
    </Button>
  </Section>
)
