import type { Opening } from '@kedai/contracts/opening.ts'
import type { OpeningStep } from '@kedai/domain/people/opening.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'

type Props = { opening: Opening; username: string; onShare: () => void }

// The six steps; the next one has its button, the others theirs as a quiet link. What is done folds away.
export function OpeningSteps({ opening: { steps, next, payment_needs: lacks }, username, onShare }: Props) {
  const { t } = useLingui()
  const shop = paths.storefront({ username, onShopHost: false })
  const needs = {
    account: t`A bank account for transfers is enough to begin.`,
    shown: t`Your bank account is hidden. Show it to buyers, so that they can pay into it.`,
    switch: t`Your account is added, but its payment method is off. Turn it on.`,
  } satisfies Record<NonNullable<Opening['payment_needs']>, string>
  const words = {
    name: {
      title: t`Your shop has a name and a link`,
      about: t`Add a logo, contact and address when you like.`,
      verb: t`Shop details`,
      to: sellerPaths.company(),
    },
    payment: {
      title: t`Say how buyers pay you`,
      about: lacks ? needs[lacks] : '',
      verb: t`Set up payment`,
      to: sellerPaths.paymentSettings(),
    },
    shipping: {
      title: t`Shipping has its prices`,
      about: t`We began with Pos Laju by weight. Change it to what you pay.`,
      verb: t`See shipping`,
      to: sellerPaths.shippingSettings(),
    },
    product: {
      title: t`Put the first product on sale`,
      about: t`A photo, a price and a name.`,
      verb: t`Add a product`,
      to: sellerPaths.newProduct('ecommerce'),
    },
    share: { title: t`Share the link`, about: t`Send it to one WhatsApp group.`, verb: t`Share your shop`, to: null },
    order: {
      title: t`Make a test order`,
      about: t`Buy from yourself once, to see what buyers see. Cancel it afterwards.`,
      verb: t`Try to buy`,
      to: shop,
    },
  } satisfies Record<OpeningStep, StepWords>
  const line = ({ name, is_done: isDone }: Opening['steps'][number]) => {
    const { title, about, verb, to } = words[name]
    const look = {
      variant: name === next ? 'primary' : 'quiet',
      className: classes('max-sm:ml-11', name !== next && 'max-sm:-translate-x-4'),
    } as const
    return (
      <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
        <Mark isDone={isDone} />
        <span className="min-w-0 flex-1 basis-44">
          <span className={classes('block text-sm font-semibold', isDone && 'text-ink-soft')}>
            {title}
            {isDone && (
              <span className="sr-only">
                {' '}
                <Trans>– done</Trans>
              </span>
            )}
          </span>
          {(!isDone || name === 'shipping') && <span className="block text-sm text-ink-soft">{about}</span>}
        </span>
        {to === null ? (
          <Button {...look} onClick={onShare}>
            {verb}
          </Button>
        ) : (
          <ButtonLink {...look} to={to}>
            {verb}
          </ButtonLink>
        )}
      </li>
    )
  }
  const done = steps.filter(({ is_done }) => is_done)
  return (
    <>
      <ol className="divide-y divide-line">{steps.filter(({ is_done }) => !is_done).map(line)}</ol>
      {done.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 items-center gap-2 text-sm font-medium text-ink-soft">
            <Check aria-hidden className="size-4.5 text-accent-ink" />
            <Plural value={done.length} one="# step is done" other="# steps are done" />
          </summary>
          <ol className="divide-y divide-line border-t border-line">{done.map(line)}</ol>
        </details>
      )}
    </>
  )
}

type StepWords = { title: string; about: string; verb: string; to: string | null }

// No number: what is done folds away, and the rest would count from one beside "2 of 6".
const Mark = ({ isDone }: { isDone: boolean }) => (
  <span
    aria-hidden
    className={classes(
      'grid size-8 shrink-0 place-items-center rounded-full',
      isDone ? 'bg-accent text-on-accent' : 'border border-line-strong',
    )}
  >
    {isDone && <Check className="size-4.5" />}
  </span>
)
