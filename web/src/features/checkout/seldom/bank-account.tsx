import type { PaymentMethod } from '@kedai/contracts/items.ts'
import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.tsx'

// Where a transfer goes, with its number to copy.
export function BankAccount({ bank, number, holder }: PaymentMethod['accounts'][number]) {
  const { t } = useLingui()
  const copy = async () => {
    // Missing on plain http outside this machine.
    const isCopied = await (
      navigator.clipboard?.writeText(number.replace(/\D/g, '')) ?? Promise.reject(new Error('no clipboard'))
    ).then(
      () => true,
      () => false,
    )
    toast(
      isCopied
        ? t`Account number copied`
        : { text: t`Copying is not possible here. Hold the number to select it.`, tone: 'info' },
    )
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-m border border-line bg-card py-2 pr-1 pl-3">
      <span className="min-w-0">
        <span className="block text-xs text-ink-soft">{bank}</span>
        <strong className="block text-base tracking-wide select-all">{number}</strong>
        <span className="block text-xs text-ink-soft">{holder}</span>
      </span>
      <IconButton label={t`Copy the account number of ${bank}`} onClick={() => void copy()}>
        <Copy aria-hidden />
      </IconButton>
    </div>
  )
}
