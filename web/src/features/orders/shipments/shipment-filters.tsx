import { courierNames } from '@kedai/domain/shipments/couriers.ts'
import { shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import { useLingui } from '@lingui/react/macro'
import type { ShipmentListSearch } from '../../../lib/seller/seller-paths.ts'
import { Select } from '../../../ui/select.tsx'
import { parcelWords } from '../parcel-words.ts'

type Props = { search: ShipmentListSearch; onChange: (search: ShipmentListSearch) => void }

// How a parcel stands, and by whom it goes. Each change goes into the address and starts at the first page.
export function ShipmentFilters({ search, onChange }: Props) {
  const { t, i18n } = useLingui()
  const change = (part: ShipmentListSearch) => onChange({ ...search, ...part, page: undefined })
  const others = search.courier && !courierNames.some((name) => name === search.courier) ? [search.courier] : []
  const status = shipmentStatuses.find((one) => one === search.status) ?? ''
  return (
    <>
      <Select
        aria-label={t`Status`}
        className="md:w-48"
        choices={[
          { value: '', label: t`Any status` },
          ...shipmentStatuses.map((one) => ({ value: one, label: i18n._(parcelWords[one].word) })),
        ]}
        value={status}
        onChange={(event) => change({ status: event.target.value || undefined })}
      />
      <Select
        aria-label={t`Courier`}
        className="md:w-48"
        choices={[
          { value: '', label: t`Any courier` },
          ...[...courierNames, ...others].map((name) => ({ value: name, label: name })),
        ]}
        value={search.courier ?? ''}
        onChange={(event) => change({ courier: event.target.value || undefined })}
      />
    </>
  )
}
