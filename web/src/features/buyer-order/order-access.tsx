import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Award, GraduationCap } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Section } from '../../ui/page.tsx'

// What a paid order opens: courses to learn, certificates that were earned, codes to use.
export function OrderAccess({ order }: { order: BuyerOrder }) {
  const { t } = useLingui()
  return (
    <>
      {order.lines.map(
        ({ id, title, learn_url: learn, certificate_url: certificate }) =>
          learn && (
            <Section key={id} title={title}>
              <div className="grid gap-2 sm:grid-cols-2">
                <ButtonLink to={learn} variant="primary" wide>
                  <GraduationCap aria-hidden className="size-5" />
                  <Trans>Start learning</Trans>
                </ButtonLink>
                {certificate && (
                  <ButtonLink to={certificate} wide>
                    <Award aria-hidden className="size-5" />
                    <Trans>Certificate</Trans>
                  </ButtonLink>
                )}
              </div>
            </Section>
          ),
      )}
      {order.lines.map(
        ({ id, title, codes }) =>
          codes &&
          codes.length > 0 && (
            <Section key={id} title={<Plural value={codes.length} one="Your code" other="Your codes" />}>
              <p className="mb-2 text-sm text-ink-soft">{title}</p>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
                {codes.map((code) => (
                  <li
                    key={code}
                    className="flex items-center gap-2 rounded-m border border-dashed border-line-strong bg-sunken py-1 pr-1 pl-4"
                  >
                    <code className="min-w-0 flex-1 font-semibold break-all">{code}</code>
                    <CopyButton text={code} label={t`Copy the code`} />
                  </li>
                ))}
              </ul>
            </Section>
          ),
      )}
    </>
  )
}
