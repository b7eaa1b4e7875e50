import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw, X } from 'lucide-react'
import type { Upload } from '../../../lib/seller/use-uploads.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { sizeOf } from './size-of.ts'

// A file on its way, with the way to stop it, or one that did not arrive and can be sent again.
export function WaitingFile({
  upload: { file, share, problem, mayRetry },
  onRetry,
  onDrop,
}: {
  upload: Upload
  onRetry: () => void
  onDrop: () => void
}) {
  const { t } = useLingui()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-m border border-dashed border-line-strong bg-paper py-1 pr-1 pl-3">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate text-sm font-medium">{file.name}</span>
        <span className="text-xs whitespace-nowrap text-ink-soft">{sizeOf(file.size)}</span>
        <IconButton
          label={problem === null ? t`Stop sending ${file.name}` : t`Do not send ${file.name}`}
          onClick={onDrop}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="grid justify-items-start gap-2 pr-2 pb-2 *:w-full">
        {problem === null ? (
          <Progress
            label={
              share === 0 ? <Trans>Waiting</Trans> : share === 1 ? <Trans>Almost there</Trans> : <Trans>Sending</Trans>
            }
            share={share}
            aside={share === 0 ? '' : undefined}
          />
        ) : (
          <>
            <FieldError>{problem}</FieldError>
            {mayRetry && (
              <Button className="sm:!w-auto" onClick={onRetry}>
                <RotateCw aria-hidden className="size-4" />
                <Trans>Try again</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}
