import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { Upload } from '../../../../ui/upload.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { Send } from '../use-send.ts'
import { duitNowPath } from './api.ts'

// Takes the picture of the shop's code; what is wrong with it is said at the field.
export function DuitNowDialog({ isFirst, send, onClose }: { isFirst: boolean; send: Send; onClose: () => void }) {
  const { t } = useLingui()
  const [picture, setPicture] = useState<File | null>(null)
  const save = () => {
    const body = new FormData()
    if (picture) body.append('picture', picture)
    return send('POST', duitNowPath, body)
  }
  return (
    <FormDialog title={isFirst ? t`Add your DuitNow QR` : t`Replace the DuitNow QR`} save={save} onClose={onClose}>
      {(errorOf) => (
        <>
          <Field
            label={<Trans>Picture of the code</Trans>}
            hint={
              <Trans>
                A screenshot or photo of the code that your bank or e-wallet gave your business: the standing one,
                without an amount.
              </Trans>
            }
            error={errorOf('picture')}
          >
            <Upload
              name="picture"
              file={picture}
              onChange={setPicture}
              accept="image/*"
              camera
              prompt={t`Choose a picture`}
            />
          </Field>
          <p className="text-sm text-ink-soft">
            <Trans>We read the code and redraw it for buyers. The picture itself is not saved or shown.</Trans>
          </p>
        </>
      )}
    </FormDialog>
  )
}
