import { useEffect } from 'react'
import { type LocalStore, localStore } from './local-store.ts'

// `known`: what names the state that was typed upon.
type Draft = { at: number; values: Record<string, unknown>; known?: unknown }

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

// What was typed into one form, kept on this device for seven days. Files cannot be kept.
export const draftOf = (
  form: string,
): {
  read: () => Record<string, unknown> | null
  known: () => unknown
  write: (values: object, known?: unknown) => void
  clear: () => void
} => {
  const store = storeOf(form)
  const kept = () => {
    const draft = store.read()
    return draft && Date.now() - draft.at < KEPT_FOR_MS ? draft : null
  }
  return {
    read: () => kept()?.values ?? null,
    known: () => kept()?.known,
    write: (values, known) => store.write({ at: Date.now(), values: withoutFiles(values), known }),
    clear: store.clear,
  }
}

// The part of a react-hook-form form that is needed here, so that this file does not pull the library in.
type DraftableForm<T> = {
  subscribe: (options: { formState: { values: true }; callback: (state: { values: T }) => void }) => () => void
  reset: (values: T, options?: { keepDefaultValues?: boolean }) => void
  getValues: () => T
}

// Puts the kept draft into the form after it has appeared (the server's markup knows no draft), then keeps every change.
// Clear it with `draftOf(name).clear()` once the form has been accepted. `known` names the state that is typed upon.
export function useFormDraft<T extends object>(name: string, form: DraftableForm<T>, known: unknown): void {
  const { subscribe, reset, getValues } = form
  useEffect(() => {
    const draft = draftOf(name)
    const kept = draft.read()
    // Written by this same form, under its own name.
    if (kept) reset({ ...getValues(), ...(kept as Partial<T>) }, { keepDefaultValues: true })
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values, known) })
  }, [name, known, subscribe, reset, getValues])
}

const storeOf = (form: string): LocalStore<Draft | null> =>
  localStore<Draft | null>({ key: `draft:${form}`, version: 1, fallback: null, isValid: isDraft })

const isDraft = (value: unknown): value is Draft | null =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'values' in value &&
  typeof value.values === 'object'

const withoutFiles = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isFile(value)))

const isFile = (value: unknown) =>
  (typeof Blob !== 'undefined' && value instanceof Blob) ||
  (typeof FileList !== 'undefined' && value instanceof FileList)
