import type { ItemView } from '@kedai/contracts/items.ts'
import type { ViralShare } from '@kedai/contracts/viral-locks.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useState } from 'react'
import { get, post } from '../../lib/http.ts'
import { localStore } from '../../lib/local-store.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Progress } from '../../ui/progress.tsx'

// The link that was begun on this device, by item.
const links = localStore<Record<string, string>>({
  key: 'kedai-viral-links',
  version: 1,
  fallback: {},
  isValid: (value): value is Record<string, string> => typeof value === 'object' && value !== null,
})

type Props = { lock: NonNullable<ItemView['viral_lock']>; viewId: string; shop: string }

// A reward that opens once enough others came by one's own link. Sharing itself is worth nothing: who comes counts.
export function ViralLock({ lock, viewId, shop }: Props) {
  const { t } = useLingui()
  const path = `/api/ajax/guest/viral-lock/${encodeURIComponent(viewId)}`
  const [share, setShare] = useState<ViralShare | null>(null)
  const [phone, setPhone] = useState('')
  const [consent, setConsent] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const code = links.read()[viewId]
    if (typeof code !== 'string') return
    const look = () =>
      void get<ViralShare>(`${path}/${encodeURIComponent(code)}`).then((answer) => answer.ok && setShare(answer.data))
    look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [path, viewId])
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await post<ViralShare>(path, { phone, consent })
    setBusy(false)
    setError(answer.ok ? null : answer.message)
    if (!answer.ok) return
    setShare(answer.data)
    links.write({ ...links.read(), [viewId]: answer.data.code })
  }
  return (
    <section className="grid gap-3 rounded-l border border-line bg-card p-4 shadow-card">
      <h2 className="text-lg">{lock.reward.text}</h2>
      <p className="text-sm text-ink-soft">
        {lock.counts === 'orders' ? (
          <Plural
            value={lock.goal}
            one="Opens when # person buys by your link"
            other="Opens when # people buy by your link"
          />
        ) : (
          <Plural
            value={lock.goal}
            one="Unlocks when # person visits through your link"
            other="Unlocks when # people visit through your link"
          />
        )}
      </p>
      {share === null ? (
        <form className="grid gap-3" onSubmit={(event) => void begin(event)}>
          <Field label={t`Your phone number`} error={error}>
            <Input
              type="tel"
              name="viral-phone"
              autoComplete="tel"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          </Field>
          <Checkbox
            name="viral-consent"
            checked={consent}
            onChange={(event) => setConsent(event.target.checked)}
            label={
              <Trans>
                {shop} may contact me about its products by phone, SMS and e-mail. I can stop this at any time.
              </Trans>
            }
          />
          <Button type="submit" busy={isBusy}>
            <Trans>Get my link</Trans>
          </Button>
        </form>
      ) : (
        <Opened share={share} />
      )}
    </section>
  )
}

function Opened({ share }: { share: ViralShare }) {
  const { t } = useLingui()
  if (share.is_open && share.reward.code !== null)
    return (
      <p className="grid gap-2">
        <Trans>It is open. Your code:</Trans>
        <b className="text-lg">{share.reward.code}</b>
        <CopyButton text={share.reward.code} label={t`Copy the code`} />
      </p>
    )
  if (share.is_open && share.reward.url !== null)
    return (
      <ButtonAnchor variant="primary" href={share.reward.url} target="_blank" rel="noreferrer">
        <Trans>Download</Trans>
      </ButtonAnchor>
    )
  if (share.is_open)
    return (
      <p>
        <Trans>It is open. See it on the phone or computer where you began.</Trans>
      </p>
    )
  if (share.is_over)
    return (
      <p>
        <Trans>This offer is over.</Trans>
      </p>
    )
  return (
    <>
      <div role="status">
        <Progress
          label={<Trans>Visits so far</Trans>}
          share={share.progress / share.goal}
          aside={`${share.progress} / ${share.goal}`}
        />
      </div>
      <p className="text-sm [overflow-wrap:anywhere]">{share.link}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={share.link} label={t`Copy the link`} />
        <ButtonAnchor href={share.whatsapp_link} target="_blank" rel="noreferrer">
          <Trans>Pass it on by WhatsApp</Trans>
        </ButtonAnchor>
      </div>
    </>
  )
}
