import { Trans } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'
import { buyerChoices } from '../../product-types/buyer-choices.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { OrderFile } from './files-later.tsx'
import type { Checkout } from './use-checkout.ts'
import { useWords } from './use-words.ts'

export function ItemSection({ checkout }: { checkout: Checkout }) {
  const { view, values, problems, edit } = checkout
  const { sayAll } = useWords()
  const Choice = buyerChoices[view.item.item_type]
  return (
    <CheckoutSection
      checkout={checkout}
      name="item"
      title={<Trans>Your items</Trans>}
      summary={<Chosen checkout={checkout} />}
    >
      {Choice && (
        <Choice
          view={view}
          wants={values.wants}
          onChange={(wants) => edit({ wants })}
          picked={values.picked}
          onPick={(picked) => edit({ picked })}
          choice={values.choice}
          onChoose={(choice) => edit({ choice })}
          buyer={values}
          errors={sayAll(problems)}
        />
      )}
      {view.file_upload && <OrderFile checkout={checkout} upload={view.file_upload} />}
      {view.click_upsell && <Upsell checkout={checkout} offer={view.click_upsell} />}
    </CheckoutSection>
  )
}

function Chosen({ checkout: { view, values } }: { checkout: Checkout }) {
  if (values.choice?.summary) return values.choice.summary
  const lines = values.wants.map(({ id, quantity }) => {
    const unit = view.items.find((candidate) => candidate.id === id)
    return `${quantity} × ${unit?.options.join(' / ') || view.item.title}`
  })
  return lines.length > 0 ? lines.join(', ') : <Trans>Not selected yet</Trans>
}

// Beside the order, before paying: told with its price, and never ticked beforehand.
function Upsell({ checkout, offer }: { checkout: Checkout; offer: NonNullable<Checkout['view']['click_upsell']> }) {
  const { values, edit, view } = checkout
  return (
    <div className="flex gap-3 rounded-m border border-dashed border-line-strong bg-gold-soft px-4 py-2">
      {offer.image && (
        <img
          src={offer.image}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="mt-2.5 size-16 rounded-s border border-line object-cover"
        />
      )}
      <Checkbox
        className="min-w-0 flex-1"
        name="click_upsell"
        checked={values.clickUpsell}
        onChange={(event) => edit({ clickUpsell: event.target.checked })}
        label={
          <span className="font-semibold">
            {/* The seller's own words, which often begin with "Add". */}
            {offer.title} <span className="whitespace-nowrap">+ {money(offer.product_price, view.shop.currency)}</span>
          </span>
        }
        hint={offer.description}
      />
    </div>
  )
}
