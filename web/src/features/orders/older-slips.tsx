import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { dateTime } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { OutLink } from '../../ui/link.tsx'
import { SlipStatus } from './slip-status.tsx'

// Slips sent before the newest one, with why they were refused.
export const OlderSlips = ({ proofs }: Pick<SellerOrder, 'proofs'>) =>
  proofs.length > 0 && (
    <ul className="mt-4 grid gap-2 border-t border-line pt-3 text-sm">
      {proofs.map((proof) => (
        <li key={proof.id} className="flex flex-wrap items-center gap-2">
          <OutLink href={proof.url}>{dateTime(proof.uploaded_at, currentLang())}</OutLink>
          <SlipStatus status={proof.status} />
          {proof.reason && <span className="text-ink-soft">{proof.reason}</span>}
        </li>
      ))}
    </ul>
  )
