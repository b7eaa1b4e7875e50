import type { DigitalFile } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, Paperclip, Trash2 } from 'lucide-react'
import { use, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { SoldFilesContext } from '../../form/seller/sold-files.ts'
import { sizeOf } from './size-of.ts'
import { WaitingFile } from './waiting-file.tsx'

const maxFiles = 10

// The files a buyer gets; each is stored as soon as it is chosen.
export function DigitalFiles() {
  const { t } = useLingui()
  const { setValue } = useFormContext<ProductValues>()
  const files = useWatch<ProductValues, 'digital.files'>({ name: 'digital.files' })
  const { uploads, maxBytes } = use(SoldFilesContext)
  const [refusal, setRefusal] = useState<string | null>(null)
  const problem = useProblem('digital.files')
  const set = (next: DigitalFile[]) => setValue('digital.files', next, { shouldDirty: true })
  const full = t`A product delivers up to ${maxFiles} files.`
  const limit = maxBytes === null ? null : sizeOf(maxBytes)
  const room = maxFiles - files.length - uploads.waiting.length
  // What the server would refuse after an hour of sending is refused at once.
  function add(chosen: readonly File[]) {
    const tooLarge = chosen.find(({ size }) => maxBytes !== null && size > maxBytes)
    const fitting = chosen.filter(({ size }) => maxBytes === null || size <= maxBytes)
    if (tooLarge) setRefusal(t`${tooLarge.name} is too large: ${sizeOf(tooLarge.size)}. The limit is ${limit}.`)
    else setRefusal(fitting.length > room ? full : null)
    uploads.add(fitting.slice(0, Math.max(0, room)))
  }
  const kinds = t`PDF, EPUB, ZIP, picture, audio, video or Office document. They stay private until the payment.`
  return (
    <FieldGroup
      label={t`Files for the buyer`}
      hint={limit === null ? kinds : `${kinds} ${t`Up to ${limit} each.`}`}
      error={refusal ?? problem}
    >
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
        {uploads.waiting.map((upload) => (
          <WaitingFile
            key={upload.key}
            upload={upload}
            onRetry={() => uploads.retry(upload.key)}
            onDrop={() => uploads.drop(upload.key)}
          />
        ))}
      </ul>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-m border border-line-strong bg-card px-4 text-sm font-semibold shadow-card hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60">
        <Paperclip aria-hidden className="size-5" />
        <Trans>Add a file</Trans>
        <input
          type="file"
          multiple
          data-wire="digital.files"
          className="sr-only"
          disabled={room <= 0}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            add(chosen)
          }}
        />
      </label>
      {room <= 0 && <p className="text-sm text-ink-soft">{full}</p>}
    </FieldGroup>
  )
}
