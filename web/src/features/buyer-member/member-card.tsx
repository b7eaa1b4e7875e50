import type { MemberCard as Card } from '@kedai/contracts/memberships.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Badge } from '../../ui/badge.tsx'
import { QrCode } from '../../ui/qr-code.tsx'

// What a member shows at the counter: whose it is, until when, and the code for the scanner.
export function MemberCard({ card }: { card: Card }) {
  const { t } = useLingui()
  const lang = useLang()
  const { status, valid_until: until, code } = card
  return (
    <section className="grid gap-5 rounded-l border border-line bg-card p-5 shadow-card sm:grid-cols-[minmax(0,1fr)_auto] sm:p-6">
      <div className="grid content-start gap-4">
        <header className="grid gap-1">
          <p className="text-sm text-ink-soft">{card.shop.name}</p>
          <h1 className="text-2xl [overflow-wrap:anywhere]">{card.title}</h1>
        </header>
        <p>
          {status === 'active' ? (
            <Badge tone="good">{t`Active`}</Badge>
          ) : status === 'grace' ? (
            <Badge tone="warn">{t`Ended, still let in`}</Badge>
          ) : (
            <Badge tone="danger">{t`Ended`}</Badge>
          )}
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
          <Fact name={<Trans>Member</Trans>}>{card.name}</Fact>
          <Fact name={<Trans>Plan</Trans>}>{card.plan}</Fact>
          <Fact name={<Trans>Valid until</Trans>}>
            {until === null ? <Trans>without an end</Trans> : date(until, lang)}
          </Fact>
          <Fact name={<Trans>Visits</Trans>}>
            <Plural value={card.visits} one="#" other="#" />
          </Fact>
        </dl>
      </div>
      <figure className="grid justify-items-center gap-2">
        <QrCode qr={card.qr} label={t`Code of this card`} className="w-full max-w-52 sm:size-48" />
        <figcaption className="font-mono text-lg font-semibold tracking-widest">
          {code.slice(0, 5)} {code.slice(5)}
        </figcaption>
      </figure>
    </section>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
  </>
)
