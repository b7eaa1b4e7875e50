import type { Editing } from './editor-store.ts'

type Refused = Pick<Editing, 'isDirty'> & {
  refused: Pick<NonNullable<Editing['refused']>, 'fields' | 'isQuiet'> | null
}

// What was refused, at each field; and what is also led to. A saving that went by itself moves nobody away from where they type,
// and is over once nothing is left that it would save.
export function refusedFields({ refused, isDirty }: Refused): {
  atFields: Record<string, string>
  ledTo: Record<string, string>
} {
  if (refused === null || (refused.isQuiet && !isDirty)) return { atFields: none, ledTo: none }
  return { atFields: refused.fields, ledTo: refused.isQuiet ? none : refused.fields }
}

const none: Record<string, string> = {}
