import { useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import type { ResponseWords } from './response-of.ts'

// What is missing, as a sentence that says what to do.
export function useResponseWords(): ResponseWords {
  const { t } = useLingui()
  return {
    amount: (problem) => {
      if (problem.reason === 'missing') return t`Choose or type an amount.`
      if (problem.reason === 'unreadable') return t`Write an amount such as 25 or 25.50.`
      return t`The least is ${money(problem.least)}.`
    },
    answer: (problem, label, grid) =>
      ({
        required: t`Please answer “${label}”.`,
        too_long: t`The answer to “${label}” is too long.`,
        no_number: t`“${label}” is a number, such as 12 or 3.5.`,
        no_date: t`“${label}” is a date that exists.`,
        no_choice: t`Choose one of the answers of “${label}”.`,
        no_file: t`Choose a picture or a PDF for “${label}”.`,
        no_quantity: t`Write whole numbers up to 9,999 in “${label}”.`,
        too_few: t`Choose at least ${grid?.least ?? 0} in all for “${label}”.`,
        too_many: t`Choose at most ${grid?.most ?? 0} in all for “${label}”.`,
        unknown: t`This question is no longer in the form. Reload the page.`,
      })[problem],
    rows: t`Choose at least one.`,
    money: (amount) => money(amount),
  }
}
