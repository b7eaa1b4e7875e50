import type { Lang } from '@kedai/domain/text/lang.ts'
import type { z } from 'zod'
import { say } from '../errors/message.ts'
import type { Message, Params } from '../errors/message.ts'
import type { ContractError } from './contract-error.ts'
import { labelOf } from './field-labels.ts'
import { reasons } from './field-reasons.ts'

type Issue = z.core.$ZodIssue
type Found = { reason: Message; params?: Params }

/** Messages per dotted field name, in the order the contract found them. */
export function fieldMessages(error: ContractError, lang: Lang): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const issue of error.issues.slice(0, 50)) {
    const { reason, params } = explain(issue, valueAt(error.data, issue.path))
    const name = issue.path.map(String).join('.') || 'body'
    const message = say(reason, lang, { field: labelOf(issue.path), ...params })
    if (!fields[name]?.includes(message)) (fields[name] ??= []).push(message)
  }
  return fields
}

function explain(issue: Issue, value: unknown): Found {
  if (value === undefined && issue.code === 'invalid_type' && issue.expected === 'array')
    return { reason: reasons.none }
  if (value === undefined || value === null || value === '') return { reason: reasons.required }
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return { reason: formatReasons[issue.format] ?? reasons.notUnderstood }
    case 'invalid_value':
      return { reason: reasons.unknownChoice }
    case 'not_multiple_of':
      return { reason: reasons.notMultiple, params: { step: String(issue.divisor) } }
    case 'invalid_type':
      return { reason: typeReasons[issue.expected] ?? reasons.notUnderstood }
    case 'custom':
      return { reason: reasonNamed(issue.params?.['reason']) }
    default:
      return { reason: reasons.notUnderstood }
  }
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): Found {
  const min = Number(issue.minimum)
  if (issue.origin === 'string')
    return min <= 1 ? { reason: reasons.required } : { reason: reasons.tooShort, params: { min } }
  if (issue.origin === 'array') return min <= 1 ? { reason: reasons.none } : { reason: reasons.tooFew, params: { min } }
  return { reason: reasons.tooLow, params: { min } }
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): Found {
  const max = Number(issue.maximum)
  if (issue.origin === 'string') return { reason: reasons.tooLong, params: { max } }
  if (issue.origin === 'array') return { reason: reasons.tooManyEntries, params: { max } }
  return { reason: reasons.tooHigh, params: { max } }
}

const typeReasons: Record<string, Message> = {
  number: reasons.notANumber,
  int: reasons.notWhole,
  boolean: reasons.notYesNo,
  array: reasons.notAList,
}
const formatReasons: Record<string, Message> = { email: reasons.badEmail, url: reasons.badLink }

const reasonNamed = (name: unknown): Message =>
  Object.entries(reasons).find(([key]) => key === name)?.[1] ?? reasons.notUnderstood

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data
  for (const step of path) {
    if (value === null || typeof value !== 'object') return undefined
    value = Reflect.get(value, step)
  }
  return value
}
