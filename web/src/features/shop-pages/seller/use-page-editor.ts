import type { SellerPage } from '@kedai/contracts/shop-pages.ts'
import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { call } from '../../../lib/http.ts'
import { keptEdits } from '../../../lib/seller/kept-edits.ts'
import { ownName } from '../../../lib/seller/own-name.ts'
import { useWriteWhenCalm } from '../../../lib/seller/write-when-calm.ts'
import { toast } from '../../../ui/toast.tsx'
import { beginHistory, redoHistory, undoHistory, writeHistory } from './edit-history.ts'
import { type Failure, problemOfFailure } from './page-failure.ts'
import { type PageValues, type PageWire, isAsSaved, valuesOf, wireOf, wireOfPage } from './page-values.ts'

export const pagePath = (id: number) => `/api/ajax/seller/pages/${id}`

type Change = Partial<PageValues> | ((values: PageValues) => Partial<PageValues> | null)

// A page that is being written: every change can be undone. What is not saved yet outlives a reload of this device. What changes the
// page stays the same function from letter to letter, so that only what has changed is drawn anew.
export function usePageEditor(opened: SellerPage) {
  const queryClient = useQueryClient()
  const [page, setPage] = useState(opened)
  const [kept] = useState(() => keptEdits<PageWire>(ownName(`page:${opened.id}`)))
  const [saved, setSaved] = useState(() => wireOfPage(opened))
  const [resumed] = useState(() => kept.resume(saved, opened.revision))
  const [history, setHistory] = useState(() => beginHistory(valuesOf(resumed.values)))
  const { values } = history
  const [pictures, setPictures] = useState<UploadedPicture[]>(opened.pictures)
  const [failure, setFailure] = useState<Failure | null>(
    resumed.problem === null ? null : { message: resumed.problem, fields: resumed.errors, currentRevision: null },
  )
  const [isBusy, setBusy] = useState(false)
  const lastChange = useRef({ what: '', at: 0 })
  const isDirty = useMemo(() => !isAsSaved(values, saved), [values, saved])

  useWriteWhenCalm(
    useCallback(() => kept.write(saved, wireOf(values), page.revision), [kept, saved, values, page.revision]),
  )

  // Letters typed one after another into the same field are one step. A change that comes to nothing is null.
  const change = useCallback((part: Change, what = ''): void => {
    const now = Date.now()
    const isSameStep = what !== '' && what === lastChange.current.what && now - lastChange.current.at < 1500
    lastChange.current = { what, at: now }
    setHistory((before) => {
      const changed = typeof part === 'function' ? part(before.values) : part
      return changed === null ? before : writeHistory(before, { ...before.values, ...changed }, isSameStep)
    })
    setFailure(null)
  }, [])

  const step = useCallback((to: typeof undoHistory<PageValues>): void => {
    setHistory(to)
    lastChange.current = { what: '', at: 0 }
  }, [])
  const undo = useCallback(() => step(undoHistory), [step])
  const redo = useCallback(() => step(redoHistory), [step])
  const keepPicture = useCallback((picture: UploadedPicture) => setPictures((before) => [...before, picture]), [])

  function take(answer: SellerPage, isWhole: boolean): void {
    setPage(answer)
    queryClient.setQueryData(['one', pagePath(answer.id)], answer)
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    setPictures((before) => [...before, ...answer.pictures])
    setSaved(wireOfPage(answer))
    if (isWhole) setHistory((before) => writeHistory(before, valuesOf(wireOfPage(answer), before.values.blocks), false))
  }

  async function send(method: 'PUT' | 'POST', path: string, body: object, isWhole: boolean): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const result = await call<SellerPage>(method, path, { body })
    setBusy(false)
    setFailure(result.ok ? null : problemOfFailure(result))
    if (!result.ok) return false
    take(result.data, isWhole)
    if (result.message) toast(result.message)
    return true
  }

  const save = (revision = page.revision) => send('PUT', pagePath(page.id), { ...wireOf(values), revision }, true)

  return {
    page,
    values,
    pictures,
    failure,
    isBusy,
    isDirty,
    change,
    save,
    // What is shown is what is saved: the draft goes first.
    async publish(at: string | null): Promise<boolean> {
      if (isDirty && !(await save())) return false
      return send('POST', `${pagePath(page.id)}/publish`, at === null ? {} : { at }, false)
    },
    unpublish: () => send('POST', `${pagePath(page.id)}/unpublish`, {}, false),
    restore: (version: number) => send('POST', `${pagePath(page.id)}/restore`, { version }, true),
    // Somebody else wrote meanwhile: theirs instead of what is here, which can be undone, or what is here over theirs.
    async takeTheirs(): Promise<void> {
      const result = await call<SellerPage>('GET', pagePath(page.id))
      if (!result.ok) return setFailure(problemOfFailure(result))
      setFailure(null)
      take(result.data, true)
    },
    keepMine: () => save(failure?.currentRevision ?? page.revision),
    keepPicture,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo,
    redo,
  }
}

export type PageEditor = ReturnType<typeof usePageEditor>
