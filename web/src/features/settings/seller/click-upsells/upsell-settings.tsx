import type { ClickUpsells } from '@kedai/contracts/click-upsells.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { money } from '../../../../lib/format.ts'
import { apiQuery } from '../../../../lib/query.ts'
import { sellerPaths } from '../../../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { tellFailure, useSend } from '../use-send.ts'

const path = '/api/ajax/seller/click-upsells'

export const upsellsQuery = () => apiQuery<ClickUpsells>(path)

// What is offered beside products, and how often buyers took it. Each is made in its product's form.
export function UpsellSettings({ upsells }: { upsells: ClickUpsells }) {
  const { t } = useLingui()
  const send = useSend(upsellsQuery())
  if (upsells.length === 0) {
    return (
      <Empty
        title={t`No extra offer yet`}
        action={<ButtonLink variant="primary" to={sellerPaths.products()}>{t`Go to your products`}</ButtonLink>}
      >
        <Trans>Open a product and choose its extra offers. Buyers add them with one tap.</Trans>
      </Empty>
    )
  }
  return (
    <ul className="divide-y divide-line rounded-l border border-line bg-card shadow-card">
      {upsells.map((upsell) => (
        <li key={upsell.id} className="p-4">
          <Switch
            checked={upsell.is_active}
            onChange={() =>
              void send('POST', `${path}/${upsell.id}/switch`, { is_active: !upsell.is_active }).then(tellFailure)
            }
            label={<span className="[overflow-wrap:anywhere]">{upsell.title}</span>}
            hint={`${upsell.offered} · ${money(upsell.price)}`}
          />
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <Trans>
                Offered with <Link to={sellerPaths.product(String(upsell.product_id))}>{upsell.product}</Link>
              </Trans>
            </span>
            <span>
              {upsell.taken_is_capped ? (
                <Trans>taken {upsell.taken} times and more</Trans>
              ) : (
                <Plural value={upsell.taken} _0="not taken yet" one="taken once" other="taken # times" />
              )}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
