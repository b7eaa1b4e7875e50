import { draftOf } from '../../../lib/drafts.ts'
import type { Failure } from '../../../lib/http-result.ts'
import { ownName } from '../../../lib/seller/own-name.ts'
import type { DocumentCalls, SavedDocument } from './editor-calls.ts'
import { type EditorState, type Written, bodyOf, isBegun, onTopOf, stateOf, withIds } from './editor-state.ts'
import { newDraft } from './new-draft.ts'

export type Editing = {
  state: EditorState
  // The invoice as the server last answered it; null until it was saved for the first time.
  saved: Written | null
  // The version that what is typed was typed upon.
  revision: number | undefined
  isDirty: boolean
  isSaving: boolean
  // Why the last saving was refused; `isQuiet`: it went by itself.
  refused: (Failure & { isQuiet: boolean }) | null
  // Somebody else saved meanwhile: how it stands there.
  conflict: Written | null
}

const pauseMs = 1500

type Options = {
  calls: DocumentCalls
  opened: Written | null
  start: EditorState
  onSaved: (saved: SavedDocument, isFirst: boolean) => void
}

// An invoice while it is being written. Every change is kept on this device at once; a draft is also saved to the shop after a
// short rest of typing. What a buyer may already hold is saved only when asked.
export function createEditor({ calls, opened, start, onSaved }: Options) {
  const asNew = newDraft(calls.name, start.customer_id)
  const draftName = (saved: Written | null) =>
    saved === null ? asNew.name : ownName(`${calls.name}:${saved.hashslug}`)
  const kept = readDraft(draftName(opened))
  let atServer = textOf(start)
  let now: Editing = {
    state: kept?.state ?? start,
    saved: opened,
    revision: kept ? kept.revision : opened?.revision,
    isDirty: kept !== null && textOf(kept.state) !== atServer,
    isSaving: false,
    refused: null,
    conflict: null,
  }
  let running: Promise<SavedDocument | null> | null = null
  // A first saving whose answer was lost: it is asked for again as it was, so that no second draft comes of it.
  let unsure: EditorState | null = null
  let lastRefused = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  return {
    read: () => now,
    listen(listener: () => void) {
      listeners.add(listener)
      const letGo = opened === null ? asNew.hold() : () => {}
      saveSoon()
      return () => {
        letGo()
        listeners.delete(listener)
        clearTimeout(timer)
      }
    },
    change: (part: Partial<EditorState>) => set({ state: { ...now.state, ...part } }),
    // Null unless the server has it.
    async save(): Promise<SavedDocument | null> {
      await running
      return send(false)
    },
    keepMine(): Promise<SavedDocument | null> {
      const theirs = now.conflict
      if (theirs) set({ state: onTopOf(now.state, theirs), saved: theirs, revision: theirs.revision, conflict: null })
      return send(false)
    },
    takeTheirs() {
      const theirs = now.conflict
      if (!theirs) return
      const state = stateOf(theirs)
      atServer = textOf(state)
      set({ state, saved: theirs, revision: theirs.revision, refused: null, conflict: null })
    },
    closeConflict: () => set({ conflict: null }),
  }

  function set(part: Partial<Editing>): void {
    now = { ...now, ...part }
    now = { ...now, isDirty: textOf(now.state) !== atServer }
    const draft = draftOf(draftName(now.saved))
    if (now.isDirty) draft.write({ state: now.state, revision: now.revision })
    else draft.clear()
    for (const listener of listeners) listener()
    saveSoon()
  }

  function saveSoon(): void {
    clearTimeout(timer)
    const { saved, state, isDirty, conflict } = now
    const savesItself = saved === null || saved.lifecycle === 'draft'
    if (
      savesItself &&
      isDirty &&
      conflict === null &&
      running === null &&
      isBegun(state) &&
      textOf(state) !== lastRefused
    )
      timer = setTimeout(() => void send(true), pauseMs)
  }

  function send(isQuiet: boolean): Promise<SavedDocument | null> {
    running ??= sendNow(isQuiet).finally(() => {
      running = null
      saveSoon()
    })
    return running
  }

  async function sendNow(isQuiet: boolean): Promise<SavedDocument | null> {
    clearTimeout(timer)
    const { saved, revision } = now
    const sent = saved === null ? (unsure ?? now.state) : now.state
    set({ isSaving: true })
    const result = await (saved === null
      ? calls.create(bodyOf(sent))
      : calls.update(saved.hashslug, bodyOf(sent), revision))
    unsure = saved === null && !result.ok && result.code === 0 ? sent : null
    if (result.ok) return taken(sent, result.data)
    lastRefused = textOf(sent)
    const theirs = result.code === 409 && saved !== null ? await calls.current(saved.hashslug) : null
    if (theirs && theirs.revision !== revision) set({ isSaving: false, conflict: theirs })
    else set({ isSaving: false, refused: { ...result, isQuiet } })
    return null
  }

  // The hand may have gone on typing while it was on its way.
  function taken(sent: EditorState, answer: SavedDocument): SavedDocument {
    const isFirst = now.saved === null
    if (isFirst) draftOf(draftName(null)).clear()
    atServer = textOf(withIds(sent, sent, answer))
    lastRefused = ''
    set({
      state: withIds(now.state, sent, answer),
      saved: answer,
      revision: answer.revision,
      isSaving: false,
      refused: null,
    })
    onSaved(answer, isFirst)
    return answer
  }
}

const textOf = (state: EditorState) => JSON.stringify(bodyOf(state))

type Kept = { state: EditorState; revision: number | undefined }

// What was typed on this device and not saved, with the version it was typed upon.
function readDraft(name: string): Kept | null {
  const kept = draftOf(name).read()
  // Written by this same form under its own name.
  if (!kept || typeof kept.state !== 'object' || kept.state === null || !('lines' in kept.state)) return null
  // One that was begun before there were currencies is in ringgit.
  const { state, ...rest } = kept as Kept
  return { ...rest, state: { ...state, currency: state.currency ?? 'RM', exchange_rate: state.exchange_rate ?? '' } }
}
