// What is being written, and the states before and after it that can be gone to.
export type EditHistory<Values> = { values: Values; past: readonly Values[]; future: readonly Values[] }

const maxUndo = 60

export const beginHistory = <Values>(values: Values): EditHistory<Values> => ({ values, past: [], future: [] })

// `isSameStep`: it goes on with the change before it, and is taken back together with it.
export const writeHistory = <Values>(
  { values, past }: EditHistory<Values>,
  next: Values,
  isSameStep: boolean,
): EditHistory<Values> => ({
  values: next,
  past: isSameStep ? past : [...past.slice(-maxUndo), values],
  future: [],
})

export function undoHistory<Values>(history: EditHistory<Values>): EditHistory<Values> {
  const last = history.past.at(-1)
  if (last === undefined) return history
  return { values: last, past: history.past.slice(0, -1), future: [...history.future, history.values] }
}

export function redoHistory<Values>(history: EditHistory<Values>): EditHistory<Values> {
  const next = history.future.at(-1)
  if (next === undefined) return history
  return { values: next, past: [...history.past, history.values], future: history.future.slice(0, -1) }
}
