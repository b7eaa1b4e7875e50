import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { SentSlips } from './sent-slips.tsx'
import { SlipForm } from './slip-form.tsx'

type Props = { token: string; order: BuyerOrder; mayUpload: boolean }

// What was sent before, and the form for another slip.
export const SlipStep = ({ token, order: { proofs, actions }, mayUpload }: Props) => (
  <div className="grid gap-4">
    {proofs.length > 0 && <SentSlips slips={proofs} />}
    {mayUpload && (
      <SlipForm token={token} disabledBecause={actions.upload_proof.allowed ? null : actions.upload_proof.reason} />
    )}
  </div>
)
