import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

// From link to parcel, in the order in which it happens.
export function HomeSteps() {
  const { t } = useLingui()
  const steps = [
    { title: t`Put up your things`, text: t`Photo, price, stock. Sizes and colours too. Your phone’s camera will do.` },
    {
      title: t`Share the link`,
      text: t`Share it in groups, your status or your bio. It opens fast even on a weak signal, and the link shows a picture.`,
    },
    {
      title: t`Payment received`,
      text: t`Online payment, bank transfer with a slip, or cash on delivery. Postage is worked out from the postcode.`,
    },
    {
      title: t`Pack and post`,
      text: t`Type the tracking number once. The buyer gets it by mail, and sees it on the order’s own page.`,
    },
  ]
  return (
    <section className="mx-auto mt-20 w-full max-w-6xl px-4 sm:px-6">
      <h2 className="text-2xl">
        <Trans>From link to parcel</Trans>
      </h2>
      <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, place) => (
          <Step key={title} number={place + 1} title={title}>
            {text}
          </Step>
        ))}
      </ol>
    </section>
  )
}

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <li className="border-t-2 border-ink pt-3">
    <span aria-hidden className="text-sm font-bold text-accent-ink">
      {number}
    </span>
    <h3 className="text-lg">{title}</h3>
    <p className="mt-1 text-ink-soft">{children}</p>
  </li>
)
