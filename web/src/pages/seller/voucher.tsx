import type { Voucher } from '@kedai/contracts/vouchers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useParams } from 'react-router'
import { voucherQuery } from '../../features/resellers/seller/api.ts'
import { Facts } from '../../features/resellers/seller/reseller-facts.tsx'
import { StateBadge } from '../../features/resellers/seller/state-badge.tsx'
import { VoucherFiles } from '../../features/resellers/seller/voucher-files.tsx'
import { VoucherSteps } from '../../features/resellers/seller/voucher-steps.tsx'
import { voucherWords } from '../../features/resellers/seller/words.ts'
import { fileOfShop } from '../../lib/chosen-shop.ts'
import { date, dateTime, money } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { voucherSteps } from '../../lib/seller/state-words.ts'
import { useLang } from '../../lib/use-lang.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// One payment voucher: to whom, what for, who did what, and its next step.
export default function VoucherPage() {
  const { t } = useLingui()
  const { number = '' } = useParams()
  const { data: voucher, error, refetch } = useQuery(voucherQuery(number))
  useHead({ title: voucher?.number ?? t`Payment voucher`, isPrivate: true })
  const back = { to: sellerPaths.vouchers(), label: t`Payment vouchers` }
  if (!voucher) {
    const isMissing = error instanceof Refusal && (error.failure.code === 404 || error.failure.code === 422)
    return (
      <Page title={t`Payment voucher`} back={back}>
        {!error && <ListSkeleton rows={6} />}
        {isMissing && (
          <Empty
            title={<Trans>There is no such voucher in this shop</Trans>}
            action={<ButtonLink to={sellerPaths.vouchers()}>{t`Show all vouchers`}</ButtonLink>}
          />
        )}
        {error && !isMissing && <LoadFailed error={error} onRetry={refetch} />}
      </Page>
    )
  }
  return (
    <Page
      title={voucher.number}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          {money(voucher.amount)}
          <StateBadge words={voucherWords[voucher.status]} />
        </span>
      }
      back={back}
      actions={
        <>
          <ButtonAnchor href={fileOfShop(voucher.pdf_url)} target="_blank" rel="noreferrer">
            <FileText aria-hidden className="size-5" />
            PDF
          </ButtonAnchor>
          <VoucherSteps voucher={voucher} />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {voucher.notice !== null && <Changed voucher={voucher} notice={voucher.notice} />}
        {voucher.reason !== '' && (
          <Notice tone="warn" title={<Trans>Void</Trans>}>
            <p className="wrap-anywhere">{voucher.reason}</p>
          </Notice>
        )}
        <Payee voucher={voucher} />
        <Lines voucher={voucher} />
        <VoucherFiles voucher={voucher} />
        <Trail voucher={voucher} />
      </div>
    </Page>
  )
}

// Which commissions come to something else by now: nobody should sign what the books no longer say.
const Changed = ({ voucher: { commissions }, notice }: { voucher: Voucher; notice: string }) => (
  <Notice tone="warn" title={<Trans>Changed since it was prepared</Trans>}>
    <p>{notice}</p>
    <ul className="mt-1">
      {commissions
        .filter(({ amount, now }) => amount !== now)
        .map(({ id, order_no: no, amount, now }) => (
          <li key={id}>
            <Trans>
              Order {no}: {money(now)} in place of {money(amount)}
            </Trans>
          </li>
        ))}
    </ul>
  </Notice>
)

function Payee({ voucher: { payee, purpose, paid_on: paidOn, reference } }: { voucher: Voucher }) {
  const { t } = useLingui()
  const lang = useLang()
  const { reseller_id: reseller } = payee
  return (
    <Section title={<Trans>Payee</Trans>}>
      <Facts
        facts={[
          {
            name: t`Name`,
            value: reseller === null ? payee.name : <Link to={sellerPaths.reseller(reseller)}>{payee.name}</Link>,
          },
          { name: t`Identity card or company number`, value: payee.identity_no },
          { name: t`Bank`, value: payee.bank_name },
          { name: t`Account number`, value: payee.bank_account },
          { name: t`Purpose`, value: purpose },
          { name: t`Paid on`, value: paidOn && date(paidOn, lang) },
          { name: t`Reference of the bank`, value: reference },
        ]}
      />
    </Section>
  )
}

const Lines = ({ voucher: { lines, amount, amount_in_words: words } }: { voucher: Voucher }) => (
  <Section title={<Trans>Payment for</Trans>}>
    <ul className="text-sm">
      {lines.map((line, at) => (
        <li key={at} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
          <span className="min-w-0 wrap-anywhere">{line.description}</span>
          <span className="whitespace-nowrap tabular-nums">{money(line.amount)}</span>
        </li>
      ))}
      <li className="flex items-baseline justify-between gap-4 py-2 font-semibold">
        <Trans>In all</Trans>
        <span className="whitespace-nowrap tabular-nums">{money(amount)}</span>
      </li>
    </ul>
    <p lang="ms" className="text-xs text-ink-soft">
      {words.ms}
    </p>
  </Section>
)

function Trail({ voucher: { trail } }: { voucher: Voucher }) {
  const { i18n } = useLingui()
  const lang = useLang()
  return (
    <Section title={<Trans>History</Trans>}>
      <Facts
        facts={trail.map(({ step, by, at }) => ({
          name: i18n._(voucherSteps[step]),
          value: [by, dateTime(at, lang)].filter((part) => part !== '').join(' · '),
        }))}
      />
    </Section>
  )
}
