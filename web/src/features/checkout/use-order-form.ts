import type { BuyerField } from '@kedai/domain/checkout/buyer-fields.ts'
import { checkBuyerField } from '@kedai/domain/checkout/check-buyer.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { focusField } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import type { OrderFrame } from './frame.ts'
import { type Files, type Problems, healed, without } from './problems.ts'
import { type SectionName, openAtFirst, problemsIn, sectionOf, stepAfter } from './sections.ts'
import { useSections } from './use-sections.ts'
import { type Kept, useValues } from './use-values.ts'
import { useWords } from './use-words.ts'
import type { OrderValues } from './values.ts'

const noFiles: Files = { file_upload: null }

type Wish<Values> = Omit<Kept<Values>, 'me' | 'onRestored'> & {
  frame: OrderFrame
  // Everything that stands in the way of sending it.
  find: (values: Values, files: Files) => Problems
}

// An order form while it is filled in: what is typed, what is open, and what is wrong with it.
export function useOrderForm<Values extends OrderValues>({ name, frame, initial, restore, find }: Wish<Values>) {
  const form = useRef<HTMLFormElement>(null)
  const [files, setFiles] = useState(noFiles)
  const [problems, setProblems] = useState<Problems>({})
  // After a refused submit: all of it, for the summary; a new one moves the focus.
  const [refused, setRefused] = useState<Problems>({})
  const openFor = (typed: Values) => openAtFirst(find(typed, noFiles), frame)
  const { open, turn, setOpen } = useSections(() => openFor(initial()))
  const { sayAll } = useWords()
  const { values, change, isLive } = useValues({
    name,
    me: frame.me,
    initial,
    restore,
    onRestored: (kept) => setOpen(openFor(kept)),
  })
  const missing = find(values, files)
  const fill = useCallback(
    ({ postcode, city, state }: { postcode: string; city: string; state: string }) => {
      change({ filledFor: postcode, city, state } as Partial<Values>) // all of them are of every order
      setProblems((before) => without(before, ['city', 'state']))
    },
    [change],
  )

  useEffect(() => {
    const [first] = inOrder(form.current, Object.keys(refused))
    if (form.current && first) focusField(form.current, first)
  }, [refused])

  function edit(changed: Partial<Values>): void {
    change(changed)
    setProblems((before) => healed(before, changed, values.country))
  }

  function attach(changed: Partial<Files>): void {
    setFiles({ ...files, ...changed })
    change({
      uploadName: (changed.file_upload ?? files.file_upload)?.name ?? '',
    } as Partial<Values>) // it is of every order
    setProblems((before) => without(before, Object.keys(changed)))
  }

  // On leaving a field. What is still empty is no mistake before the order is sent.
  function leave(field: BuyerField): void {
    const reason = checkBuyerField(field, values[field], values.country)
    if (reason) setProblems((before) => ({ ...before, [field]: { by: 'field', reason } }))
  }

  function refuse(found: Problems, message?: string): void {
    const sentences = Object.values(sayAll(found))
    setProblems(found)
    setRefused(found)
    for (const input of Object.keys(found)) {
      const section = sectionOf(input)
      if (section) turn(section, true)
    }
    toast({ text: message ?? sentences[0] ?? '', tone: 'danger' })
  }

  // To an input, wherever it is folded away; false where it is not on the page.
  function lead(input: string): boolean {
    const section = sectionOf(input)
    if (section) turn(section, true)
    return form.current !== null && focusField(form.current, input)
  }

  function accept(): void {
    setProblems({})
    setRefused({})
  }

  // In the guided form: this step is done, on to the next one.
  function goOn(step: SectionName): void {
    const here = problemsIn(step, missing)
    if (Object.keys(here).length > 0) return refuse(here)
    const next = stepAfter(step, missing, frame)
    turn(step, false)
    if (next) turn(next, true)
  }

  return {
    frame,
    form,
    values,
    files,
    problems,
    refused,
    missing,
    open,
    isLive,
    change,
    fill,
    edit,
    attach,
    leave,
    lead,
    refuse,
    accept,
    goOn,
    turn,
  }
}

// As they stand on the page, which is the order to go through them.
function inOrder(form: HTMLFormElement | null, names: string[]): string[] {
  const standing = [...(form?.elements ?? [])].map((element) => element.getAttribute('name') ?? '')
  return names.filter((name) => standing.includes(name)).sort((a, b) => standing.indexOf(a) - standing.indexOf(b))
}
