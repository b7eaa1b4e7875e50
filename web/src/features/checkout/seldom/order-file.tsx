import type { ItemView } from '@kedai/contracts/items.ts'
import { Trans } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Upload } from '../../../ui/upload.tsx'
import type { OrderInHand } from '../order-in-hand.ts'
import { useWords } from '../use-words.ts'

type Props = { checkout: OrderInHand; upload: NonNullable<ItemView['file_upload']> }

// A file the seller asks for with the order: a design, a photo to print.
export function OrderFile({ checkout, upload }: Props) {
  const { say } = useWords()
  const { files, values, problems, attach, order } = checkout
  const problem = problems.file_upload
  const progress = order.outcome.type === 'sending' ? order.outcome.progress : null
  return (
    <Field
      label={upload.label}
      hint={upload.tooltip || null}
      optional={!upload.is_required}
      error={problem && say('file_upload', problem)}
    >
      <Upload
        name="file_upload"
        file={files.file_upload}
        onChange={(file) => attach({ file_upload: file })}
        prompt={upload.placeholder || undefined}
        camera
        progress={files.file_upload && progress}
      />
      {values.uploadName && !files.file_upload && <ChooseAgain name={values.uploadName} />}
    </Field>
  )
}

// Files cannot be kept on the device; the rest of the form can.
export const ChooseAgain = ({ name }: { name: string }) => (
  <p role="status" className="text-sm text-gold-ink">
    <Trans>Choose {name} again. Your other details were saved, but files cannot be.</Trans>
  </p>
)
