import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateTime } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import type { OrderAction } from './use-order-action.ts'

// The files and links of an order: how often they were fetched, and another go for who has used them up.
export function OrderDownloads({ order, action }: { order: SellerOrder; action: OrderAction }) {
  const { t } = useLingui()
  if (order.downloads.length === 0) return null
  return (
    <Section title={t`Downloads`}>
      <ul className="grid gap-4">
        {order.downloads.map(({ id, title, used, left, claimed_at, devices, devices_left, refusal }) => {
          const call = `downloads/${id}/reset`
          return (
            <li key={id} className="grid gap-1 text-sm">
              <span className="font-semibold break-words">{title}</span>
              <span className="text-ink-soft">
                {left === null ? (
                  <Trans>Downloaded {used} times, no limit</Trans>
                ) : (
                  <Trans>
                    Downloaded {used} times, {left} left
                  </Trans>
                )}
              </span>
              {claimed_at && (
                <span className="text-ink-soft">
                  <Trans>Last on {dateTime(claimed_at, currentLang())}</Trans>
                </span>
              )}
              {devices_left !== null && devices.length > 0 && (
                <span className="text-ink-soft">
                  <Trans>
                    On {devices.map(({ label }) => label || t`unknown device`).join(' · ')}: {devices_left} more allowed
                  </Trans>
                </span>
              )}
              {refusal && <Notice tone="warn" title={refusal} />}
              <Button
                className="mt-1 justify-self-start"
                busy={action.running === call}
                disabledBecause={used === 0 && !refusal ? t`Not downloaded yet.` : null}
                onClick={() => void action.run(call)}
              >
                <Trans>Let the buyer download again</Trans>
              </Button>
              {action.refused?.call === call && <Notice tone="danger" title={action.refused.message} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
