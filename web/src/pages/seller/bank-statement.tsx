import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { equalTransfersQuery } from '../../features/orders/api.ts'
import { EqualTransfers } from '../../features/orders/equal-transfers.tsx'
import { StatementForm } from '../../features/bank-statement/seller/statement-form.tsx'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Page } from '../../ui/page.tsx'

export default function BankStatementPage() {
  const { t } = useLingui()
  const title = t`Match a bank statement`
  const { data: equalTransfers } = useQuery(equalTransfersQuery())
  useHead({ title, isPrivate: true })
  return (
    <Page
      title={title}
      back={{ to: sellerPaths.money(), label: t`Unmatched payments` }}
      lead={<Trans>Match payments in your bank account to orders. You confirm each one. The file is not stored.</Trans>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <EqualTransfers amounts={equalTransfers} />
        <StatementForm />
      </div>
    </Page>
  )
}
