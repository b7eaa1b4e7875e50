import { msg } from '@lingui/core/macro'
import { draftOf } from '../drafts.ts'
import { i18n } from '../i18n.ts'
import { changesSince, meet } from './changed-elsewhere.ts'

// What a form shows when it is opened. Both null while nothing was changed elsewhere since it was typed into.
type Resumed<Values> = { values: Values; errors: Record<string, string>; problem: string | null }

// What was typed into the form of one thing, kept on this device with the state it was typed upon: where somebody else has saved the
// thing before the form was opened again, that is told as it would have been at the open form, instead of being written over.
export function keptEdits<Values extends object>(name: string) {
  const draft = draftOf(name)
  return {
    write(saved: Values, values: Values, revision: string | null): void {
      const typed = changesSince(saved, values)
      if (Object.keys(typed).length === 0) return draft.clear()
      const before = Object.fromEntries(Object.keys(typed).map((part) => [part, saved[part as keyof Values]])) // a part of its own
      draft.write({ typed, before, revision })
    },
    clear: draft.clear,
    resume(saved: Values, revision: string | null, fieldOf?: (name: string) => string): Resumed<Values> {
      const kept = draft.read()
      if (!kept || !isPart(kept.typed) || !isPart(kept.before)) return { values: saved, errors: {}, problem: null }
      // Written by this same form under its own name.
      const [typed, before] = [
        { ...saved, ...kept.typed },
        { ...saved, ...kept.before },
      ]
      if (kept.revision === revision) return { values: typed, errors: {}, problem: null }
      const { values, errors } = meet({ before, typed: { ...before, ...kept.typed }, current: saved }, fieldOf)
      const isGone = Object.keys(changesSince(saved, values)).length === 0
      return { values, errors, problem: isGone ? null : changedMeanwhile() }
    },
  }
}

const changedMeanwhile = () =>
  i18n._(msg`Another person saved changes while you were editing. Your version is still here. Review it, then save.`)

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null
