import type { RefusedSlips, SlipGroup } from '@kedai/contracts/waiting-slips.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useChange } from '../../lib/seller/use-change.ts'
import { Reason } from '../../ui/admin/reason-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'

// Refuses what was shown: a slip that came meanwhile is not among them.
export function RefuseSlipsDialog({ group: { sums, orders }, onClose }: { group: SlipGroup; onClose: () => void }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const { send, isBusy, errors, problem } = useChange()
  const formId = useId()
  async function refuse() {
    const body = { order_nos: orders.map(({ order_no }) => order_no), reason }
    const result = await send<RefusedSlips>('POST', '/api/ajax/seller/money/waiting-slips/refuse', body)
    if (result?.ok) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Plural value={sums.orders} one="Reject the slip of # order?" other="Reject the slips of # orders?" />}
      shape="drawer"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            <Trans>Refuse all</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void refuse()} errors={errors} problem={problem} className="grid gap-4">
        <p className="text-sm text-ink-soft">
          <Trans>
            They reserve <Plural value={sums.pieces} one="# piece" other="# pieces" />. Each buyer is notified and can
            send one more slip within a day. If the second slip is rejected, the order ends and its items go back on
            sale.
          </Trans>
        </p>
        <Reason
          label={t`Reason`}
          hint={t`The buyer reads it.`}
          templates={[
            t`The money has not arrived in our account.`,
            t`The slip cannot be read. Please send a clearer picture.`,
            t`This slip is for another payment.`,
          ]}
          value={reason}
          onChange={setReason}
          error={errors['reason']}
        />
      </Form>
    </Dialog>
  )
}
