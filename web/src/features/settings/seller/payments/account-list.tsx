import type { ShownBankAccount } from '@kedai/contracts/seller-payments.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Landmark, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Menu } from '../../../../ui/admin/menu.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Confirm } from '../../../../ui/confirm.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Section } from '../../../../ui/page.tsx'
import { OrderButtons } from '../order-buttons.tsx'
import { type Send, tellFailure } from '../use-send.ts'
import { AccountDialog } from './account-dialog.tsx'
import { accountsPath } from './api.ts'

// Where transfers go. Only an owner may change it, with his password, and every owner is told.
export function AccountList({
  accounts,
  send,
  mayEdit,
}: {
  accounts: readonly ShownBankAccount[]
  send: Send
  mayEdit: boolean
}) {
  const { t } = useLingui()
  const [editing, setEditing] = useState<ShownBankAccount | 'new' | null>(null)
  const [removing, setRemoving] = useState<ShownBankAccount | null>(null)
  const [busy, setBusy] = useState(false)
  const ids = accounts.map(({ id }) => id)
  const onlyOwner = mayEdit ? null : t`Only an owner of the shop may change bank accounts.`
  const remove = async (account: ShownBankAccount) => {
    setBusy(true)
    tellFailure(await send('DELETE', `${accountsPath}/${account.id}`))
    setBusy(false)
    setRemoving(null)
  }
  return (
    <Section title={<Trans>Bank accounts</Trans>}>
      <p className="-mt-2 mb-3 text-sm text-ink-soft">
        <Trans>
          Shown to buyers who pay by bank transfer. Changes require your password, and owners are notified by e-mail.
        </Trans>
      </p>
      {accounts.length === 0 ? (
        <p className="mb-3 rounded-m bg-sunken px-4 py-3 text-sm">
          <Trans>No account yet. Add the account that receives your money.</Trans>
        </p>
      ) : (
        <ul className="mb-3 divide-y divide-line border-y border-line">
          {accounts.map((account, at) => (
            <li key={account.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
              <Landmark aria-hidden className="size-5 shrink-0 text-ink-faint max-sm:hidden" />
              <div className="min-w-0 flex-1 basis-40 text-sm">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {account.bank}
                  {!account.is_shown && <Badge>{t`Hidden`}</Badge>}
                </p>
                <p className="tabular-nums">{account.number}</p>
                <p className="text-ink-soft [overflow-wrap:anywhere]">{account.holder}</p>
              </div>
              {mayEdit && (
                <span className="flex shrink-0">
                  {accounts.length > 1 && (
                    <OrderButtons
                      name={account.bank}
                      at={at}
                      ids={ids}
                      onOrder={(next) => void send('POST', `${accountsPath}/order`, { ids: next }).then(tellFailure)}
                    />
                  )}
                  <Menu
                    trigger={
                      <IconButton label={t`More about ${account.bank}`}>
                        <Ellipsis aria-hidden />
                      </IconButton>
                    }
                    groups={[
                      [{ label: t`Edit`, icon: <Pencil aria-hidden />, onSelect: () => setEditing(account) }],
                      [
                        {
                          label: t`Remove`,
                          icon: <Trash2 aria-hidden />,
                          onSelect: () => setRemoving(account),
                          isDangerous: true,
                        },
                      ],
                    ]}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button disabledBecause={onlyOwner} onClick={() => setEditing('new')}>
        <Plus aria-hidden className="size-4" />
        <Trans>Add a bank account</Trans>
      </Button>
      {editing && (
        <AccountDialog account={editing === 'new' ? null : editing} send={send} onClose={() => setEditing(null)} />
      )}
      {removing && (
        <Confirm
          open
          title={
            <Trans>
              Remove {removing.bank} {removing.number}?
            </Trans>
          }
          confirmLabel={<Trans>Remove account</Trans>}
          isDangerous
          busy={busy}
          onConfirm={() => void remove(removing)}
          onCancel={() => setRemoving(null)}
        >
          <Trans>Buyers no longer see it. Money already on its way to it is not affected.</Trans>
        </Confirm>
      )}
    </Section>
  )
}
