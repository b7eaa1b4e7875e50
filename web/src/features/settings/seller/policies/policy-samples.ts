import type { PolicyKind } from '@kedai/contracts/policies.ts'
import { useLingui } from '@lingui/react/macro'

// Texts to begin from, for a small shop; the seller changes them to what is true. A line is a paragraph.
export function usePolicySamples(): Record<PolicyKind, string> {
  const { t } = useLingui()
  return {
    terms: [
      t`Prices are in ringgit (RM). An order is confirmed once it is paid.`,
      t`We check every order before sending it. If an item is sold out, we notify you and refund it.`,
      t`Colours may look a little different from the photos.`,
    ].join('\n'),
    refund: [
      t`Tell us by WhatsApp within 7 days of receiving your parcel, with a photo, if something is damaged or wrong.`,
      t`We send a replacement or pay back your money, and we pay the return postage.`,
      t`Food and things made to order cannot be returned unless they are faulty.`,
    ].join('\n'),
    privacy: [
      t`We use your name, phone number and address only to deliver your order and update you about it.`,
      t`We share them only with the courier. We do not sell them.`,
      t`Contact us on WhatsApp to view, correct or delete your data.`,
    ].join('\n'),
    shipping: [
      t`We send orders within 2 working days of payment. You get the tracking number by then.`,
      t`Peninsular Malaysia: 2 to 3 days. Sabah and Sarawak: 5 to 7 days.`,
      t`If a parcel is lost, we ask the courier and send it again or pay back your money.`,
    ].join('\n'),
  }
}
