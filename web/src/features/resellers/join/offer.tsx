import type { PublicProgramme } from '@kedai/contracts/programmes.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'

// What a programme gives and asks, before anything is typed.
export const Offer = ({ programme: { settlement, joining_fee, ranks } }: { programme: PublicProgramme }) => (
  <div className="grid gap-4">
    <p className="max-w-prose">
      {settlement === 'commission' ? (
        <Trans>Share your own link and earn a commission on every order through it. The shop packs and ships.</Trans>
      ) : (
        <Trans>You buy at your rank price and sell at your own price. You earn the difference.</Trans>
      )}
    </p>
    <dl className="grid gap-4 text-sm sm:grid-cols-2">
      <div>
        <dt className="text-xs text-ink-soft">
          <Trans>Joining fee</Trans>
        </dt>
        <dd className="font-semibold">{joining_fee === '0.00' ? <Trans>Free</Trans> : money(joining_fee)}</dd>
      </div>
      {ranks.map(({ name, first_order }) => (
        <div key={name}>
          <dt className="text-xs text-ink-soft">
            <Trans>Rank {name}: first order</Trans>
          </dt>
          <dd className="font-semibold">
            <FirstOrder {...first_order} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
)

const FirstOrder = ({ min_qty, min_amount }: PublicProgramme['ranks'][number]['first_order']) => {
  const pieces = min_qty > 0 && <Plural value={min_qty} one="from # piece" other="from # pieces" />
  const amount = min_amount !== '0.00' && <Trans>from {money(min_amount)}</Trans>
  if (!pieces && !amount) return <Trans>of any size</Trans>
  return (
    <>
      {pieces}
      {pieces && amount && ' · '}
      {amount}
    </>
  )
}
