import type { ShopDomain } from '@kedai/contracts/domains.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { CopyButton } from '../../../ui/copy-button.tsx'

// What is to be written where the domain was registered, beside what is found there now.
export function DomainRecords({ domain }: { domain: ShopDomain }) {
  const { t } = useLingui()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {domain.records.map(({ type, name, short_name, expected, found, is_right }) => (
        <li key={type} className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-m border border-line p-4">
          <p className="flex items-center gap-2 font-semibold">
            {is_right ? (
              <CircleCheck aria-label={t`Found`} className="size-5 text-good-ink" />
            ) : (
              <CircleAlert aria-label={t`Not found yet`} className="size-5 text-gold-ink" />
            )}
            {type}
          </p>
          <Fact label={t`Name`} value={name} copy={t`Copy the name`} />
          <Fact label={t`Short name`} value={short_name} copy={t`Copy the short name`} />
          <Fact label={t`Value`} value={expected} copy={t`Copy the value`} />
          {domain.checked_at && !is_right && (
            <p className="text-sm text-ink-soft">
              <Trans>Found now:</Trans> <span className="break-all">{found ?? t`nothing`}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const Fact = ({ label, value, copy }: { label: string; value: string; copy: string }) => (
  <p className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 text-sm">
    <span className="col-span-2 text-xs text-ink-soft">{label}</span>
    <code className="min-w-0 break-all">{value}</code>
    <CopyButton text={value} label={copy} />
  </p>
)
