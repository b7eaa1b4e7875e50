import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw, X } from 'lucide-react'
import type { Upload } from '../../../lib/seller/use-uploads.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Progress } from '../../../ui/progress.tsx'

// A picture on its way, or one that did not arrive and can be sent again.
export function WaitingPicture({
  upload: { file, preview, share, problem },
  onRetry,
  onDrop,
}: {
  upload: Upload
  onRetry: () => void
  onDrop: () => void
}) {
  const { t } = useLingui()
  return (
    <li className="grid min-w-0 content-start gap-1 rounded-m border border-dashed border-line-strong bg-paper p-1.5">
      <span className="relative block">
        <img
          src={preview ?? undefined}
          alt=""
          className="aspect-square w-full rounded-s bg-sunken object-cover opacity-60"
        />
        <IconButton label={t`Do not send ${file.name}`} className="absolute top-0 right-0 bg-card" onClick={onDrop}>
          <X aria-hidden />
        </IconButton>
      </span>
      {problem === null ? (
        <Progress
          label={<span className="text-xs">{share === 1 ? <Trans>Almost there</Trans> : <Trans>Sending</Trans>}</span>}
          share={share}
        />
      ) : (
        <>
          <FieldError>{problem}</FieldError>
          <Button onClick={onRetry}>
            <RotateCw aria-hidden className="size-4" />
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </li>
  )
}
