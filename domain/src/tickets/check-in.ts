/** A ticket at the door. */
export type TicketAtDoor = {
  status: string
  isPaid: boolean
  /** The event that it is for, and the only one that is let in here; null where every event of the shop is. */
  productId: number
  admitted: { scannedAt: Date | null; device: string | null } | null
}

export type Scan = { at: Date | null; device: string; productId: number | null }

export type Admission =
  | { result: 'admitted'; isNew: boolean }
  | { result: 'already' }
  | { result: 'refused'; reason: 'void' | 'unpaid' | 'other_event' }

/** What becomes of a scan. Early is let in; the same scan sent again, as a device without a network does, stays what it was. */
export function judgeScan({ status, isPaid, productId, admitted }: TicketAtDoor, scan: Scan): Admission {
  if (status === 'void') return { result: 'refused', reason: 'void' }
  if (!isPaid) return { result: 'refused', reason: 'unpaid' }
  if (scan.productId !== null && scan.productId !== productId) return { result: 'refused', reason: 'other_event' }
  if (admitted === null) return { result: 'admitted', isNew: true }
  const isSame =
    scan.at !== null && admitted.scannedAt?.getTime() === scan.at.getTime() && admitted.device === scan.device
  return isSame ? { result: 'admitted', isNew: false } : { result: 'already' }
}
