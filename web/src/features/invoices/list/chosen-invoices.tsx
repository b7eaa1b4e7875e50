import { Trans, useLingui } from '@lingui/react/macro'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import type { InvoiceListSearch } from '../../../lib/seller/seller-paths.ts'
import { Chosen } from '../../../ui/admin/chosen.tsx'
import { AgeName } from './age-name.tsx'

type Props = { search: InvoiceListSearch; onChange: (search: InvoiceListSearch) => void }

// The days, age and customer that the list is narrowed to, each taken away by one press.
export function ChosenInvoices({ search, onChange }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const change = (part: InvoiceListSearch) => onChange({ ...search, ...part, page: undefined })
  const told = (day: string | undefined) => day && date(day, lang)
  const [from, to] = [told(search.from), told(search.to)]
  const [receivedFrom, receivedTo] = [told(search.received_from), told(search.received_to)]
  return (
    <>
      {(from || to) && (
        <Chosen label={t`Show invoices of all days`} onRemove={() => change({ from: undefined, to: undefined })}>
          {from && to ? (
            <Trans>
              Dated {from} – {to}
            </Trans>
          ) : from ? (
            <Trans>Dated since {from}</Trans>
          ) : (
            <Trans>Dated until {to}</Trans>
          )}
        </Chosen>
      )}
      {(receivedFrom || receivedTo) && (
        <Chosen
          label={t`Show all payment dates`}
          onRemove={() => change({ received_from: undefined, received_to: undefined })}
        >
          {receivedFrom && receivedTo ? (
            <Trans>
              Payments received {receivedFrom} – {receivedTo}
            </Trans>
          ) : receivedFrom ? (
            <Trans>Payments received since {receivedFrom}</Trans>
          ) : (
            <Trans>Payments received until {receivedTo}</Trans>
          )}
        </Chosen>
      )}
      {search.age && (
        <Chosen label={t`Show invoices of all ages`} onRemove={() => change({ age: undefined })}>
          <AgeName age={search.age} />
        </Chosen>
      )}
      {search.customer_id && (
        <Chosen label={t`Show invoices of all customers`} onRemove={() => change({ customer_id: undefined })}>
          {search.customer_id === 'none' ? <Trans>No customer record</Trans> : <Trans>One customer only</Trans>}
        </Chosen>
      )}
    </>
  )
}
