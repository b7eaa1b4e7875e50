import { useRef, useState } from 'react'
import type { Failure, Result, Success } from './http-result.ts'

type Options<T> = {
  send: (typed: FormData) => Promise<Result<T>>
  // The form stays busy until this has settled, so that it cannot be sent again while the next page is on its way.
  onDone: (answer: Success<T>) => void | Promise<void>
}

// Sends a form once at a time and keeps what was refused. `problem` is a refusal that belongs to no field.
export function useSending<T>({ send, onDone }: Options<T>) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const submit = async (typed: FormData) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      const result = await send(typed)
      setFailure(result.ok ? null : result)
      if (result.ok) await onDone(result)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  const errors = failure?.fields ?? none
  return {
    submit,
    isBusy,
    failure,
    errors,
    problem: failure && Object.keys(errors).length === 0 ? failure.message : null,
  }
}

const none: Record<string, string> = {}
