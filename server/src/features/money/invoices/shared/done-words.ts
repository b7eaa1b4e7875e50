import { done, notDone } from '../messages/done.ts'

/** What is said of something done to an invoice. */
export const doneWords = {
  approved: done.approved,
  onItsWay: done.onItsWay,
  markedAsSent: done.markedAsSent,
  voided: done.voided,
  deleted: done.deleted,
}
export const notDoneWords = { noMailAddress: notDone.noMailAddress }
