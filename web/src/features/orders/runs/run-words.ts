import type { RunAction } from '@kedai/domain/orders/runs.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

type Words = { question: (count: number, isAll: boolean) => string; verb: string; hint: string | null; running: string }

// What each run is called: before it starts, on its button, and while it works.
export function useRunWords(): Record<RunAction, Words> {
  const { t } = useLingui()
  const those = (count: number, isAll: boolean) =>
    isAll ? t`all that match` : t`${plural(count, { one: '# order', other: '# orders' })}`
  const leftAlone = t`Orders that cannot be processed stay unchanged. The report shows the reason.`
  return {
    approve_proof: {
      question: (count, isAll) => t`Approve the slips: ${those(count, isAll)}`,
      verb: t`Approve the slips`,
      hint: t`Check your bank account first: each slip counts as paid afterwards.`,
      running: t`Approving slips`,
    },
    pack: {
      question: (count, isAll) => t`Mark as packed: ${those(count, isAll)}`,
      verb: t`Mark as packed`,
      hint: leftAlone,
      running: t`Marking as packed`,
    },
    parcel: {
      question: (count, isAll) => t`Make the parcels ready: ${those(count, isAll)}`,
      verb: t`Make the parcels ready`,
      hint: t`One parcel for the remaining items of each order. Buyers are notified once it is sent.`,
      running: t`Making parcels ready`,
    },
    fulfil: {
      question: (count, isAll) => t`Mark as shipped: ${those(count, isAll)}`,
      verb: t`Mark as shipped`,
      hint: t`Each buyer is notified by e-mail.`,
      running: t`Marking as shipped`,
    },
    complete: {
      question: (count, isAll) => t`Mark as completed: ${those(count, isAll)}`,
      verb: t`Mark as completed`,
      hint: leftAlone,
      running: t`Marking as completed`,
    },
    print: {
      question: (count, isAll) => t`Print: ${those(count, isAll)}`,
      verb: t`View documents`,
      hint: null,
      running: t`Printing`,
    },
    export: {
      question: (count, isAll) => t`Spreadsheet: ${those(count, isAll)}`,
      verb: t`Save the file`,
      hint: null,
      running: t`Writing the file`,
    },
  }
}
