import type { InvoiceProduct } from '@kedai/contracts/seller-invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { apiQuery } from '../../../lib/query.ts'
import { useSettled } from '../../../lib/seller/use-settled.ts'
import { invoicesPath } from '../api.ts'
import { SuggestInput } from './suggest-input.tsx'

type Props = { name: string; value: string; onType: (text: string) => void; onPick: (product: InvoiceProduct) => void }

// What is sold: free text, with the shop's own products suggested while it is typed.
export function ItemName({ name, value, onType, onPick }: Props) {
  const { t } = useLingui()
  const [isTyping, setIsTyping] = useState(false)
  const term = useSettled(value.trim())
  const isAsked = isTyping && term.length >= 2
  const { data } = useQuery({
    ...apiQuery<InvoiceProduct[]>(`${invoicesPath}/products?${new URLSearchParams({ term })}`),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <SuggestInput
      name={name}
      maxLength={200}
      placeholder={t`Product or description`}
      value={value}
      onType={(text) => (setIsTyping(true), onType(text))}
      found={isAsked ? (data?.slice(0, 6) ?? []) : []}
      keyOf={({ variation_id }) => variation_id}
      show={({ title, price, needs_order: needsOrder }) => (
        <>
          <span className="min-w-0">
            {title}
            {needsOrder && (
              <span className="block text-xs text-ink-soft">
                <Trans>An invoice reserves no seat and no time; an order from its page does.</Trans>
              </span>
            )}
          </span>
          <span className="shrink-0 text-xs whitespace-nowrap text-ink-soft">{money(price)}</span>
        </>
      )}
      onPick={(product) => (setIsTyping(false), onPick(product))}
    />
  )
}
