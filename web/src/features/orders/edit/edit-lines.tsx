import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { FieldError } from '../../../ui/field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { EditLine } from './edit-line.tsx'
import { EditPeople } from './edit-people.tsx'
import { type EditState, priceOf } from './edit-state.ts'
import { guestsOf, ticketsOf, toTickets } from './people-edit.ts'

type Line = SellerOrder['lines'][number]
type Props = {
  order: SellerOrder
  state: EditState
  set: (change: Partial<EditState>) => void
  refused: Readonly<Record<string, string>>
}

// The lines of the order and what is added to them, each with its count; one taken away can be taken back.
export function EditLines({ order, state, set, refused }: Props) {
  const setKept = (id: number, quantity: number) => set({ quantities: { ...state.quantities, [id]: quantity } })
  return (
    <ul className="mb-4 grid">
      {order.lines.map((line, at) => {
        const { id, title, options, unit_price: price } = line
        const quantity = state.quantities[id] ?? line.quantity
        const name = `lines.${at}`
        const of = { title, options, price, quantity }
        if (line.participants) return <TicketLine key={id} {...{ order, line, state, set, name, refused }} />
        const problem = refused[`${name}.quantity`] && <FieldError>{refused[`${name}.quantity`]}</FieldError>
        if (line.booking)
          return (
            <EditLine key={id} {...of} onQuantity={(next) => setKept(id, next)}>
              <RentalNote order={order} />
              {problem}
            </EditLine>
          )
        if (!isGoods(line))
          return (
            <EditLine key={id} {...of}>
              <p className="w-full text-sm text-ink-soft">
                <Trans>The quantity of these cannot be changed.</Trans>
              </p>
            </EditLine>
          )
        return (
          <EditLine
            key={id}
            {...of}
            isGone={quantity === 0}
            onQuantity={(next) => setKept(id, next)}
            onRemove={() => setKept(id, quantity === 0 ? line.quantity : 0)}
          >
            {problem}
          </EditLine>
        )
      })}
      {state.added.map(({ item, quantity }) => (
        <EditLine
          key={`new-${item.variation_id}`}
          title={item.title}
          options={item.options}
          price={priceOf(order, item)}
          quantity={quantity}
          onQuantity={(next) =>
            set({ added: state.added.map((one) => (one.item === item ? { ...one, quantity: next } : one)) })
          }
          onRemove={() => set({ added: state.added.filter((one) => one.item !== item) })}
        />
      ))}
    </ul>
  )
}

const isGoods = ({ item_type: type }: Line): boolean => isProductTypeName(type) && productTypeRules(type).inCarts

function TicketLine({ order, line, state, set, name, refused }: Props & { line: Line; name: string }) {
  const guests = guestsOf(order, line)
  const edit = state.people[line.id] ?? { dropped: [], joined: [] }
  const quantity = ticketsOf(guests, edit)
  const change = (next: typeof edit) =>
    set({
      people: { ...state.people, [line.id]: next },
      quantities: { ...state.quantities, [line.id]: ticketsOf(guests, next) },
    })
  const hasSomeCome = guests.some(({ hasCome }) => hasCome)
  const isGone = quantity === 0
  return (
    <EditLine
      title={line.title}
      options={line.options}
      price={line.unit_price}
      quantity={quantity}
      isGone={isGone}
      min={Math.max(1, guests.filter(({ hasCome }) => hasCome).length)}
      onQuantity={(next) => change(toTickets(guests, edit, next))}
      {...(!hasSomeCome && { onRemove: () => change(toTickets(guests, edit, isGone ? line.quantity : 0)) })}
    >
      <EditPeople {...{ line, guests, edit, name, refused }} onChange={change} />
    </EditLine>
  )
}

// The time itself is changed where bookings are.
function RentalNote({ order: { rental } }: { order: SellerOrder }): ReactNode {
  const { t } = useLingui()
  return (
    <p className="w-full text-sm text-ink-soft">
      <Trans>You can change the quantity here. To extend the dates, open the booking.</Trans>{' '}
      {rental && (
        <PageLink
          to={sellerPaths.rentals({ month: rental.start.slice(0, 7), open: rental.id })}
          className="font-semibold underline"
        >
          {t`Open the booking`}
        </PageLink>
      )}
    </p>
  )
}
