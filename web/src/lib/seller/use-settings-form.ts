import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { draftOf } from '../drafts.ts'
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

type Settings<Answer, Values> = { path: string; answer: Answer; toValues: (answer: Answer) => Values; toWire?: (values: Values) => object }

// One page of settings that is read, changed and put back whole. What was typed outlives a reload, and is forgotten once it is saved.
export function useSettingsForm<Answer, Values extends object>({ path, answer, toValues, toWire = (values) => values }: Settings<Answer, Values>): SettingsForm<Values> {
  const queryClient = useQueryClient()
  const draft = draftOf(`settings:${path}`)
  const [saved, setSaved] = useState(() => toValues(answer))
  // Written by this same form under its own name.
  const [values, setValues] = useState(() => ({ ...saved, ...(draft.read() as Partial<Values> | null) }))
  const [refused, setRefused] = useState<{ errors: Record<string, string>; problem: string | null }>({ errors: {}, problem: null })
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved)

  useEffect(() => {
    if (isDirty) draft.write(values)
    else draft.clear()
  })

  async function save(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setSaving(true)
    const result = await call<Answer>('PUT', path, { body: toWire(values) })
    isRunning.current = false
    setSaving(false)
    if (!result.ok) return setRefused({ errors: result.fields, problem: Object.keys(result.fields).length > 0 ? null : result.message })
    const now = toValues(result.data)
    setRefused({ errors: {}, problem: null })
    setSaved(now)
    setValues(now)
    queryClient.setQueryData(apiQuery<Answer>(path).queryKey, result.data)
    if (result.message) toast(result.message)
  }

  return {
    values, ...refused, isDirty, isSaving, save,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    discard() {
      setValues(saved)
      setRefused({ errors: {}, problem: null })
    },
  }
}
