import { isSafeLink } from '@kedai/domain/content/safe-link.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Heading2, Italic, Link2, List, ListOrdered, type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'

type Tool = { label: string; Picture: LucideIcon; isOn?: boolean; isOff?: boolean; run: () => void }

// The few things a description can be besides plain.
export function EditorBar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useLingui()
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const tools: Tool[] = [
    { label: t`Bold`, Picture: Bold, isOn: on.bold, run: () => editor.chain().focus().toggleBold().run() },
    { label: t`Italic`, Picture: Italic, isOn: on.italic, run: () => editor.chain().focus().toggleItalic().run() },
    {
      label: t`Heading`,
      Picture: Heading2,
      isOn: on.heading,
      run: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    { label: t`List`, Picture: List, isOn: on.bullets, run: () => editor.chain().focus().toggleBulletList().run() },
    {
      label: t`Numbered list`,
      Picture: ListOrdered,
      isOn: on.numbers,
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
    { label: t`Link`, Picture: Link2, isOn: on.link, run: () => setLinking(true) },
    { label: t`Undo`, Picture: Undo2, isOff: !on.undo, run: () => editor.chain().focus().undo().run() },
    { label: t`Redo`, Picture: Redo2, isOff: !on.redo, run: () => editor.chain().focus().redo().run() },
  ]
  return (
    <div role="toolbar" aria-label={label} className="flex flex-wrap border-b border-line px-1">
      {tools.map(({ label: name, Picture, isOn, isOff, run }) => (
        <IconButton key={name} label={name} aria-pressed={isOn} disabled={isOff} onClick={run} className="size-10">
          <Picture aria-hidden />
        </IconButton>
      ))}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui()
  const present: unknown = editor.getAttributes('link').href
  const [address, setAddress] = useState(typeof present === 'string' ? present : 'https://')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const finish = (href: string | null) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === null) chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const save = () => {
    const wanted = address.trim()
    if (isSafeLink(wanted)) finish(wanted)
    else setErrors({ address: t`Write the whole address, starting with https://` })
  }
  return (
    <Dialog open onClose={onClose} title={t`Link`}>
      <Form onSubmit={save} errors={errors} className="grid gap-4">
        <Field label={t`Address`} error={errors.address}>
          <Input
            name="address"
            type="url"
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <span className="flex justify-end gap-2">
          {typeof present === 'string' && (
            <Button onClick={() => finish(null)}>
              <Trans>Remove the link</Trans>
            </Button>
          )}
          <Button type="submit" variant="primary">
            <Trans>Set the link</Trans>
          </Button>
        </span>
      </Form>
    </Dialog>
  )
}
