import type { ResponseSummary } from '@kedai/contracts/collections.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Section } from '../../../ui/page.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { GridTotals } from './grid-totals.tsx'

// What came in, and how often each answer was chosen.
export function ResponseTotals({ summary }: { summary: ResponseSummary }) {
  const { target, collected, responses, paid, unpaid, items, choices, fields } = summary
  const grids = fields.filter(({ type }) => type === 'grid')
  const [isWide] = useState(() => matchMedia('(min-width: 48rem)').matches)
  const [got, wanted] = [parseRinggit(collected), target === null ? null : parseRinggit(target)]
  return (
    <Section>
      <div className="grid gap-3">
        <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 sm:justify-start sm:gap-x-12">
          <Figure name={<Trans>Raised</Trans>}>{money(collected)}</Figure>
          <Figure name={<Trans>Paid</Trans>}>{paid}</Figure>
          <Figure name={<Trans>Not paid</Trans>}>{unpaid}</Figure>
        </dl>
        {target !== null && got !== null && wanted !== null && wanted > 0 && (
          <Progress
            label={<Trans>Of the target of {money(target)}</Trans>}
            share={Math.min(1, Math.max(0, got) / wanted)}
          />
        )}
        {(items.length > 0 || choices.length > 0) && (
          <details open={isWide} className="group">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
              <Trans>Totals of each answer</Trans>
              <ChevronDown aria-hidden className="size-4 text-ink-faint transition group-open:rotate-180" />
            </summary>
            <div className="mt-2 grid gap-5 sm:grid-cols-2">
              {items.length > 0 && (
                <Tally
                  title={<Trans>Ordered</Trans>}
                  rows={items.map(({ title, quantity, total }) => ({
                    name: title,
                    count: (
                      <>
                        {quantity} · {money(total)}
                      </>
                    ),
                  }))}
                />
              )}
              {choices.map(({ key, label, options }) => {
                const grid = grids.find((field) => field.key === key)
                return grid?.grid?.columns.length ? (
                  <GridTotals key={key} field={grid} counts={options} />
                ) : (
                  <Tally
                    key={key}
                    title={label}
                    rows={options.map(({ option, count }) => ({ name: option === 'true' ? '✓' : option, count }))}
                  />
                )
              })}
            </div>
          </details>
        )}
        <p className="text-xs text-ink-soft">
          <Plural value={responses} one="Based on # valid response." other="Based on # valid responses." />
        </p>
      </div>
    </Section>
  )
}

const Figure = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="text-xs whitespace-nowrap text-ink-soft">{name}</dt>
    <dd className="text-base font-bold sm:text-lg whitespace-nowrap tabular-nums">{children}</dd>
  </div>
)

type Row = { name: string; count: ReactNode }

const Tally = ({ title, rows }: { title: ReactNode; rows: readonly Row[] }) => (
  <section>
    <h2 className="mb-1 text-sm font-semibold wrap-anywhere">{title}</h2>
    <dl className="grid gap-1 text-sm">
      {rows.map(({ name, count }) => (
        <div key={name} className="flex items-baseline gap-2">
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <span aria-hidden className="min-w-4 flex-1 border-b-2 border-dotted border-line" />
          <dd className="whitespace-nowrap tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  </section>
)
