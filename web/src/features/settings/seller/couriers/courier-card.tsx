import type { ShownCourierAccount } from '@kedai/contracts/courier-accounts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, PlugZap } from 'lucide-react'
import { useState } from 'react'
import { dateTime } from '../../../../lib/format.ts'
import { useLang } from '../../../../lib/use-lang.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { tellFailure, useSend } from '../use-send.ts'
import { courierAccountPath } from './api.ts'
import { CourierDialog } from './courier-dialog.tsx'

// One courier: whether it is on, what it needs, and whether it works.
export function CourierCard({ account }: { account: ShownCourierAccount }) {
  const { t } = useLingui()
  const lang = useLang()
  const send = useSend(null)
  const [isEditing, setIsEditing] = useState(false)
  const [isTrying, setIsTrying] = useState(false)
  const { provider, name, note, can, problem, is_active: isActive, is_live: isLive, last_ok_at: lastOk } = account
  const isNew = account.callback_url === null
  const attempt = async () => {
    setIsTrying(true)
    tellFailure(await send('POST', `${courierAccountPath(provider)}/test`))
    setIsTrying(false)
  }
  const able = [
    can.quote && t`provides rates`,
    can.label && t`gives its own label`,
    can.track && t`tracked automatically`,
    can.cancel && t`can be cancelled`,
  ].filter((one): one is string => Boolean(one))
  return (
    <li className="flex flex-col gap-3 rounded-l border border-line bg-card p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-base font-semibold">{name}</h2>
        {!isNew && <Badge tone={isLive ? 'accent' : 'warn'}>{isLive ? t`Real parcels` : t`Test`}</Badge>}
        <Badge tone={isActive ? 'good' : 'neutral'}>{isNew ? t`Not set up` : isActive ? t`On` : t`Off`}</Badge>
      </div>
      {problem !== null && (
        <Notice tone="danger" title={<Trans>{name} does not work</Trans>} className="[overflow-wrap:anywhere]">
          {problem}
        </Notice>
      )}
      <p className="text-sm text-ink-soft">{note}</p>
      {able.length > 0 && <p className="text-sm text-ink-soft">{able.join(' · ')}</p>}
      {!isNew && (
        <p className="text-sm text-ink-soft">
          {lastOk === null ? <Trans>Not tried yet.</Trans> : <Trans>Worked last on {dateTime(lastOk, lang)}.</Trans>}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button onClick={() => setIsEditing(true)}>
          <Pencil aria-hidden className="size-4" />
          {isNew ? <Trans>Set up</Trans> : <Trans>Change</Trans>}
        </Button>
        {!isNew && (
          <Button variant="quiet" busy={isTrying} onClick={() => void attempt()}>
            <PlugZap aria-hidden className="size-4" />
            <Trans>Try it</Trans>
          </Button>
        )}
      </div>
      {isEditing && <CourierDialog account={account} send={send} onClose={() => setIsEditing(false)} />}
    </li>
  )
}
