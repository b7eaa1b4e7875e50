import { Trans, useLingui } from '@lingui/react/macro'
import { Link2, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { shareLink } from '../../lib/chat-link.ts'

type Props = { shopName: string; error: string | null; onShare: () => Promise<string | null> }

// A link that shows the same lines to anybody. It is made on a press, because it lives apart from the cart.
export function ShareCart({ shopName, error, onShare }: Props) {
  const { t } = useLingui()
  const [url, setUrl] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    setUrl(await onShare())
    setBusy(false)
  }
  if (url === null)
    return (
      <div className="grid gap-2">
        <Button variant="quiet" className="justify-self-start" busy={isBusy} onClick={() => void share()}>
          <Link2 aria-hidden className="size-5" />
          <Trans>Share this cart</Trans>
        </Button>
        {error && <FieldError>{error}</FieldError>}
      </div>
    )
  const text = `${t`My cart at ${shopName}:`}\n${url}`
  return (
    <div className="grid gap-2 rounded-m border border-line bg-card p-4">
      <p className="text-sm">
        <Trans>Anyone with this link can view these items and add them to their cart. Valid for 30 days.</Trans>
      </p>
      <p className="rounded-s bg-sunken px-3 py-2 text-xs [overflow-wrap:anywhere] select-all">{url}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor href={shareLink(text)} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden className="size-5" />
          <Trans>Share on WhatsApp</Trans>
        </ButtonAnchor>
        <CopyButton text={url} label={t`Copy the link to this cart`} />
      </div>
    </div>
  )
}
