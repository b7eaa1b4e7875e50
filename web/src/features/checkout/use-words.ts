import type { QuantityRefusal } from '@kedai/domain/catalogue/quantity.ts'
import { useLingui } from '@lingui/react/macro'
import type { Problem, Problems } from './problems.ts'

// A problem as a sentence that says what to do.
export function useWords() {
  const { t } = useLingui()

  function say(input: string, problem: Problem): string {
    if (problem.by === 'server') return problem.message
    if (problem.by === 'quantity') return sayQuantity(problem.refusal)
    if (problem.by === 'form') {
      return {
        choose: t`Choose an option first.`,
        choose_payment: t`Choose how you want to pay.`,
        upload: t`Choose a file to send along.`,
        agree: t`Please agree to the terms before you order.`,
        use_coupon: t`This code is not applied yet. Press the button next to it, or clear the field.`,
      }[problem.reason]
    }
    if (problem.reason === 'required') return sayMissing(input)
    return {
      too_short: t`This looks too short. Please write it in full.`,
      too_long: t`This is too long. Please shorten it.`,
      unreadable_characters: t`This holds characters we cannot read. Please type it again.`,
      not_a_phone: t`This phone number does not look right. Example: 012-345 6789`,
      not_an_email: t`This e-mail address looks incomplete. Example: nama@contoh.com`,
      not_a_postcode: t`A postcode has five digits, such as 43000.`,
      unknown_state: t`Choose the state from the list.`,
      unknown_country: t`Choose the country from the list.`,
    }[problem.reason]
  }

  function sayMissing(input: string): string {
    const sentences: Record<string, string> = {
      name: t`Fill in your name.`,
      phone: t`Fill in your phone number, so that the seller and the courier can reach you.`,
      email: t`Fill in your e-mail: your order is delivered there.`,
      address: t`Fill in the address the parcel should go to.`,
      postcode: t`Fill in the postcode.`,
      city: t`Fill in the town or city.`,
      state: t`Choose the state.`,
    }
    return sentences[input] ?? t`This is needed.`
  }

  function sayQuantity(refusal: QuantityRefusal): string {
    const { nearest } = refusal
    const rule = sayRule(refusal)
    return nearest === null ? rule : `${rule} ${t`Try ${nearest}.`}`
  }

  function sayRule(refusal: QuantityRefusal): string {
    if (refusal.reason === 'below_min') return t`The smallest order is ${refusal.min}.`
    if (refusal.reason === 'above_max') return t`The largest order is ${refusal.max}.`
    if (refusal.reason === 'not_multiple') return t`This is sold in sets of ${refusal.multipleOf}.`
    if (refusal.reason === 'short_stock') return t`Only ${refusal.stock} left.`
    return refusal.reason === 'out_of_stock' ? t`This is sold out.` : t`The quantity must be a whole number.`
  }

  const sayAll = (problems: Problems): Record<string, string> =>
    Object.fromEntries(Object.entries(problems).map(([input, problem]) => [input, say(input, problem)]))

  return { say, sayAll }
}
