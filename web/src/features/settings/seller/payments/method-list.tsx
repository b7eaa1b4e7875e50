import type { ShownPaymentMethod } from '@kedai/contracts/seller-payments.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Banknote, CreditCard, Landmark, type LucideIcon, Pencil, QrCode } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Section } from '../../../../ui/page.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { OrderButtons } from '../order-buttons.tsx'
import { type Send, tellFailure } from '../use-send.ts'
import { methodsPath } from './api.ts'
import { MethodDialog } from './method-dialog.tsx'

type Props = {
  methods: readonly ShownPaymentMethod[]
  send: Send
  // Asked for one that cannot be switched on yet; true: it has led to what is missing.
  onLacking: (kind: ShownPaymentMethod['kind']) => boolean
}

// The ways to be paid, in the order in which buyers see them.
export function MethodList({ methods, send, onLacking }: Props) {
  const { t } = useLingui()
  const [editing, setEditing] = useState<ShownPaymentMethod | null>(null)
  const codes = methods.map(({ code }) => code)
  const turn = async ({ code, kind, is_active, blocked }: ShownPaymentMethod) => {
    if (!is_active && blocked) return void (onLacking(kind) || toast({ text: blocked, tone: 'info' }))
    tellFailure(await send('POST', `${methodsPath}/switch`, { code, is_active: !is_active }))
  }
  return (
    <>
      {methods.every(({ is_active }) => !is_active) && (
        <Notice tone="warn" title={<Trans>No payment method is active</Trans>}>
          <Trans>Switch on at least one way, or buyers cannot order.</Trans>
        </Notice>
      )}
      <Section title={<Trans>Payment methods</Trans>}>
        <ul className="divide-y divide-line border-y border-line">
          {methods.map((method, at) => {
            const Picture = pictures[method.kind]
            return (
              <li key={method.code} className="py-2 sm:flex sm:items-center sm:gap-4 sm:[&>label]:flex-1">
                <Switch
                  checked={method.is_active}
                  onChange={() => void turn(method)}
                  label={
                    <span className="flex items-center gap-2 [overflow-wrap:anywhere]">
                      <Picture aria-hidden className="size-5 shrink-0 text-ink-faint" />
                      {method.name}
                    </span>
                  }
                  hint={method.blocked ?? method.instructions}
                />
                <div className="-mx-3 flex shrink-0 items-center gap-1 sm:ml-0">
                  <IconButton label={t`Edit ${method.name}`} onClick={() => setEditing(method)}>
                    <Pencil aria-hidden />
                  </IconButton>
                  {methods.length > 1 && (
                    <OrderButtons
                      name={method.name}
                      at={at}
                      ids={codes}
                      onOrder={(next) => void send('POST', `${methodsPath}/order`, { codes: next }).then(tellFailure)}
                    />
                  )}
                </div>
              </li>
            )
          })}
        </ul>
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>All prices and payments are in ringgit (RM).</Trans>
        </p>
      </Section>
      {editing && <MethodDialog method={editing} send={send} onClose={() => setEditing(null)} />}
    </>
  )
}

const pictures = { gateway: CreditCard, bank_transfer: Landmark, cod: Banknote, qr: QrCode } satisfies Record<
  ShownPaymentMethod['kind'],
  LucideIcon
>
