import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { ChooseAgain } from './order-file.tsx'
import { Upload } from '../../../ui/upload.tsx'
import type { OrderInHand } from '../order-in-hand.ts'
import { useWords } from '../use-words.ts'

// The slip of a transfer, now or later: it is not needed to place the order.
export function SlipUpload({ checkout }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { say } = useWords()
  const { files, values, problems, attach, order } = checkout
  const problem = problems.paymentProof
  const progress = order.outcome.type === 'sending' ? order.outcome.progress : null
  return (
    <Field
      label={t`Payment slip`}
      hint={t`Paid already? Add the slip. You can also send it from the order page afterwards.`}
      optional
      error={problem && say('paymentProof', problem)}
    >
      <Upload
        name="paymentProof"
        file={files.paymentProof}
        onChange={(file) => attach({ paymentProof: file })}
        camera
        progress={files.paymentProof && progress}
      />
      {values.slipName && !files.paymentProof && <ChooseAgain name={values.slipName} />}
    </Field>
  )
}
