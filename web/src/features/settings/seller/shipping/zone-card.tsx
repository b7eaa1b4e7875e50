import type { ShownMethod, ShownZone } from '@kedai/contracts/seller-shipping.ts'
import { states } from '@kedai/domain/shipping/states.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, MapPin, Pencil, Plus, Trash2 } from 'lucide-react'
import { Menu } from '../../../../ui/admin/menu.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Section } from '../../../../ui/page.tsx'
import { type Send, tellFailure } from '../use-send.ts'
import { root } from './api.ts'
import { MethodRow } from './method-row.tsx'

type Props = { zone: ShownZone; send: Send; onEdit: () => void; onMethod: (method: ShownMethod | null) => void }

// A zone: where it is, and how one ships there.
export function ZoneCard({ zone, send, onEdit, onMethod }: Props) {
  const { t } = useLingui()
  const remove = async () => {
    const undo = { label: t`Undo`, run: () => void send('POST', `${root}/zones/${zone.id}/restore`).then(tellFailure) }
    tellFailure(await send('POST', `${root}/zones/${zone.id}/archive`, undefined, undo))
  }
  return (
    <Section>
      <header className="mb-3 flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">{zone.name}</h2>
        <Menu
          trigger={
            <IconButton label={t`More about ${zone.name}`} className="-mt-2 -mr-2">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          groups={[
            [{ label: t`Edit zone`, icon: <Pencil aria-hidden />, onSelect: onEdit }],
            [{ label: t`Remove zone`, icon: <Trash2 aria-hidden />, onSelect: () => void remove(), isDangerous: true }],
          ]}
        />
      </header>
      <p className="-mt-2 mb-3 flex gap-2 text-sm text-ink-soft">
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{zone.postcodes.length > 0 ? zone.postcodes.join(', ') : statesOf(zone)}</span>
      </p>
      {zone.methods.length === 0 ? (
        <p className="mb-3 text-sm text-ink-soft">
          <Trans>No shipping method yet, so this zone is not served.</Trans>
        </p>
      ) : (
        <ul className="mb-3 divide-y divide-line border-y border-line">
          {zone.methods.map((method) => (
            <MethodRow key={method.id} method={method} send={send} onEdit={() => onMethod(method)} />
          ))}
        </ul>
      )}
      <Button onClick={() => onMethod(null)}>
        <Plus aria-hidden className="size-4" />
        <Trans>Add a way of shipping</Trans>
      </Button>
    </Section>
  )
}

const statesOf = ({ states: codes }: ShownZone) =>
  states
    .filter(({ code }) => codes.includes(code))
    .map(({ name }) => name)
    .join(', ')
