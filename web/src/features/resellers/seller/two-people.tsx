import type { voucherSettings } from '@kedai/contracts/vouchers.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { apiQuery } from '../../../lib/query.ts'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.tsx'
import { voucherSettingsPath } from './api.ts'
import { useChange } from '../../../lib/seller/use-change.ts'

// Whether whoever prepares a voucher may approve and pay it too: the owner's to say.
export function TwoPeople({ mayChange }: { mayChange: boolean }) {
  const { t } = useLingui()
  const change = useChange()
  const { data } = useQuery(apiQuery<z.infer<typeof voucherSettings>>(voucherSettingsPath))
  if (!data) return null // the list beside it says what is wrong
  const save = async (needsTwo: boolean) => {
    const result = await change.send('PUT', voucherSettingsPath, { needs_two: needsTwo })
    if (result && !result.ok) toast({ text: result.message, tone: 'danger' })
  }
  return (
    <Switch
      label={t`Two people for each voucher`}
      hint={
        mayChange
          ? t`The person who prepares a voucher cannot approve or pay it. Existing vouchers follow the rule at the time they were prepared.`
          : t`The person who prepares a voucher cannot approve or pay it. Only an owner can change this.`
      }
      checked={data.needs_two}
      disabled={change.isBusy || !mayChange}
      onChange={({ target }) => void save(target.checked)}
    />
  )
}
