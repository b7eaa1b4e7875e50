import type { OperatedShop } from '@kedai/contracts/operator.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dateTime } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Badge } from '../../ui/badge.tsx'
import { OutLink } from '../../ui/link.tsx'
import { Section } from '../../ui/page.tsx'
import { count, size } from './words.ts'

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

// How large a shop is, and what it may.
export function ShopFigures({ shop }: { shop: OperatedShop }) {
  const { t } = useLingui()
  const lang = useLang()
  const when = (at: string | null) => (at === null ? '–' : dateTime(at, lang))
  const quota = shop.storage_quota_mb
  const perDay = shop.mails_per_day
  return (
    <Section title={t`Figures`}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Fact name={t`Orders`}>{count(shop.orders, lang)}</Fact>
        <Fact name={t`Products`}>{count(shop.products, lang)}</Fact>
        <Fact name={t`Last order`}>{when(shop.last_order_at)}</Fact>
        <Fact name={t`Storage`}>
          {size(shop.storage, lang)}
          {quota !== null && (
            <span className="block text-xs font-normal text-ink-soft">
              <Trans>of {size(quota * 1_000_000, lang)}</Trans>
            </span>
          )}
        </Fact>
        <Fact name={t`Mails`}>
          {count(shop.mails, lang)}
          <span className="block text-xs font-normal text-ink-soft">
            <Plural value={shop.waiting_mails} one="# waiting" other="# waiting" />,{' '}
            <Plural value={shop.failed_mails} one="# failed" other="# failed" />
          </span>
        </Fact>
        <Fact name={t`Mails a day`}>{perDay === null ? <Trans>as the settings say</Trans> : count(perDay, lang)}</Fact>
        <Fact name={t`Opened`}>{when(shop.created_at)}</Fact>
        <Fact name={t`Addresses`}>
          <OutLink href={`/s/${shop.username}`}>/s/{shop.username}</OutLink>
          {shop.hosts.map((host) => (
            <span key={host} className="block">
              {host}
            </span>
          ))}
        </Fact>
      </dl>
    </Section>
  )
}

type PeopleProps = { shop: OperatedShop; onLink: (email: string) => ReactNode }

// Who works there, and when they were last seen.
export function ShopPeople({ shop, onLink }: PeopleProps) {
  const { t } = useLingui()
  const lang = useLang()
  return (
    <Section title={t`People`}>
      <ul className="divide-y divide-line">
        {shop.members.map(({ email, name, role, seen_at }) => (
          <li
            key={email}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <strong>{email}</strong> <Badge>{role === 'owner' ? <Trans>Owner</Trans> : <Trans>Staff</Trans>}</Badge>
              <span className="block text-xs text-ink-soft">
                {name !== email && `${name} · `}
                {seen_at === null ? <Trans>not signed in</Trans> : <Trans>seen {dateTime(seen_at, lang)}</Trans>}
              </span>
            </span>
            {onLink(email)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
