import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { currentOf, meet, problemOf } from './changed-elsewhere.ts'
import { keptEdits } from './kept-edits.ts'
import { ownName } from './own-name.ts'
import { call } from '../http.ts'
import { apiQuery } from '../query.ts'
import { toast } from '../../ui/toast.tsx'

export type SettingsForm<Values> = {
  values: Values
  change: (part: Partial<Values>) => void
  // First message of each refused field, by its wire name.
  errors: Record<string, string>
  // A refusal that belongs to no field.
  problem: string | null
  isDirty: boolean
  isSaving: boolean
  save: () => Promise<void>
  discard: () => void
}

type Settings<Answer, Values> = {
  path: string
  answer: Answer
  toValues: (answer: Answer) => Values
  toWire?: (values: Values, saved: Values) => object
  onSaved?: () => void
}

// One page of settings that is read, changed and put back whole. What was typed outlives a reload, and is forgotten once it is
// saved. Saved elsewhere meanwhile, before the reload or since, it is not written over: what was typed stays, the rest is as it is there, and the seller decides.
export function useSettingsForm<Answer extends object, Values extends object>({
  path,
  answer,
  toValues,
  toWire = (values) => values,
  onSaved,
}: Settings<Answer, Values>): SettingsForm<Values> {
  const queryClient = useQueryClient()
  const kept = keptEdits<Values>(ownName(`settings:${path}`))
  const [saved, setSaved] = useState(() => toValues(answer))
  const [revision, setRevision] = useState(() => revisionOf(answer))
  const [resumed] = useState(() => kept.resume(saved, revision))
  const [values, setValues] = useState(resumed.values)
  const [refused, setRefused] = useState<{ errors: Record<string, string>; problem: string | null }>({
    errors: resumed.errors,
    problem: resumed.problem,
  })
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved)

  useEffect(() => {
    kept.write(saved, values, revision)
  })

  async function save(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setSaving(true)
    const result = await call<Answer>('PUT', path, {
      body: { ...toWire(values, saved), ...(revision !== null && { revision }) },
    })
    isRunning.current = false
    setSaving(false)
    if (!result.ok) {
      const current = currentOf<Answer>(result)
      if (!current) return setRefused({ errors: result.fields, problem: problemOf(result) })
      const met = meet({ before: saved, typed: values, current: toValues(current) })
      setValues(met.values)
      setSaved(toValues(current))
      setRevision(revisionOf(current))
      return setRefused({ errors: met.errors, problem: result.message })
    }
    const now = toValues(result.data)
    setRefused({ errors: {}, problem: null })
    setSaved(now)
    setRevision(revisionOf(result.data))
    setValues(now)
    queryClient.setQueryData(apiQuery<Answer>(path).queryKey, result.data)
    onSaved?.()
    if (result.message) toast(result.message)
  }

  return {
    values,
    ...refused,
    isDirty,
    isSaving,
    save,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    discard() {
      setValues(saved)
      setRefused({ errors: {}, problem: null })
    },
  }
}

// The name of the state that was read; null where these settings have none.
const revisionOf = (answer: object): string | null =>
  'revision' in answer && typeof answer.revision === 'string' ? answer.revision : null
