import type { ReactNode } from 'react'
import { Shophouse } from './shophouse.tsx'

type Props = {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  // What else one may want, below the card.
  below?: ReactNode
}

// One form in one card; on a desk the shop stands beside it.
export const Doorway = ({ title, lead, children, below }: Props) => (
  <div className="mx-auto grid w-full max-w-6xl items-start gap-12 px-4 py-8 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,28rem)_1fr]">
    <div className="mx-auto w-full max-w-md">
      <section className="rounded-l border border-line bg-card p-5 shadow-card sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="mt-1.5 text-ink-soft">{lead}</p>}
        <div className="mt-6">{children}</div>
      </section>
      {below && <div className="mt-5 text-center text-ink-soft">{below}</div>}
    </div>
    <div className="max-lg:hidden lg:sticky lg:top-16">
      <Shophouse className="mx-auto w-full max-w-lg" />
    </div>
  </div>
)
