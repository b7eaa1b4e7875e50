import type { RentalRow, RentalStory } from '@kedai/contracts/rentals.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { lateDays } from '@kedai/domain/rentals/booked.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Files } from '../../../platform/files/files.ts'
import { rentalStatus } from '../product-types/shared/rental/status.ts'
import type { RentalRead } from './queries/move-rental.ts'
import type { RentalListRow } from './queries/rentals.ts'

export const presentRow = (row: RentalListRow, now: Date): RentalRow => ({
  id: row.id,
  order_no: row.order_no,
  product: row.product,
  quantity: row.units,
  start: formatTime(row.starts_at),
  end: formatTime(row.ends_at),
  status: rentalStatus(row.state, row.ends_at, now),
  buyer_name: row.buyer_name,
  buyer_phone: row.buyer_phone,
  product_id: row.product_id,
  units: row.unit_names,
})

export function presentStory({ rental, notes, photos }: RentalRead, files: Files, now: Date): RentalStory {
  const back = rental.state === 'out' ? now : rental.returned_at
  return {
    ...presentRow(rental, now),
    deposit: money(rental.deposit_sen),
    late_fee: money(rental.late_fee_sen),
    late_days: back === null ? 0 : lateDays(rental.ends_at, back),
    notes: notes.map(({ what, at, note, deposit_sen, deducted_sen }) => ({
      what: what === 'return' ? 'return' : 'hand_over',
      at: formatTime(at),
      note,
      deposit: formatRinggit(sen(deposit_sen)),
      deducted: formatRinggit(sen(deducted_sen)),
      photos: photos
        .filter((photo) => photo.what === what)
        .map(({ key, file_name: fileName }) => files.privateLink({ key, fileName }, now)),
    })),
  }
}

const money = (amount: number | null) => (amount === null ? null : formatRinggit(sen(amount)))
