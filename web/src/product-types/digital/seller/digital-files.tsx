import type { DigitalFile } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, Paperclip, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../../lib/http.ts'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'

const path = '/api/ajax/seller/digital-files'
const mostFiles = 10

// The files a buyer gets, one after the other; each is stored as soon as it is chosen.
export function DigitalFiles() {
  const { t } = useLingui()
  const { setValue, getValues } = useFormContext<ProductValues>()
  const files = useWatch<ProductValues, 'digital.files'>({ name: 'digital.files' })
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const problem = useProblem('digital.files')
  const set = (next: DigitalFile[]) => setValue('digital.files', next, { shouldDirty: true })
  async function send(chosen: readonly File[]) {
    setRefusal(null)
    for (const file of chosen.slice(0, mostFiles - files.length)) {
      setSending({ name: file.name, share: 0 })
      const body = new FormData()
      body.set('file', file)
      const result = await call<DigitalFile>('POST', path, { body, onProgress: (share) => setSending({ name: file.name, share }) })
      if (result.ok) set([...getValues('digital.files'), result.data])
      else setRefusal(`${file.name}: ${result.fields.file ?? result.message}`)
    }
    setSending(null)
  }
  return (
    <FieldGroup label={t`Files for the buyer`} hint={t`PDF, EPUB, ZIP, picture, audio, video or Office document, 8 MB each. They stay private until the payment.`} error={refusal ?? problem}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-3 rounded-m border border-line bg-paper py-1 pr-1 pl-3">
            <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 flex-1 truncate text-sm font-medium">{file.name}</span>
            <span className="text-xs whitespace-nowrap text-ink-soft">{sizeOf(file.bytes)}</span>
            <IconButton label={t`Remove ${file.name}`} onClick={() => set(files.filter(({ id }) => id !== file.id))}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {sending && <Progress label={sending.name} share={sending.share} />}
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-m border border-line-strong bg-card px-4 text-sm font-semibold shadow-card hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Paperclip aria-hidden className="size-5" />
        <Trans>Add a file</Trans>
        <input
          type="file"
          multiple
          data-wire="digital.files"
          className="sr-only"
          disabled={sending !== null}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            void send(chosen)
          }}
        />
      </label>
    </FieldGroup>
  )
}

const sizeOf = (bytes: number) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${Math.round(bytes / 100_000) / 10} MB`)
