import type { ShownDuitNow } from '@kedai/contracts/duitnow.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Confirm } from '../../../../ui/confirm.tsx'
import { Section } from '../../../../ui/page.tsx'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { type Send, tellFailure } from '../use-send.ts'
import { duitNowPath } from './api.ts'
import { DuitNowDialog } from './duitnow-dialog.tsx'

type Props = { code: ShownDuitNow | null; send: Send; mayEdit: boolean }

// The code that buyers scan. Like an account: for owners alone, with the password, and every owner is told.
export function DuitNowSection({ code, send, mayEdit }: Props) {
  const { t } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const [busy, setBusy] = useState(false)
  const onlyOwner = mayEdit ? null : t`Only an owner of the shop may change the DuitNow QR.`
  const remove = async () => {
    setBusy(true)
    tellFailure(await send('DELETE', duitNowPath))
    setBusy(false)
    setIsRemoving(false)
  }
  return (
    <Section title="DuitNow QR">
      <p className="-mt-2 mb-3 text-sm text-ink-soft">
        <Trans>
          Buyers scan this DuitNow QR with any banking app. Changes require your password, and owners are notified by
          e-mail.
        </Trans>
      </p>
      {code ? (
        <Shown code={code} send={send} />
      ) : (
        <p className="mb-3 rounded-m bg-sunken px-4 py-3 text-sm">
          <Trans>No code yet. Add a picture of the one that your bank or e-wallet gave you.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabledBecause={onlyOwner} onClick={() => setIsEditing(true)}>
          {code ? <RefreshCw aria-hidden className="size-4" /> : <Plus aria-hidden className="size-4" />}
          {code ? <Trans>Replace the code</Trans> : <Trans>Add a DuitNow QR</Trans>}
        </Button>
        {code && (
          <Button variant="quiet" disabledBecause={onlyOwner} onClick={() => setIsRemoving(true)}>
            <Trash2 aria-hidden className="size-4" />
            <Trans>Remove the code</Trans>
          </Button>
        )}
      </div>
      {isEditing && <DuitNowDialog isFirst={code === null} send={send} onClose={() => setIsEditing(false)} />}
      {code && isRemoving && (
        <Confirm
          open
          title={<Trans>Remove the DuitNow QR of {code.merchant_name}?</Trans>}
          confirmLabel={<Trans>Remove the code</Trans>}
          isDangerous
          busy={busy}
          onConfirm={() => void remove()}
          onCancel={() => setIsRemoving(false)}
        >
          <Trans>Buyers no longer see it. Money already on its way is not affected.</Trans>
        </Confirm>
      )}
    </Section>
  )
}

function Shown({
  code: { merchant_name: name, acquirer, acquirer_id: number, says_amount: saysAmount, amount_blocked: blocked, qr },
  send,
}: Omit<Props, 'code' | 'mayEdit'> & { code: ShownDuitNow }) {
  const { t } = useLingui()
  const turn = async () => {
    if (!saysAmount && blocked) return toast({ text: blocked, tone: 'info' })
    tellFailure(await send('POST', `${duitNowPath}/amount`, { says_amount: !saysAmount }))
  }
  return (
    <div className="mb-3 grid gap-2 border-y border-line py-3">
      <div className="flex flex-wrap items-center gap-4">
        <QrCode qr={qr} label={t`DuitNow QR of ${name}`} className="size-32 shrink-0" />
        <div className="min-w-0 flex-1 basis-40 text-sm">
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="text-ink-soft">{acquirer ?? <Trans>Issuer {number}</Trans>}</p>
          <p className="mt-1 text-ink-soft">
            <Trans>Compare this name with your own: it is what the buyer’s app shows.</Trans>
          </p>
        </div>
      </div>
      <Switch
        checked={saysAmount}
        onChange={() => void turn()}
        label={<Trans>Put the exact amount into the code</Trans>}
        hint={
          blocked ?? (
            <Trans>
              Off: buyers type the amount themselves, which works with every app. On: each payment gets a code that says
              its amount and reference. Some banks refuse such codes, so try it with a small payment first.
            </Trans>
          )
        }
      />
    </div>
  )
}
