import { useState } from 'react'
import type { Failure } from '../http-result.ts'
import { changesSince, currentOf, meet } from './changed-elsewhere.ts'

export type Edited<Values> = {
  values: Values
  change: (part: Partial<Values>) => void
  // What was opened, or is there now.
  before: Values
  isChanged: boolean
  // What names the state that was opened, to be sent along; nothing for a new thing.
  known: { revision?: string }
  // Takes the answer of saving in. Saved elsewhere meanwhile: what was typed stays, the rest is as it is there, and the seller decides.
  settle: (failure: Failure | null) => Failure | null
}

// `values`: what was typed before and kept, instead of what the thing holds. `fieldOf`: the name of a field on the wire, where it is another one.
type Options<Values> = { values?: Values; fieldOf?: (name: string) => string }

// One thing that a form changes and puts back whole; null makes a new one. A form that stays open goes on from what was saved.
export function useEdited<Thing extends { revision: string }, Values extends object>(
  thing: Thing | null,
  toValues: (thing: Thing | null) => Values,
  options: Options<Values> = {},
): Edited<Values> {
  const [base, setBase] = useState(thing)
  const [values, setValues] = useState(() => options.values ?? toValues(thing))
  const [isSaved, setSaved] = useState(false)
  if (isSaved && thing && thing !== base) {
    setSaved(false)
    setBase(thing)
    setValues(toValues(thing))
  }
  return {
    values,
    change(part) {
      setSaved(false)
      setValues((before) => ({ ...before, ...part }))
    },
    before: toValues(base),
    isChanged: Object.keys(changesSince(toValues(base), values)).length > 0,
    known: base ? { revision: base.revision } : {},
    settle(failure) {
      if (!failure) setSaved(true)
      const current = failure && currentOf<Thing>(failure)
      if (!failure || !current) return failure
      const { values: met, errors } = meet(
        { before: toValues(base), typed: values, current: toValues(current) },
        options.fieldOf,
      )
      setValues(met)
      setBase(current)
      return { ...failure, fields: errors }
    },
  }
}
