import { useEffect } from 'react'
import { type LocalStore, localStore } from './local-store.ts'

type Draft = { at: number; values: Record<string, unknown> }

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

// What was typed into one form, kept on this device for seven days. Files cannot be kept.
export const draftOf = (form: string): { read: () => Record<string, unknown> | null; write: (values: object) => void; clear: () => void } => {
  const store = storeOf(form)
  return {
    read: () => {
      const draft = store.read()
      return draft && Date.now() - draft.at < KEPT_FOR_MS ? draft.values : null
    },
    write: (values) => store.write({ at: Date.now(), values: withoutFiles(values) }),
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
// Clear it with `draftOf(name).clear()` once the form has been accepted. Fields in `except` are never kept.
export function useFormDraft<T extends object>(name: string, form: DraftableForm<T>, except: readonly (keyof T & string)[] = []): void {
  const { subscribe, reset, getValues } = form
  const left = except.join(' ')
  useEffect(() => {
    const draft = draftOf(name)
    const kept = draft.read()
    // Written by this same form, under its own name, without the fields left out.
    if (kept) reset({ ...getValues(), ...(kept as Partial<T>) }, { keepDefaultValues: true })
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(omit(values, left.split(' '))) })
  }, [name, left, subscribe, reset, getValues])
}

const storeOf = (form: string): LocalStore<Draft | null> =>
  localStore<Draft | null>({ key: `draft:${form}`, version: 1, fallback: null, isValid: isDraft })

const isDraft = (value: unknown): value is Draft | null =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'values' in value && typeof value.values === 'object'

const omit = (values: object, names: string[]) => Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const withoutFiles = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => !isFile(value)))

const isFile = (value: unknown) => (typeof Blob !== 'undefined' && value instanceof Blob) || (typeof FileList !== 'undefined' && value instanceof FileList)
