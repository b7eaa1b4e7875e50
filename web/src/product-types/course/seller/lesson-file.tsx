import type { DigitalFile } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, Paperclip, Trash2 } from 'lucide-react'
import { useUploads } from '../../../lib/seller/use-uploads.ts'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { WaitingFile } from '../../digital/seller/waiting-file.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { KindProps } from './kind-props.ts'

// The one file of a lesson; it is stored as soon as it is chosen.
export function LessonFile({ lesson, path, onChange, accept, hint }: KindProps & { accept?: string; hint: string }) {
  const { t } = useLingui()
  const uploads = useUploads<DigitalFile>({
    path: '/api/ajax/seller/digital-files',
    field: 'file',
    atOnce: 1,
    onArrived: ({ id, name }) => onChange({ file: { id, name } }),
  })
  const { file } = lesson
  return (
    <FieldGroup label={t`File`} hint={hint} error={useProblem(`${path}.file_id`)}>
      {file && (
        <p className="flex items-center gap-3 rounded-m border border-line bg-paper py-1 pr-1 pl-3">
          <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
          <span className="min-w-0 flex-1 truncate text-sm font-medium">{file.name}</span>
          <IconButton label={t`Remove ${file.name}`} onClick={() => onChange({ file: null })}>
            <Trash2 aria-hidden />
          </IconButton>
        </p>
      )}
      {uploads.waiting.length > 0 && (
        <ul>
          {uploads.waiting.map((upload) => (
            <WaitingFile
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload.key)}
              onDrop={() => uploads.drop(upload.key)}
            />
          ))}
        </ul>
      )}
      {!file && uploads.waiting.length === 0 && (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-m border border-line-strong bg-card px-4 text-sm font-semibold shadow-card hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <Paperclip aria-hidden className="size-5" />
          <Trans>Choose a file</Trans>
          <input
            type="file"
            accept={accept}
            data-wire={`${path}.file_id`}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              uploads.add(chosen.slice(0, 1))
            }}
          />
        </label>
      )}
    </FieldGroup>
  )
}
