import type { PaymentSetup } from '@kedai/contracts/seller-payments.ts'
import { useSend } from '../use-send.ts'
import { AccountList } from './account-list.tsx'
import { paymentsQuery } from './api.ts'
import { DuitNowSection } from './duitnow-section.tsx'
import { MethodList } from './method-list.tsx'
import { ProviderSection } from './provider-section.tsx'

export function PaymentSettings({ setup, mayEditAccounts }: { setup: PaymentSetup; mayEditAccounts: boolean }) {
  const send = useSend(paymentsQuery())
  return (
    <>
      <MethodList methods={setup.methods} send={send} />
      {mayEditAccounts && <ProviderSection />}
      <AccountList accounts={setup.accounts} send={send} mayEdit={mayEditAccounts} />
      <DuitNowSection code={setup.duitnow} send={send} mayEdit={mayEditAccounts} />
    </>
  )
}
