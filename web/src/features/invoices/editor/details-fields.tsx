import { daysBetween, plusDays } from '@kedai/domain/time/days.ts'
import { isLang, langs } from '@kedai/domain/text/lang.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { languageNames } from '../../../lib/languages.ts'
import { classes } from '../../../ui/classes.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select.tsx'
import { CurrencyFields } from './currency-fields.tsx'
import type { Change, EditorState } from './editor-state.ts'

type Props = {
  kind: 'invoice' | 'quote'
  state: EditorState
  change: Change
  errors: Record<string, string>
  isApproved: boolean
}

const usualTerms = { invoice: [0, 7, 14, 30], quote: [7, 14, 30, 60] } as const

// Its days, its currency and the language it is written in.
export function DetailsFields({ kind, state, change, errors, isApproved }: Props) {
  const { t } = useLingui()
  const words =
    kind === 'quote'
      ? {
          issued: t`Date of the quote`,
          last: t`Valid until`,
          terms: t`Valid for`,
          lang: t`Language of the quote`,
        }
      : {
          issued: t`Date of the invoice`,
          last: t`To be paid by`,
          terms: t`Time to pay`,
          lang: t`Language of the invoice`,
        }
  const days = state.issue_date && state.due_date ? daysBetween(state.issue_date, state.due_date) : null
  return (
    <Section title={t`Dates, currency and language`}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={words.issued} error={errors.issue_date}>
          <Input
            type="date"
            name="issue_date"
            value={state.issue_date}
            // The time to pay stays as long as it was.
            onChange={({ target }) =>
              change({
                issue_date: target.value,
                ...(days !== null && days >= 0 && target.value && { due_date: plusDays(target.value, days) }),
              })
            }
          />
        </Field>
        <Field label={words.last} error={errors.due_date}>
          <Input
            type="date"
            name="due_date"
            min={state.issue_date}
            value={state.due_date}
            onChange={({ target }) => change({ due_date: target.value })}
          />
        </Field>
        <div role="group" aria-label={words.terms} className="flex flex-wrap gap-2 sm:col-span-2">
          {usualTerms[kind].map((term) => (
            <button
              key={term}
              type="button"
              aria-pressed={days === term}
              onClick={() => state.issue_date && change({ due_date: plusDays(state.issue_date, term) })}
              className={classes(
                'min-h-11 rounded-full border border-line-strong px-4 text-sm font-medium hover:bg-sunken',
                'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink',
              )}
            >
              {term === 0 ? <Trans>At once</Trans> : <Trans>{term} days</Trans>}
            </button>
          ))}
        </div>
        <CurrencyFields kind={kind} state={state} change={change} errors={errors} isFixed={isApproved} />
        <Field label={words.lang} hint={t`The buyer reads it, and its mails, in this language.`} error={errors.lang}>
          <Select
            name="lang"
            choices={langs.map((value) => ({ value, label: languageNames[value] }))}
            value={state.lang}
            onChange={({ target }) => isLang(target.value) && change({ lang: target.value })}
          />
        </Field>
      </div>
    </Section>
  )
}
