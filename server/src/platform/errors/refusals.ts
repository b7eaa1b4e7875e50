import { AppError } from './app-error.ts'
import { fill } from './fill.ts'
import type { Message, Params } from './message.ts'

/** Gathers what is wrong with a form, so that a seller hears all of it at once. */
export type Refusals = {
  add(field: string, message: Message, params?: Params): void
  /** @throws AppError 422 */
  throwIfAny(): void
}

export function createRefusals(): Refusals {
  const fields: Record<string, Message[]> = {}
  return {
    add: (field, message, params = {}) => void (fields[field] ??= []).push(fill(message, params)),
    throwIfAny() {
      const [first] = Object.values(fields).flat()
      if (first) throw new AppError('invalid', first, { fields })
    },
  }
}
