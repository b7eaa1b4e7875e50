import type { ShownPaymentAccount } from '@kedai/contracts/payment-accounts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Pencil, PlugZap } from 'lucide-react'
import { useState } from 'react'
import { dateTime } from '../../../../lib/format.ts'
import { useLang } from '../../../../lib/use-lang.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Section } from '../../../../ui/page.tsx'
import { type Send, tellFailure, useSend } from '../use-send.ts'
import { providerPath, providersQuery } from './api.ts'
import { ProviderDialog } from './provider-dialog.tsx'

// The shop's own accounts with payment providers: for owners alone, as bank accounts are.
export function ProviderSection() {
  const send = useSend(null)
  const { data: accounts = [] } = useQuery(providersQuery())
  if (accounts.length === 0) return null
  return (
    <Section title={<Trans>Online payments</Trans>}>
      <p className="-mt-2 mb-3 text-sm text-ink-soft">
        <Trans>
          Buyers pay on the provider’s page, and the money goes straight to your account there. Changes require your
          password, and owners are notified by e-mail.
        </Trans>
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {accounts.map((account) => (
          <ProviderCard key={account.provider} account={account} send={send} />
        ))}
      </ul>
    </Section>
  )
}

function ProviderCard({ account, send }: { account: ShownPaymentAccount; send: Send }) {
  const { t } = useLingui()
  const lang = useLang()
  const [isEditing, setIsEditing] = useState(false)
  const [isTrying, setIsTrying] = useState(false)
  const { provider, name, is_active: isActive, is_live: isLive, last_ok_at: lastOk, problem, wanted } = account
  const isNew = account.callback_url === null
  const attempt = async () => {
    setIsTrying(true)
    tellFailure(await send('POST', `${providerPath(provider)}/test`))
    setIsTrying(false)
  }
  return (
    <li className="flex flex-col gap-3 rounded-m border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto font-semibold">{name}</h3>
        {!isNew && wanted.length > 0 && (
          <Badge tone={isLive ? 'accent' : 'warn'}>{isLive ? t`Real money` : t`Test`}</Badge>
        )}
        <Badge tone={isActive ? 'good' : 'neutral'}>{isNew ? t`Not set up` : isActive ? t`On` : t`Off`}</Badge>
      </div>
      {problem !== null && (
        <Notice tone="danger" title={<Trans>{name} does not work</Trans>} className="[overflow-wrap:anywhere]">
          {problem}
        </Notice>
      )}
      {isActive && !isLive && wanted.length > 0 && (
        <Notice tone="warn" title={<Trans>Test mode: no real money is received</Trans>}>
          <Trans>Buyers can choose it already. Turn “Real money” on, with the real keys, before you sell.</Trans>
        </Notice>
      )}
      <p className="text-sm text-ink-soft">
        {lastOk !== null && <Trans>Worked last on {dateTime(lastOk, lang)}.</Trans>}
        {lastOk === null && !isNew && <Trans>Not tried yet.</Trans>}{' '}
        {account.can_refund ? (
          <Trans>Refunds are sent through it automatically.</Trans>
        ) : (
          <Trans>Refunds are sent back by you.</Trans>
        )}
      </p>
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
      {isEditing && <ProviderDialog account={account} send={send} onClose={() => setIsEditing(false)} />}
    </li>
  )
}
