import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateTime, money } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { roundingShown } from '../../lib/rounding-shown.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { backOf } from './held-money.ts'
import { StatusBadge, paymentWord } from './status-badges.tsx'

// What was to be paid, what came, what went back, and money that nobody has decided about.
export function OrderMoney({ order }: { order: SellerOrder }) {
  const { t } = useLingui()
  const waiting = order.unmatched.filter(({ status }) => status === 'open')
  const back = backOf(order)
  const rounding = roundingShown(order.rounding_amount)
  const kindWords = { payment: t`Payment`, refund: t`Refund`, rounding: t`Rounding` }
  const sourceOf = ({ method, reference }: SellerOrder['payments'][number]) =>
    method === 'reseller_wallet' ? t`Reseller’s wallet` : reference
  return (
    <Section title={t`Payment`} aside={<StatusBadge word={paymentWord(order)} />}>
      {waiting.map(({ id, amount, cause }) => (
        <Notice
          key={id}
          tone="warn"
          className="mb-3"
          title={
            cause === 'unconfirmed'
              ? t`A payment was reported and is not confirmed`
              : t`${money(amount)} received but not needed for this order`
          }
        >
          <Link to={sellerPaths.money()}>
            <Trans>Decide what happens with it</Trans>
          </Link>
        </Notice>
      ))}
      {back !== null && (
        <Notice tone="warn" className="mb-3" title={t`${money(back)} to refund`}>
          <Trans>
            The buyer paid more than the order costs now. Send it back from your bank, then record the refund.
          </Trans>
        </Notice>
      )}
      <dl className="grid gap-1.5 text-sm">
        <Line label={t`Method`} value={order.payment.name} />
        <Line label={t`Received`} value={money(order.paid)} />
        {rounding !== null && <Line label={t`Rounding`} value={rounding} />}
        {order.refunded !== '0.00' && <Line label={t`Refunded`} value={money(order.refunded)} />}
        <Line label={t`Still to be paid`} value={money(order.balance_due)} isStrong />
        {order.hold_expires_at && (
          <Line label={t`To be paid by`} value={dateTime(order.hold_expires_at, currentLang())} />
        )}
      </dl>
      {order.payments.length > 0 && (
        <ul className="mt-4 grid gap-2 border-t border-line pt-3 text-sm">
          {order.payments.map((payment, place) => (
            <li key={place} className="flex justify-between gap-x-4">
              <span className="min-w-0">
                {kindWords[payment.kind]} · <time>{dateTime(payment.at, currentLang())}</time>
                {(payment.reference || payment.note) && (
                  <span className="block break-words text-ink-soft">
                    {[sourceOf(payment), payment.note].filter(Boolean).join(' · ')}
                  </span>
                )}
              </span>
              <span className="font-semibold whitespace-nowrap tabular-nums">
                {payment.kind === 'refund' && '−'}
                {payment.kind === 'rounding' ? roundingShown(payment.amount) : money(payment.amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const Line = ({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className={isStrong ? 'font-bold tabular-nums' : 'tabular-nums'}>{value}</dd>
  </div>
)
