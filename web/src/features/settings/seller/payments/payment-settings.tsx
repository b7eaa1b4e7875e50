import type { PaymentSetup } from '@kedai/contracts/seller-payments.ts'
import { useState } from 'react'
import { useSend } from '../use-send.ts'
import { AccountDialog } from './account-dialog.tsx'
import { AccountList } from './account-list.tsx'
import { paymentsQuery } from './api.ts'
import { DuitNowDialog } from './duitnow-dialog.tsx'
import { DuitNowSection } from './duitnow-section.tsx'
import { MethodList } from './method-list.tsx'
import { ProviderSection } from './provider-section.tsx'

export function PaymentSettings({ setup, mayEditAccounts }: { setup: PaymentSetup; mayEditAccounts: boolean }) {
  const send = useSend(paymentsQuery())
  const [adding, setAdding] = useState<'account' | 'duitnow' | null>(null)
  return (
    <>
      <MethodList
        methods={setup.methods}
        send={send}
        // A way that lacks where its money goes leads to the sheet that asks for it.
        onLacking={(kind) => {
          const lacks =
            kind === 'bank_transfer' && setup.accounts.length === 0
              ? 'account'
              : kind === 'qr' && setup.duitnow === null
                ? 'duitnow'
                : null
          setAdding(mayEditAccounts ? lacks : null)
          return mayEditAccounts && lacks !== null
        }}
      />
      {mayEditAccounts && <ProviderSection />}
      <AccountList accounts={setup.accounts} send={send} mayEdit={mayEditAccounts} />
      <DuitNowSection code={setup.duitnow} send={send} mayEdit={mayEditAccounts} />
      {adding === 'account' && <AccountDialog account={null} send={send} onClose={() => setAdding(null)} />}
      {adding === 'duitnow' && <DuitNowDialog isFirst send={send} onClose={() => setAdding(null)} />}
    </>
  )
}
