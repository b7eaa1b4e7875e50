import type { ResellerDetail } from '@kedai/contracts/resellers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Reason } from '../../../ui/admin/reason-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ranksQuery, resellerPath } from './api.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { useChange } from '../../../lib/seller/use-change.ts'

type Decision = keyof ResellerDetail['actions']
type Props = { reseller: ResellerDetail }

// What the shop can decide about somebody now; what it cannot says why.
export function Decisions({ reseller }: Props) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Decision | null>(null)
  const labels = {
    approve: t`Approve`,
    reject: t`Reject`,
    rank: t`Change the rank`,
    suspend: t`Suspend`,
    reinstate: t`Reinstate`,
    end: t`End it`,
  } satisfies Record<Decision, string>
  const possible = (Object.keys(labels) as Decision[]).filter((name) => reseller.actions[name].allowed) // its own keys
  if (possible.length === 0) return null
  return (
    <>
      {possible.map((name) => (
        <Button key={name} variant={name === 'approve' ? 'primary' : 'secondary'} onClick={() => setAsked(name)}>
          {labels[name]}
        </Button>
      ))}
      {asked && (
        <DecisionDialog
          key={asked}
          reseller={reseller}
          decision={asked}
          label={labels[asked]}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

const needsReason: readonly Decision[] = ['reject', 'suspend']
const takesRank: readonly Decision[] = ['approve', 'rank']

type DialogProps = Props & { decision: Decision; label: string; onClose: () => void }

function DecisionDialog({ reseller, decision, label, onClose }: DialogProps) {
  const { t } = useLingui()
  const change = useChange()
  const [reason, setReason] = useState('')
  const [rank, setRank] = useState(reseller.rank ? String(reseller.rank.id) : '')
  const choosesRank = takesRank.includes(decision)
  const givesReason = needsReason.includes(decision)
  const { data: ranks } = useQuery({ ...ranksQuery(reseller.area), enabled: choosesRank })
  const titles = {
    approve: t`Approve ${reseller.name}?`,
    reject: t`Reject the application of ${reseller.name}?`,
    rank: t`Rank of ${reseller.name}`,
    suspend: t`Suspend ${reseller.name}?`,
    reinstate: t`Reinstate ${reseller.name}?`,
    end: t`End it with ${reseller.name}?`,
  } satisfies Record<Decision, string>
  const about = {
    approve: t`They are notified by e-mail and see the prices of their rank from now on.`,
    reject: t`They can read the reason and apply again.`,
    rank: t`Prices of the new rank apply from the next order.`,
    suspend: t`They cannot order and their link earns nothing until you reinstate them. What was earned stays.`,
    reinstate: t`They can order and earn again at once.`,
    end: t`They leave the programme. Their referrals move to their own referrer. Commission owed to them stays.`,
  } satisfies Record<Decision, string>
  const reasons =
    decision === 'reject'
      ? [t`Your application is incomplete.`, t`We take no new resellers at the moment.`]
      : [t`Prices below those agreed were offered.`, t`Orders were not paid for some time.`]
  const submit = async () => {
    const body = { ...(givesReason && { reason }), ...(choosesRank && rank !== '' && { rank_id: Number(rank) }) }
    const result = await change.send('POST', `${resellerPath(reseller.id)}/${decision}`, body)
    if (result?.ok) onClose()
  }
  return (
    <ChangeDialog
      title={titles[decision]}
      change={change}
      onSubmit={() => void submit()}
      onClose={onClose}
      submitLabel={label}
      isDangerous={decision === 'end' || givesReason}
    >
      <p className="text-sm text-ink-soft">{about[decision]}</p>
      {choosesRank && ranks && (
        <Field
          label={t`Rank`}
          error={change.errors.rank_id}
          hint={ranks.rows.length === 0 && <Trans>This programme has no ranks yet.</Trans>}
        >
          <Select
            name="rank_id"
            value={rank}
            choices={[
              ...(rank === '' ? [{ value: '', label: t`The lowest` }] : []),
              ...ranks.rows.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ target }) => setRank(target.value)}
          />
        </Field>
      )}
      {givesReason && (
        <Reason
          label={t`Reason`}
          hint={t`They read this.`}
          templates={reasons}
          value={reason}
          onChange={setReason}
          error={change.errors.reason}
        />
      )}
    </ChangeDialog>
  )
}
