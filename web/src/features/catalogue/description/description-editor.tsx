import './description-editor.css'
import type { ContentBlock } from '@kedai/domain/content/content-block.ts'
import { isSafeLink } from '@kedai/domain/content/safe-link.ts'
import { useLingui } from '@lingui/react/macro'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { blocksOf, documentOf } from './blocks.ts'
import { EditorBar } from './editor-bar.tsx'
import { blocksFromText, cleanedHtml } from './pasted.ts'

export type DescriptionEditorProps = {
  value: ContentBlock[]
  onChange: (blocks: ContentBlock[]) => void
  label: string
  labelledBy?: string
}

// Text with headings, lists, bold, italic and links. What comes out are our own blocks, whatever was pasted.
export function DescriptionEditor({ value, onChange, label }: DescriptionEditorProps) {
  const { t } = useLingui()
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        blockquote: false,
        code: false,
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        underline: false,
        dropcursor: false,
        gapcursor: false,
        trailingNode: false,
        link: {
          openOnClick: false,
          autolink: true,
          defaultProtocol: 'https',
          protocols: ['https'],
          isAllowedUri: (address) => isSafeLink(address),
          HTMLAttributes: { rel: 'noopener nofollow', target: null },
        },
      }),
    ],
    injectCSS: false,
    content: documentOf(value),
    onUpdate: ({ editor: changed }) => onChange(blocksOf(changed.getJSON())),
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanedHtml,
      handlePaste: (_view, event) => {
        const text = event.clipboardData?.getData('text/plain') ?? ''
        // With markup the editor reads that; pictures belong to the pictures.
        if (text === '' || event.clipboardData?.getData('text/html')) return false
        editor.commands.insertContent(documentOf(blocksFromText(text)).content ?? [])
        return true
      },
    },
  })
  return (
    <div className="description-editor rounded-m border border-line-strong bg-card focus-within:border-accent focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
      <EditorBar editor={editor} label={t`Format`} />
      <EditorContent editor={editor} />
    </div>
  )
}
