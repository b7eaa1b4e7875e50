import { withoutLinks } from '../text/links.ts'

/** What is known of an order, or of somebody who left their number: then without order. */
export type AutomationFacts = {
  totalSen: number | null
  viewIds: readonly string[]
  state: string | null
  paymentMethod: string | null
  isFirstOrder: boolean | null
  tags: readonly string[]
  /** The area of a reseller's programme. */
  programme?: string
}

export type Condition = {
  field: 'total' | 'bought' | 'state' | 'payment_method' | 'first_order' | 'tag' | 'programme'
  op: 'is' | 'is_not' | 'more_than' | 'less_than'
  value: string | number | boolean
}

/** The first condition that does not hold; null where all do. `valueSen`: an amount as it was typed, in sen. */
export function failingCondition(
  conditions: readonly Condition[],
  facts: AutomationFacts,
  valueSen: (value: Condition['value']) => number | null,
): Condition | null {
  return conditions.find((condition) => !holds(condition, facts, valueSen)) ?? null
}

function holds(
  { field, op, value }: Condition,
  facts: AutomationFacts,
  valueSen: (value: Condition['value']) => number | null,
): boolean {
  if (field === 'total') {
    const wanted = valueSen(value)
    if (wanted === null || facts.totalSen === null) return false
    if (op === 'more_than') return facts.totalSen > wanted
    if (op === 'less_than') return facts.totalSen < wanted
    return (facts.totalSen === wanted) === (op === 'is')
  }
  return isTrue(field, String(value).trim().toLowerCase(), facts) === (op !== 'is_not')
}

function isTrue(field: Exclude<Condition['field'], 'total'>, wanted: string, facts: AutomationFacts): boolean {
  if (field === 'first_order') return facts.isFirstOrder === (wanted === 'true' || wanted === '1')
  const among = {
    bought: facts.viewIds,
    tag: facts.tags,
    programme: [facts.programme ?? ''],
    state: [facts.state ?? ''],
    payment_method: [facts.paymentMethod ?? ''],
  }[field]
  return among.some((one) => one.toLowerCase() === wanted)
}

/** When a step is due: the minutes of all steps up to it, from the start. */
export const stepDueAt = (start: Date, steps: readonly { after_minutes: number }[], step: number): Date =>
  new Date(start.getTime() + steps.slice(0, step + 1).reduce((sum, one) => sum + one.after_minutes, 0) * 60_000)

/** `{name}` and its like filled in, a name without links in it; what is unknown stays, so that it is noticed. */
export const fillWords = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (mark, word: string) => {
    const value = values[word] ?? mark
    return word === 'name' ? withoutLinks(value) : value
  })
