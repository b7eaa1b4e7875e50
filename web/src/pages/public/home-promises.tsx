import { Trans, useLingui } from '@lingui/react/macro'
import { Languages, Lock, type LucideIcon, PackageCheck, ReceiptText, Smartphone, UserRoundCheck } from 'lucide-react'

// What a seller need not worry about any more. Each is kept by a test.
export function HomePromises() {
  const { t } = useLingui()
  const promises: Relief[] = [
    {
      Picture: PackageCheck,
      title: t`The last one is sold once`,
      text: t`If two people press Pay at the same second, one gets it and the other is told before paying.`,
    },
    {
      Picture: ReceiptText,
      title: t`Slip and amount side by side`,
      text: t`The slip and what is due, side by side. One that was used before is pointed out.`,
    },
    {
      Picture: UserRoundCheck,
      title: t`No account for buyers`,
      text: t`Name, phone, address, done. Details are saved if the signal drops.`,
    },
    {
      Picture: Lock,
      title: t`Right to the sen`,
      text: t`Prices, postage, coupons and totals are calculated by Kedai and cannot be tampered with in the form.`,
    },
    {
      Picture: Languages,
      title: t`Three languages`,
      text: t`Each reader sees pages and mails in Malay, English or Chinese.`,
    },
    {
      Picture: Smartphone,
      title: t`Made for the thumb`,
      text: t`Manage orders, slips and parcels from your phone at the counter.`,
    },
  ]
  return (
    <section className="mt-20 bg-sunken py-14">
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
        <h2 className="text-2xl">
          <Trans>Less to worry about</Trans>
        </h2>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {promises.map((promise) => (
            <ReliefCard key={promise.title} {...promise} />
          ))}
        </ul>
      </div>
    </section>
  )
}

type Relief = { Picture: LucideIcon; title: string; text: string }

const ReliefCard = ({ Picture, title, text }: Relief) => (
  <li className="flex gap-4 rounded-l bg-card p-5 shadow-card">
    <Picture aria-hidden className="mt-0.5 size-6 shrink-0 text-accent-ink" />
    <div>
      <h3 className="text-base font-bold">{title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
    </div>
  </li>
)
