import type { ResellerDetail } from '@kedai/contracts/resellers.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { date, dateTime, money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Link, OutLink } from '../../../ui/link.tsx'
import { Section } from '../../../ui/page.tsx'
import { WalletDialog } from './wallet-dialog.tsx'

type Props = { reseller: ResellerDetail }

export const Facts = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <dl className="grid gap-2 text-sm">
    {facts
      .filter(({ value }) => value !== '' && value !== null)
      .map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line pb-2 last:border-b-0">
          <dt className="shrink-0 text-ink-soft">{name}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
  </dl>
)

// What somebody did in the programme, and the link that does it.
export function Doings({ reseller }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const { rank, upline, orders, downlines, balance, fee, activated_at: activated } = reseller
  const [isChanging, setChanging] = useState(false)
  return (
    <Section title={<Trans>In the programme</Trans>}>
      <Facts
        facts={[
          { name: t`Rank`, value: rank?.name ?? t`none yet` },
          {
            name: t`Prices`,
            value: <Link to={sellerPaths.ownPrices(reseller.id)}>{t`Prices for this reseller alone`}</Link>,
          },
          {
            name: t`In the wallet`,
            value: <Link to={sellerPaths.commissions({ reseller_id: reseller.id })}>{money(balance)}</Link>,
          },
          {
            name: t`Can pay orders`,
            value: (
              <button type="button" className="min-h-11 underline underline-offset-3" onClick={() => setChanging(true)}>
                {money(reseller.wallet)}
              </button>
            ),
          },
          {
            name: t`Joining fee`,
            value: fee && (
              <Link to={sellerPaths.invoice(fee.hashslug)}>
                {money(fee.amount)} · {fee.is_settled ? t`settled` : t`not paid yet`}
              </Link>
            ),
          },
          { name: t`Orders`, value: `${orders.count} · ${money(orders.total)}` },
          { name: t`Referrals`, value: String(downlines) },
          { name: t`Referred by`, value: upline && <Link to={sellerPaths.reseller(upline.id)}>{upline.name}</Link> },
          { name: t`Applied`, value: dateTime(reseller.applied_at, lang) },
          { name: t`Active since`, value: activated && date(activated, lang) },
          { name: t`Code`, value: <span className="font-mono">{reseller.code}</span> },
        ]}
      />
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 basis-48 font-mono text-xs wrap-anywhere">{reseller.link}</span>
        <CopyButton text={reseller.link} label={t`Copy the link of ${reseller.name}`} />
      </p>
      {isChanging && <WalletDialog reseller={reseller} onClose={() => setChanging(false)} />}
    </Section>
  )
}

// Who it is, and where money goes.
export function Person({ reseller }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const place = [reseller.address, `${reseller.postcode} ${reseller.city}`.trim(), reseller.state?.name ?? '']
  return (
    <Section title={<Trans>Person</Trans>}>
      <Facts
        facts={[
          {
            name: t`Phone`,
            value: (
              <a className="underline" href={`tel:${reseller.phone}`}>
                {displayPhone(reseller.phone)}
              </a>
            ),
          },
          { name: t`E-mail`, value: reseller.email },
          { name: t`Identity card`, value: reseller.identity_no },
          { name: t`Bank`, value: reseller.bank_name },
          { name: t`Account number`, value: reseller.bank_account },
          { name: t`Address`, value: place.filter((line) => line !== '').join(', ') },
          {
            name: t`Terms agreed to`,
            value: t`version ${reseller.terms_version}, ${date(reseller.terms_agreed_at, lang)}`,
          },
        ]}
      />
    </Section>
  )
}

// What was asked in the form, and what was sent along.
export function Application({ reseller: { answers, documents } }: Props) {
  if (answers.length === 0 && documents.length === 0) return null
  return (
    <Section title={<Trans>Application</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {answers.length > 0 && (
        <dl className="grid gap-3 text-sm">
          {answers.map(({ label, answer }) => (
            <div key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{answer || '–'}</dd>
            </div>
          ))}
        </dl>
      )}
      {documents.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {documents.map(({ name, url }) => (
            <li key={url} className="wrap-anywhere">
              <OutLink href={fileOfShop(url)}>{name}</OutLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
