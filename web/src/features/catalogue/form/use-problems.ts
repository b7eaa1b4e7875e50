import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Problems } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { judgeValues } from './judge-values.ts'

export type FormProblems = {
  /** To be shown now. */
  problems: Problems
  /** A field was left: from now on it is judged while typing. */
  touch: (name: string) => void
  /** Everything that is wrong; from now on all fields are judged. */
  judgeAll: () => Problems
  /** What the server refused; each goes when its field is changed. */
  refuse: (problems: Problems) => void
}

/** What is wrong with the form: a field is judged once it has been left, all of them once it was sent. */
export function useProblems(form: UseFormReturn<ProductValues>): FormProblems {
  const { getValues, subscribe } = form
  const [found, setFound] = useState<Problems>({})
  const [refused, setRefused] = useState<Problems>({})
  const touched = useRef(new Set<string>())
  const isSent = useRef(false)
  const renew = useCallback(() => {
    const all = judgeValues(getValues())
    const shown = isSent.current
      ? all
      : Object.fromEntries(Object.entries(all).filter(([name]) => touched.current.has(name)))
    setFound((before) => (JSON.stringify(before) === JSON.stringify(shown) ? before : shown))
    return all
  }, [getValues])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          renew()
          if (name) setRefused((before) => withoutField(before, name))
        },
      }),
    [subscribe, renew],
  )
  return {
    problems: useMemo(() => ({ ...found, ...refused }), [found, refused]),
    touch(name) {
      if (touched.current.has(name)) return
      touched.current.add(name)
      renew()
    },
    judgeAll() {
      isSent.current = true
      setRefused({})
      return renew()
    },
    refuse: setRefused,
  }
}

function withoutField(problems: Problems, name: string): Problems {
  const kept = Object.entries(problems).filter(([field]) => field !== name && !field.startsWith(`${name}.`))
  return kept.length === Object.keys(problems).length ? problems : Object.fromEntries(kept)
}
