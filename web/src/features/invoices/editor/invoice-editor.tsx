import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { money } from '../../../lib/format.ts'
import { FormBar } from '../../../ui/admin/form-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { writeAmount } from '../amounts.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DetailsFields } from './details-fields.tsx'
import { type DocumentCalls, type SavedDocument, invoiceCalls } from './editor-calls.ts'
import { type EditorState, type Written, isBegun } from './editor-state.ts'
import { sumsOf } from './editor-sums.ts'
import { LineList } from './line-list.tsx'
import { NotesFields } from './notes-fields.tsx'
import { refusedFields } from './refused-fields.ts'
import { SavedState } from './saved-state.tsx'
import { TotalsCard } from './totals-card.tsx'
import { useInvoiceEditor } from './use-invoice-editor.ts'

type Props = {
  // The invoice as it was when this was opened; null: a new one.
  opened: Written | null
  start: EditorState
  taxShipping: boolean
  // Where it is kept; an invoice's unless another kind is written.
  calls?: DocumentCalls
}

// An invoice being written: for whom, what, when, and what it comes to. Saving leads to its page.
export function InvoiceEditor({ opened, start, taxShipping, calls = invoiceCalls }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const editor = useInvoiceEditor(calls, opened, start)
  const { state, change, saved, refused } = editor
  const sums = sumsOf(state, saved?.tax_shipping ?? taxShipping)
  const total = sums.sums && writeAmount(sums.sums.total, state)
  const rule = saved?.edit_rule ?? 'all'
  const told = refused && !refused.isQuiet ? refused : null
  const { atFields: errors, ledTo } = refusedFields(editor)
  const leave = (answer: SavedDocument | null) => {
    if (!answer) return
    void navigate(answer.redirectTo)
    scrollTo(0, 0)
  }
  const save = async () => leave(await editor.save())
  const button = (
    <Button
      type="submit"
      variant="primary"
      className="max-lg:flex-1 lg:w-full"
      busy={editor.isSaving}
      disabledBecause={saved === null && !isBegun(state) && t`Enter the customer or the items first.`}
    >
      {saved === null || saved.lifecycle === 'draft' ? <Trans>Save and view</Trans> : <Trans>Save the changes</Trans>}
    </Button>
  )
  return (
    <Form
      onSubmit={() => void save()}
      errors={ledTo}
      problem={told && Object.keys(told.fields).length === 0 ? told.message : null}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {rule === 'notes_only' && (
          <Notice tone="info" title={t`Only the notes of this invoice can still be changed`}>
            <Trans>This invoice is paid, credited or void. Correct it with a credit note or a debit note.</Trans>
          </Notice>
        )}
        {rule === 'needs_total_at_least_settled' && saved && (
          <Notice tone="info" title={t`${money(saved.paid_amount, saved.currency)} has been received for this invoice`}>
            <Trans>Its total cannot go below that. To lower it further, issue a credit note.</Trans>
          </Notice>
        )}
        {rule !== 'notes_only' && (
          <>
            <BuyerFields state={state} change={change} errors={errors} />
            <LineList
              currency={state.currency}
              lines={state.lines}
              totals={sums.lineTotals}
              change={change}
              errors={errors}
            />
            <DetailsFields
              isApproved={calls.name === 'invoice' && saved !== null && saved.lifecycle !== 'draft'}
              kind={calls.name}
              state={state}
              change={change}
              errors={errors}
            />
          </>
        )}
        <NotesFields kind={calls.name} state={state} change={change} errors={errors} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-4">
        {rule !== 'notes_only' && (
          <Section title={t`Totals`}>
            <TotalsCard state={state} change={change} sums={sums} errors={errors} />
          </Section>
        )}
        <div className="grid gap-3 max-lg:hidden">
          {button}
          <SavedState editor={editor} />
        </div>
      </div>
      <FormBar className="grid gap-1 lg:hidden">
        <span className="flex items-center justify-between gap-3">
          <strong className="text-lg whitespace-nowrap tabular-nums">
            {total === null ? '–' : money(total, state.currency)}
          </strong>
          {button}
        </span>
        <SavedState editor={editor} />
      </FormBar>
      {/* Words for the unit of a quantity; any other may be typed. */}
      <datalist id="quantity-types">
        {['unit', 'pcs', 'set', 'box', 'kg', 'hour', 'day', 'month', 'm', 'm²'].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {editor.conflict && (
        <ConflictDialog
          kind={calls.name}
          mine={state}
          total={total}
          theirs={editor.conflict}
          busy={editor.isSaving}
          onKeepMine={() => void editor.keepMine()}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
    </Form>
  )
}
