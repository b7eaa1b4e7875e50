import type { CampaignCheck, LeftOut } from '@kedai/contracts/campaigns.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { money } from '../../../../lib/format.ts'
import { Notice } from '../../../../ui/notice.tsx'

// What a campaign would cost, whom it reaches, and who is left out and why.
export function CampaignCheckShown({ check, channel }: { check: CampaignCheck; channel: string }) {
  return (
    <div className="grid gap-2" aria-live="polite">
      {check.problems.map(({ code, message }) => (
        <Notice key={code} tone="danger" title={message} />
      ))}
      <p className="rounded-m bg-sunken p-3 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">{check.preview}</p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {channel === 'sms' && (
          <span>
            <Plural value={check.parts} one="# SMS" other="# SMS" /> · {money(check.cost)}
          </span>
        )}
        {check.forced_by !== null && (
          <span>
            <Trans>“{check.forced_by}” limits each SMS to 70 characters</Trans>
          </span>
        )}
        {check.recipients !== null && (
          <span>
            <Plural value={check.recipients} _0="no one agreed yet" one="# person" other="# people" />
            {channel === 'sms' && check.total_cost !== null && ` · ${money(check.total_cost)}`}
          </span>
        )}
      </p>
      {check.left_out && <LeftOutShown leftOut={check.left_out} channel={channel} />}
    </div>
  )
}

function LeftOutShown({ leftOut, channel }: { leftOut: LeftOut; channel: string }) {
  const { no_consent, opted_out, no_address } = leftOut
  if (no_consent + opted_out + no_address === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      <b className="font-semibold">
        <Trans>Left out:</Trans>
      </b>
      {no_consent > 0 && (
        <span>
          <Plural value={no_consent} one="# has not agreed" other="# have not agreed" />
        </span>
      )}
      {opted_out > 0 && (
        <span>
          <Plural value={opted_out} one="# opted out" other="# opted out" />
        </span>
      )}
      {no_address > 0 && (
        <span>
          {channel === 'sms' ? (
            <Plural value={no_address} one="# without a phone number" other="# without a phone number" />
          ) : (
            <Plural value={no_address} one="# without an e-mail" other="# without an e-mail" />
          )}
        </span>
      )}
    </p>
  )
}
