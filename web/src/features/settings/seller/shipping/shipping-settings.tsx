import type { ShippingSetup, ShownMethod, ShownZone } from '@kedai/contracts/seller-shipping.ts'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useSend } from '../use-send.ts'
import { shippingQuery } from './api.ts'
import { CoverageNotice } from './coverage-notice.tsx'
import { FirstPrices } from './first-prices.tsx'
import { MethodDialog } from './method-dialog.tsx'
import { OwnPrices } from './own-prices.tsx'
import { TryIt } from './try-it.tsx'
import { ZoneCard } from './zone-card.tsx'
import { ZoneDialog } from './zone-dialog.tsx'

type Editing = { zone: ShownZone | null } | { zoneId: number; method: ShownMethod | null } | null

// Zones with their ways of shipping, a place to try them, and products that go their own way.
export function ShippingSettings({ setup }: { setup: ShippingSetup }) {
  const send = useSend(shippingQuery())
  const [editing, setEditing] = useState<Editing>(null)
  const close = () => setEditing(null)
  return (
    <>
      {setup.zones.length === 0 ? <FirstPrices send={send} onOwn={() => setEditing({ zone: null })} /> : <CoverageNotice setup={setup} />}
      {setup.zones.map((zone) => (
        <ZoneCard key={zone.id} zone={zone} send={send} onEdit={() => setEditing({ zone })} onMethod={(method) => setEditing({ zoneId: zone.id, method })} />
      ))}
      {setup.zones.length > 0 && (
        <>
          <Button className="justify-self-start" onClick={() => setEditing({ zone: null })}>
            <Plus aria-hidden className="size-4" />
            <Trans>New zone</Trans>
          </Button>
          <TryIt />
        </>
      )}
      <OwnPrices prices={setup.own_prices} send={send} />
      {editing && ('zone' in editing ? <ZoneDialog zone={editing.zone} send={send} onClose={close} /> : <MethodDialog {...editing} send={send} onClose={close} />)}
    </>
  )
}
