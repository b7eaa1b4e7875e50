import type { ShippingSetup, ShownMethod, ShownZone } from '@kedai/contracts/seller-shipping.ts'
import { isNowhere } from '@kedai/domain/shipping/nowhere.ts'
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
import { PickupCard } from './pickup-card.tsx'
import { TryIt } from './try-it.tsx'
import { ZoneCard } from './zone-card.tsx'
import { ZoneDialog } from './zone-dialog.tsx'

// `zoneId` null: a place to collect.
type Editing = { zone: ShownZone | null } | { zoneId: number | null; method: ShownMethod | null } | null

// Zones with their ways of shipping, a place to try them, and products that go their own way.
export function ShippingSettings({ setup }: { setup: ShippingSetup }) {
  const send = useSend(shippingQuery())
  const [editing, setEditing] = useState<Editing>(null)
  const close = () => setEditing(null)
  // What is collected stands in a zone of nowhere, which is never shown as one.
  const zones = setup.zones.filter((zone) => !isNowhere(zone))
  const collected = setup.zones.filter(isNowhere).flatMap(({ methods }) => methods)
  return (
    <>
      {zones.length === 0 ? (
        <FirstPrices send={send} onOwn={() => setEditing({ zone: null })} />
      ) : (
        <CoverageNotice setup={setup} />
      )}
      {zones.map((zone) => (
        <ZoneCard
          key={zone.id}
          zone={zone}
          send={send}
          onEdit={() => setEditing({ zone })}
          onMethod={(method) => setEditing({ zoneId: zone.id, method })}
        />
      ))}
      {zones.length > 0 && (
        <>
          <Button className="justify-self-start" onClick={() => setEditing({ zone: null })}>
            <Plus aria-hidden className="size-4" />
            <Trans>New zone</Trans>
          </Button>
          <TryIt />
        </>
      )}
      <PickupCard methods={collected} send={send} onMethod={(method) => setEditing({ zoneId: null, method })} />
      <OwnPrices prices={setup.own_prices} send={send} />
      {editing &&
        ('zone' in editing ? (
          <ZoneDialog zone={editing.zone} send={send} onClose={close} />
        ) : (
          <MethodDialog {...editing} send={send} onClose={close} />
        ))}
    </>
  )
}
