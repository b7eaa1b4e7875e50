import type { SentMessage } from '@kedai/contracts/messages.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dateTime, money } from '../../../lib/format.ts'
import { shortestTime } from '../../../lib/seller/short-time.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { OpeningRow, OpeningRows } from '../../../ui/admin/opening-row.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { basisWords, channelWords, reasonWords, stateWords } from './message-words.ts'

// What went to whom, in two lines each; a press opens on what ground, in which words, what it cost and what became of it.
export const MessageRows = ({ rows }: { rows: readonly SentMessage[] }) => (
  <OpeningRows>
    {rows.map((message) => (
      <MessageRow key={message.id} message={message} />
    ))}
  </OpeningRows>
)

// `isOfOne`: among those of one person, whose name would say nothing; what it was about stands first.
export function MessageRow({ message, isOfOne = false }: { message: SentMessage; isOfOne?: boolean }) {
  const { i18n } = useLingui()
  const lang = useLang()
  const { name, channel, reason, about, state } = message
  const to = channel === 'email' ? message.recipient : displayPhone(message.recipient)
  const why = [i18n._(reasonWords[reason]), about?.text].filter(Boolean).join(' · ')
  const way = i18n._(channelWords[channel])
  return (
    <OpeningRow
      name={isOfOne ? why : name || to}
      figure={<time className="text-xs text-ink-soft">{shortestTime(message.created_at, lang)}</time>}
      about={isOfOne ? `${way} · ${to}` : `${way} · ${why}`}
      state={<Badge tone={stateWords[state].tone}>{i18n._(stateWords[state].label)}</Badge>}
    >
      <Facts message={message} to={to} />
    </OpeningRow>
  )
}

function Facts({ message, to }: { message: SentMessage; to: string }) {
  const { t, i18n } = useLingui()
  const lang = useLang()
  const { about, why, basis, consent_at, version, parts, cost, by, cc } = message
  const time = (at: string | null) => at && dateTime(at, lang)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      <Fact name={t`To`}>{[to, ...cc].join(', ')}</Fact>
      <Fact name={t`Written`}>{time(message.created_at)}</Fact>
      {why !== '' && <Fact name={t`Why not`}>{why}</Fact>}
      {about && (
        <Fact name={t`About`}>
          <Link to={placeOf(about)}>{about.text || i18n._(reasonWords[message.reason])}</Link>
        </Fact>
      )}
      <Fact name={t`Ground`}>
        {i18n._(basisWords[basis])}
        {consent_at && (
          <span className="block text-ink-soft">
            <Trans>
              {time(consent_at)} · words {message.consent_version}
            </Trans>
          </span>
        )}
      </Fact>
      {version !== '' && (
        <Fact name={t`Words`}>
          <code className="text-xs">{version}</code>
        </Fact>
      )}
      {cost !== null && Number(cost) > 0 && (
        <Fact name={t`Cost`}>
          {parts !== null && (
            <>
              <Plural value={parts} one="# SMS" other="# SMS" /> ·{' '}
            </>
          )}
          {money(cost)}
        </Fact>
      )}
      {message.sent_at && <Fact name={t`Sent`}>{time(message.sent_at)}</Fact>}
      {message.delivered_at && <Fact name={t`Delivered`}>{time(message.delivered_at)}</Fact>}
      {message.opened_at && <Fact name={t`Opened`}>{time(message.opened_at)}</Fact>}
      <Fact name={t`Sender`}>{by || <Trans>Kedai itself</Trans>}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </>
)

function placeOf({ kind, key }: NonNullable<SentMessage['about']>): string {
  if (kind === 'invoice') return sellerPaths.invoice(key)
  if (kind === 'quote') return sellerPaths.quote(key)
  if (kind === 'order') return sellerPaths.order(key)
  if (kind === 'statement') return sellerPaths.statement(Number(key))
  return kind === 'campaign' ? sellerPaths.campaigns() : sellerPaths.automations()
}
