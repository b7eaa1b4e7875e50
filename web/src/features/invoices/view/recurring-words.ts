import type { invoiceRecurring } from '@kedai/contracts/invoices.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { z } from 'zod'

type Recurring = z.infer<typeof invoiceRecurring>

export function useRecurringWords() {
  const { t } = useLingui()
  const units: Record<Recurring['unit'], string> = {
    day: t`day(s)`,
    week: t`week(s)`,
    month: t`month(s)`,
    year: t`year(s)`,
  }
  const ends: Record<Recurring['ends'], string> = {
    never: t`Never`,
    on: t`On a day`,
    after: t`After a number of invoices`,
  }
  const modes: Record<Recurring['mode'], { label: string; hint: string }> = {
    draft: { label: t`A draft`, hint: t`You look at it, then send it.` },
    approve: { label: t`Approved`, hint: t`It has its number; you send it.` },
    send: { label: t`Approved and sent`, hint: t`Automatically by e-mail.` },
  }
  const missed: Record<Recurring['missed'], string> = {
    latest: t`Write the latest only`,
    all: t`Write all of them`,
    skip: t`Leave them out`,
  }
  const often: Record<Recurring['unit'], (every: number) => string> = {
    day: (every) => t`${plural(every, { one: 'Every day', other: 'Every # days' })}`,
    week: (every) => t`${plural(every, { one: 'Every week', other: 'Every # weeks' })}`,
    month: (every) => t`${plural(every, { one: 'Every month', other: 'Every # months' })}`,
    year: (every) => t`${plural(every, { one: 'Every year', other: 'Every # years' })}`,
  }
  return { units, ends, modes, missed, often }
}
