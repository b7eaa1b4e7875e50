import qs from 'qs'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'

const maxFields = 1000

/**
 * A body from form fields whose names carry brackets: `participants[0][name]`, `channels[]`. Values may be texts or files.
 * Names that would reach a prototype are dropped. Throws `unreadable_body` beyond 1000 fields, 5 levels or 200 entries of a list.
 */
export function fromBracketNames(
  entries: readonly (readonly [name: string, value: unknown])[],
): Record<string, unknown> {
  if (entries.length > maxFields) throw new AppError('unreadable_body', texts.tooManyParts)
  // Only names go through the parser: each stands for the number of its value, put back afterwards.
  const names = entries.map(([name], at) => `${encodeURIComponent(name)}=${at}`).join('&')
  const values = entries.map(([, value]) => value)
  return putBack(parseNames(names), values) as Record<string, unknown> // the parser's root is always an object
}

function parseNames(names: string): unknown {
  try {
    return qs.parse(names, {
      depth: 5,
      strictDepth: true,
      parameterLimit: maxFields,
      throwOnLimitExceeded: true,
      arrayLimit: 200,
      allowPrototypes: false,
      duplicates: 'last',
    })
  } catch (error) {
    throw new AppError('unreadable_body', texts.tooManyParts, { cause: error })
  }
}

function putBack(node: unknown, values: readonly unknown[]): unknown {
  if (typeof node === 'string') return values[Number(node)]
  if (Array.isArray(node)) return node.map((entry) => putBack(entry, values))
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, putBack(value, values)]))
}
