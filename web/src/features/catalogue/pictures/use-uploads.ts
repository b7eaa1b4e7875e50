import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/http.ts'
import { shrinkImage } from '../../../ui/shrink-image.ts'
import { picturesPath } from '../api.ts'

/** A picture on its way: `share` sent so far, or why it did not arrive. */
export type Upload = { key: number; file: File; preview: string; share: number; problem: string | null }

export type Uploads = { waiting: Upload[]; add: (files: readonly File[]) => void; retry: (key: number) => void; drop: (key: number) => void }

const atOnce = 3

/** Sends pictures, three at a time; each that has arrived is handed over and leaves the list. */
export function useUploads(onArrived: (picture: UploadedPicture) => void): Uploads {
  const [waiting, setWaiting] = useState<Upload[]>([])
  const arrived = useRef(onArrived)
  useEffect(() => void (arrived.current = onArrived))
  const queue = useRef<Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const change = (key: number, to: Partial<Upload>) => setWaiting((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const forget = (key: number) => setWaiting((all) => all.filter((one) => one.key !== key || (URL.revokeObjectURL(one.preview), false)))

  async function send({ key, file }: Upload): Promise<void> {
    const stop = new AbortController()
    running.current.set(key, stop)
    const body = new FormData()
    body.set('picture', await shrinkImage(file))
    try {
      const result = await call<UploadedPicture>('POST', picturesPath, { body, signal: stop.signal, onProgress: (share) => change(key, { share }) })
      if (result.ok) {
        arrived.current(result.data)
        forget(key)
      } else change(key, { problem: result.fields.picture ?? result.message })
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
      const added = files.map((file) => ({ key: ++lastKey, file, preview: URL.createObjectURL(file), share: 0, problem: null }))
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

let lastKey = 0
