import { parseDate } from '../time/malaysia.ts'
import type { FormField } from './fields.ts'
import { type GridProblem, judgeGrid } from './grid.ts'

/** What was typed at a field; a file is whatever the caller holds it as. */
export type Typed = string | readonly string[] | object | undefined

/** An answer as it is kept: a text, the chosen ones, a yes, or that a file was given. */
export type Answer = { key: string; value: string | readonly string[] | true }

export type AnswerProblem =
  | 'required'
  | 'too_long'
  | 'no_number'
  | 'no_date'
  | 'no_choice'
  | 'no_file'
  | 'unknown'
  | GridProblem

const longest = { text: 300, textarea: 5000 }

/**
 * The answers to what is asked, in the order of the form, and what is wrong at which key. A field that its condition hides is
 * not asked: what stands there is left out.
 */
export function judgeAnswers(
  fields: readonly FormField[],
  typed: Readonly<Record<string, Typed>>,
): { answers: Answer[]; problems: { key: string; problem: AnswerProblem }[] } {
  const answers: Answer[] = []
  const problems: { key: string; problem: AnswerProblem }[] = []
  for (const field of fields) {
    if (!isAsked(field, answers)) continue
    const judged = judgeAnswer(field, Object.hasOwn(typed, field.key) ? typed[field.key] : undefined)
    if (typeof judged === 'object' && judged !== null && 'problem' in judged)
      problems.push({ key: field.key, problem: judged.problem })
    else if (judged !== null) answers.push({ key: field.key, value: judged })
    else if (field.isRequired) problems.push({ key: field.key, problem: 'required' })
  }
  for (const [key, value] of Object.entries(typed))
    if (!isEmpty(value) && !fields.some((field) => field.key === key)) problems.push({ key, problem: 'unknown' })
  return { answers, problems }
}

/** Whether a field is asked, by the answers to those before it. */
export function isAsked({ showWhen }: FormField, answers: readonly Answer[]): boolean {
  if (!showWhen) return true
  const value = answers.find(({ key }) => key === showWhen.key)?.value
  const wantsYes = showWhen.equals === '1' || showWhen.equals === 'true'
  if (value === true) return wantsYes
  if (value === undefined) return showWhen.equals === '0' || showWhen.equals === 'false'
  return typeof value === 'string' ? value === showWhen.equals : value.includes(showWhen.equals)
}

type Judged = Answer['value'] | { problem: AnswerProblem } | null

function judgeAnswer(field: FormField, typed: Typed): Judged {
  const { type, options } = field
  if (isEmpty(typed)) return null
  if (type === 'file') return isFile(typed) ? true : { problem: 'no_file' }
  if (type === 'choices') {
    const chosen = typeof typed === 'string' ? [typed] : Array.isArray(typed) ? typed.filter((one) => one !== '') : null
    if (chosen === null || chosen.some((one) => !options.includes(one))) return { problem: 'no_choice' }
    return options.filter((option) => chosen.includes(option))
  }
  if (type === 'grid') {
    if (typeof typed === 'string') return judgeGrid(field, [typed])
    return Array.isArray(typed) ? judgeGrid(field, typed) : { problem: 'no_choice' }
  }
  const text = textOf(typed)
  if (text === null) return { problem: type === 'choice' || type === 'checkbox' ? 'no_choice' : 'unknown' }
  switch (type) {
    case 'choice':
      return options.includes(text) ? text : { problem: 'no_choice' }
    case 'checkbox':
      if (['1', 'true', 'on', 'yes'].includes(text)) return true
      return ['0', 'false'].includes(text) ? null : { problem: 'no_choice' }
    case 'number':
      return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text) ? text : { problem: 'no_number' }
    case 'date':
      return parseDate(text) ?? { problem: 'no_date' }
    case 'text':
    case 'textarea':
      return text.length > longest[type] ? { problem: 'too_long' } : text
  }
}

const isFile = (typed: Typed): boolean => typeof typed === 'object' && !Array.isArray(typed)

// A form may send one value as a list of one.
const textOf = (typed: Typed): string | null => {
  const one = Array.isArray(typed) && typed.length === 1 ? typed[0] : typed
  return typeof one === 'string' ? one.trim() : null
}

const isEmpty = (typed: Typed): boolean =>
  typed === undefined ||
  (typeof typed === 'string' && typed.trim() === '') ||
  (Array.isArray(typed) && typed.every((one) => one === ''))
