import type { SellerPage } from '@kedai/contracts/shop-pages.ts'
import type { UploadedPicture } from '@kedai/contracts/seller-products.ts'
import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/http.ts'
import { keptEdits } from '../../../lib/seller/kept-edits.ts'
import { ownName } from '../../../lib/seller/own-name.ts'
import { type Failure, problemOfFailure } from './page-failure.ts'
import { toast } from '../../../ui/toast.tsx'

// `key`: names a block while it is moved about.
export type EditedBlock = { key: number; block: PageBlock }
export type PageValues = { title: string; slug: string; seo: SellerPage['seo']; blocks: EditedBlock[] }

const maxUndo = 60

let lastKey = 0
export const withKey = (block: PageBlock): EditedBlock => ({ key: ++lastKey, block })

type Wire = Pick<SellerPage, 'title' | 'slug' | 'seo' | 'blocks'>

const wireOfPage = ({ title, slug, seo, blocks }: SellerPage): Wire => ({ title, slug, seo, blocks })
const valuesOf = ({ blocks, ...rest }: Wire): PageValues => ({ ...rest, blocks: blocks.map(withKey) })
const wireOf = ({ blocks, ...rest }: PageValues): Wire => ({ ...rest, blocks: blocks.map(({ block }) => block) })

export const pagePath = (id: number) => `/api/ajax/seller/pages/${id}`

// A page that is being written: every change can be undone. What is not saved yet outlives a reload of this device.
export function usePageEditor(opened: SellerPage) {
  const queryClient = useQueryClient()
  const [page, setPage] = useState(opened)
  const kept = keptEdits<Wire>(ownName(`page:${opened.id}`))
  const [saved, setSaved] = useState(() => wireOfPage(opened))
  const [resumed] = useState(() => kept.resume(saved, opened.revision))
  const [values, setValues] = useState(() => valuesOf(resumed.values))
  const [past, setPast] = useState<PageValues[]>([])
  const [future, setFuture] = useState<PageValues[]>([])
  const [pictures, setPictures] = useState<UploadedPicture[]>(opened.pictures)
  const [failure, setFailure] = useState<Failure | null>(
    resumed.problem === null ? null : { message: resumed.problem, fields: resumed.errors, currentRevision: null },
  )
  const [isBusy, setBusy] = useState(false)
  const lastChange = useRef({ what: '', at: 0 })
  const isDirty = JSON.stringify(wireOf(values)) !== JSON.stringify(saved)

  useEffect(() => {
    kept.write(saved, wireOf(values), page.revision)
  })

  // Letters typed one after another into the same field are one step.
  function change(part: Partial<PageValues>, what = ''): void {
    const now = Date.now()
    const isSameStep = what !== '' && what === lastChange.current.what && now - lastChange.current.at < 1500
    lastChange.current = { what, at: now }
    if (!isSameStep) setPast([...past.slice(-maxUndo), values])
    setFuture([])
    setValues({ ...values, ...part })
    setFailure(null)
  }

  function step(from: PageValues[], to: PageValues[], setFrom: typeof setPast, setTo: typeof setPast): void {
    const last = from.at(-1)
    if (!last) return
    setFrom(from.slice(0, -1))
    setTo([...to, values])
    setValues(last)
    lastChange.current = { what: '', at: 0 }
  }

  function take(answer: SellerPage, isWhole: boolean): void {
    setPage(answer)
    queryClient.setQueryData(['one', pagePath(answer.id)], answer)
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    setPictures((before) => [...before, ...answer.pictures])
    setSaved(wireOfPage(answer))
    if (!isWhole) return
    setPast([...past.slice(-maxUndo), values])
    setValues(valuesOf(wireOfPage(answer)))
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
    keepPicture: (picture: UploadedPicture) => setPictures((before) => [...before, picture]),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => step(past, future, setPast, setFuture),
    redo: () => step(future, past, setFuture, setPast),
  }
}

export type PageEditor = ReturnType<typeof usePageEditor>
