import type { ShownMethod } from '@kedai/contracts/seller-shipping.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { money } from '../../../../lib/format.ts'
import { Menu } from '../../../../ui/admin/menu.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { type Send, tellFailure } from '../use-send.ts'
import { root } from './api.ts'
import { rateWords } from './rate-words.ts'

type Props = { method: ShownMethod; send: Send; onEdit: () => void }

export function MethodRow({ method, send, onEdit }: Props) {
  const { t, i18n } = useLingui()
  const path = `${root}/methods/${method.id}`
  const remove = async () => {
    const undo = { label: t`Undo`, run: () => void send('POST', `${path}/restore`).then(tellFailure) }
    tellFailure(await send('POST', `${path}/archive`, undefined, undo))
  }
  const turn = async () => tellFailure(await send('POST', `${path}/switch`, { is_active: !method.is_active }))
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold [overflow-wrap:anywhere]">
          {method.name}
          {!method.is_active && <Badge>{t`Off`}</Badge>}
        </p>
        {method.courier && method.courier !== method.name && (
          <p className="text-ink-soft [overflow-wrap:anywhere]">{method.courier}</p>
        )}
        <ul className="mt-1">
          {method.pickup !== null && <li className="break-words whitespace-pre-line">{method.pickup}</li>}
          {method.pickup === null && rateWords(method.rate, i18n).map((words) => <li key={words}>{words}</li>)}
          {method.free_above !== null && (
            <li className="text-good-ink">
              <Trans>Free from {money(method.free_above)}</Trans>
            </li>
          )}
        </ul>
      </div>
      <Menu
        trigger={
          <IconButton label={t`More about ${method.name}`} className="-my-1 -mr-2">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        groups={[
          [
            { label: t`Edit`, icon: <Pencil aria-hidden />, onSelect: onEdit },
            {
              label: method.is_active ? t`Switch off` : t`Switch on`,
              icon: method.is_active ? <PowerOff aria-hidden /> : <Power aria-hidden />,
              onSelect: () => void turn(),
            },
          ],
          [{ label: t`Remove`, icon: <Trash2 aria-hidden />, onSelect: () => void remove(), isDangerous: true }],
        ]}
      />
    </li>
  )
}
