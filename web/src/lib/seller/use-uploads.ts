import { useEffect, useRef, useState } from 'react'
import { call } from '../http.ts'
import { newIdempotencyKey } from '../idempotency.ts'

/** A file on its way: `share` sent so far, or why it did not arrive. `mayRetry`: the same file may arrive another time. */
export type Upload = {
  key: number
  file: File
  preview: string | null
  share: number
  problem: string | null
  mayRetry: boolean
  once: string
}

export type Uploads = {
  waiting: Upload[]
  add: (files: readonly File[]) => void
  retry: (key: number) => void
  drop: (key: number) => void
}

type Way<Arrived> = {
  path: string
  // Of the form that carries it.
  field: string
  atOnce: number
  // What is sent in its place.
  prepare?: (file: File) => Promise<File>
  onArrived: (arrived: Arrived) => void
}

/** Sends files, a few at a time; each that has arrived is handed over and leaves the list. One that broke off stays, to be sent again. */
export function useUploads<Arrived>({ path, field, atOnce, prepare, onArrived }: Way<Arrived>): Uploads {
  const [waiting, setWaiting] = useState<Upload[]>([])
  const arrived = useRef(onArrived)
  useEffect(() => void (arrived.current = onArrived))
  const queue = useRef<Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const change = (key: number, to: Partial<Upload>) =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const forget = (key: number) =>
    setWaiting((all) =>
      all.filter((one) => one.key !== key || (one.preview && URL.revokeObjectURL(one.preview), false)),
    )

  async function send({ key, file, once }: Upload): Promise<void> {
    const stop = new AbortController()
    running.current.set(key, stop)
    const body = new FormData()
    body.set(field, prepare ? await prepare(file) : file)
    try {
      // The same key each time: one that arrived although its answer was lost is not kept twice.
      const result = await call<Arrived>('POST', path, {
        body,
        signal: stop.signal,
        idempotencyKey: once,
        onProgress: (share) => change(key, { share }),
      })
      if (result.ok) {
        arrived.current(result.data)
        forget(key)
      } else
        change(key, {
          problem: result.fields[field] ?? result.message,
          mayRetry: mayPass.has(result.code) || result.code >= 500,
        })
    } catch {
      forget(key) // stopped by hand
    } finally {
      running.current.delete(key)
      next()
    }
  }

  function next(): void {
    while (running.current.size < atOnce) {
      const upload = queue.current.shift()
      if (!upload) return
      void send(upload)
    }
  }

  useEffect(() => {
    const open = running.current
    return () => open.forEach((stop) => stop.abort())
  }, [])

  return {
    waiting,
    add(files) {
      const added = files.map((file): Upload => ({
        key: ++lastKey,
        file,
        preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
        share: 0,
        problem: null,
        mayRetry: true,
        once: newIdempotencyKey(),
      }))
      setWaiting((all) => [...all, ...added])
      queue.current.push(...added)
      next()
    },
    retry(key) {
      const upload = waiting.find((one) => one.key === key)
      if (!upload) return
      change(key, { problem: null, share: 0 })
      queue.current.push(upload)
      next()
    },
    drop(key) {
      queue.current = queue.current.filter((one) => one.key !== key)
      const stop = running.current.get(key)
      if (stop) stop.abort()
      else forget(key)
    },
  }
}

// Not reached, broken off, signed out or not let in meanwhile, a twin under way, too fast.
const mayPass = new Set([0, 400, 401, 403, 409, 429])

let lastKey = 0
