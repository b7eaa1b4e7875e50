import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useChange } from '../../../../lib/seller/use-change.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { growthPaths, textRulesQuery } from './api.ts'

// Whom texts may reach that strangers set off.
export function TextRules() {
  const { data } = useQuery(textRulesQuery())
  const { send, isBusy, problem } = useChange()
  if (!data) return null
  return (
    <div className="grid gap-2 rounded-l border border-line bg-card px-4 py-1 shadow-card">
      <Switch
        label={<Trans>Text foreign numbers too</Trans>}
        hint={
          <Trans>
            Forms, carts and unpaid orders text Malaysian mobiles only. Strangers can type any number, and texts abroad
            cost more.
          </Trans>
        }
        checked={data.texts_abroad}
        disabled={isBusy}
        onChange={({ currentTarget }) =>
          void send('PUT', growthPaths.textRules, { texts_abroad: currentTarget.checked })
        }
      />
      {problem && <Notice tone="danger" title={problem} />}
    </div>
  )
}
