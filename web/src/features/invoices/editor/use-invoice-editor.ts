import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DocumentCalls } from './editor-calls.ts'
import { createEditor, type Editing } from './editor-store.ts'
import type { EditorState, Written } from './editor-state.ts'

export type InvoiceEditor = Editing & Omit<ReturnType<typeof createEditor>, 'read' | 'listen'>

// The editor of one document, as a screen shows it.
export function useInvoiceEditor(calls: DocumentCalls, opened: Written | null, start: EditorState): InvoiceEditor {
  const queryClient = useQueryClient()
  const [editor] = useState(() =>
    createEditor({
      calls,
      opened,
      start,
      onSaved(saved, isFirst) {
        calls.show(queryClient, saved)
        // Without leaving the page: a reload comes back to this draft.
        if (isFirst) history.replaceState(history.state, '', calls.editPage(saved.hashslug))
      },
    }),
  )
  const editing = useSyncExternalStore(editor.listen, editor.read)
  // What a buyer may hold is not saved by itself; leaving the tab with it asks.
  const mustAsk = editing.isDirty && editing.saved !== null && editing.saved.lifecycle !== 'draft'
  useEffect(() => {
    if (!mustAsk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [mustAsk])
  return { ...editing, ...editor }
}
