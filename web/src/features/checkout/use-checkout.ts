import type { ItemView } from '@kedai/contracts/items.ts'
import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import type { BuyerField } from '@kedai/domain/checkout/buyer-fields.ts'
import { checkBuyerField } from '@kedai/domain/checkout/check-buyer.ts'
import type { Totals } from '@kedai/domain/checkout/totals.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { focusField } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { orderForm } from './order-form.ts'
import { type Files, type Problems, findProblems, healed, problemsOfServer, told, without } from './problems.ts'
import { type SectionName, openAtFirst, problemsIn, sectionOf, stepAfter } from './sections.ts'
import { senOf, shownTotals } from './totals.ts'
import { useCoupon } from './use-coupon.ts'
import { useOrder } from './use-order.ts'
import { useSections } from './use-sections.ts'
import { useShipping } from './use-shipping.ts'
import { useValues } from './use-values.ts'
import { useWords } from './use-words.ts'
import { type Values, initialValues } from './values.ts'

export type Checkout = ReturnType<typeof useCheckout>

const noFiles: Files = { paymentProof: null, file_upload: null }

// One order being written: what is typed, what it comes to, what is wrong with it, and how sending it went.
export function useCheckout(view: ItemView) {
  const form = useRef<HTMLFormElement>(null)
  const [files, setFiles] = useState(noFiles)
  const [problems, setProblems] = useState<Problems>({})
  // After a refused submit: all of it, for the summary; a new one moves the focus.
  const [refused, setRefused] = useState<Problems>({})
  // The server's sums, once the buyer was shown them; any change of the order lets go of them.
  const [agreed, setAgreed] = useState<Totals | null>(null)
  const { open, turn, setOpen } = useSections(() => openAtFirst(initialValues(view), noFiles, view))
  // Pressed before the price of sending had come: the order goes with it.
  const [isWaiting, setWaiting] = useState(false)
  const { sayAll } = useWords()

  const { values, change, isLive } = useValues({
    view,
    onRestored: (kept) => setOpen(openAtFirst(kept, noFiles, view)),
  })
  const fill = useCallback(
    ({ postcode, city, state }: { postcode: string; city: string; state: string }) => {
      change({ filledFor: postcode, city, state })
      setProblems((before) => without(before, ['city', 'state']))
    },
    [change],
  )
  const shipping = useShipping(view, values, fill)
  const { coupon, apply, remove, forget } = useCoupon(view, values.wants, shipping.price, values.clickUpsell, {
    phone: values.phone,
    email: values.email,
  })
  const totals =
    agreed ??
    shownTotals({
      view,
      wants: values.wants,
      clickUpsell: values.clickUpsell,
      discount: coupon.discount,
      extra: coupon.extra,
      shipping: shipping.price,
    })
  const order = useOrder(view, { onInvalid: ({ fields, message }) => refuse(problemsOfServer(fields, view), message) })

  // A code that counted before the page was loaded again counts again.
  const codeOfDraft =
    isLive && values.couponIsWanted && coupon.code === null && !coupon.isBusy && coupon.message === null
      ? values.couponCode
      : ''
  useEffect(() => {
    if (codeOfDraft) void apply(codeOfDraft)
  }, [codeOfDraft, apply])

  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  const { isPending } = shipping
  useEffect(() => {
    if (!isWaiting || isPending) return
    setWaiting(false)
    latest.current()
  }, [isWaiting, isPending])

  useEffect(() => {
    const [first] = inOrder(form.current, Object.keys(refused))
    if (form.current && first) focusField(form.current, first)
  }, [refused])

  function edit(changed: Partial<Values>): void {
    setAgreed(null)
    setWaiting(false)
    change(changed)
    setProblems((before) => healed(before, changed, values.country))
  }

  function attach(changed: Partial<Files>): void {
    setFiles({ ...files, ...changed })
    change({
      slipName: (changed.paymentProof ?? files.paymentProof)?.name ?? '',
      uploadName: (changed.file_upload ?? files.file_upload)?.name ?? '',
    })
    setProblems((before) => without(before, Object.keys(changed)))
  }

  // On leaving a field. What is still empty is no mistake before the order is sent.
  function leave(field: BuyerField): void {
    const reason = checkBuyerField(field, values[field], values.country)
    if (reason) setProblems((before) => ({ ...before, [field]: { by: 'field', reason } }))
  }

  function refuse(found: Problems, message?: string): void {
    const sentences = Object.values(sayAll(found))
    setProblems(found)
    setRefused(found)
    for (const input of Object.keys(found)) turnIfAny(sectionOf(input))
    toast({ text: message ?? sentences[0] ?? '', tone: 'danger' })
  }

  const turnIfAny = (section: SectionName | null) => section && turn(section, true)

  const formOf = (chosen: Values, couponCode: string | null, expected: Totals) =>
    orderForm({
      values: chosen,
      files,
      view,
      couponCode,
      shippingMethodId: shipping.methodId,
      expectedTotal: expected.total,
    })

  const formNow = () => formOf(values, coupon.code, totals)

  function submit(): void {
    if (isPending) return setWaiting(true)
    const isForgotten =
      values.couponCode.trim() !== '' && coupon.code === null && !coupon.isBusy && coupon.message === null
    const found: Problems = {
      ...findProblems(values, files, view),
      ...(isForgotten ? { coupon_code: { by: 'form', reason: 'use_coupon' } } : {}),
    }
    if (Object.keys(found).length > 0) return refuse(told(found, values))
    setProblems({})
    setRefused({})
    void order.send(formNow())
  }

  // In the guided form: this step is done, on to the next one.
  function goOn(step: SectionName): void {
    const found = findProblems(values, files, view)
    const here = problemsIn(step, found)
    if (Object.keys(here).length > 0) return refuse(here)
    const next = stepAfter(step, found, view)
    turn(step, false)
    if (next) turn(next, true)
  }

  // What the server could still do (409): the order becomes that, with its sums.
  function takeOver(changed: ChangedOrder, andSend: boolean): void {
    const next = {
      wants: changed.items,
      clickUpsell: changed.click_upsell,
      couponIsWanted: changed.coupon_code !== null,
    }
    const sums = totalsOf(changed.totals)
    change(next)
    if (changed.coupon_code === null) forget()
    setAgreed(sums)
    order.dismiss()
    if (andSend) void order.send(formOf({ ...values, ...next }, changed.coupon_code, sums))
  }

  return {
    view,
    form,
    values,
    files,
    problems,
    refused,
    totals,
    coupon,
    shipping,
    order,
    open,
    isLive,
    isWaiting,
    edit,
    attach,
    leave,
    submit,
    goOn,
    takeOver,
    turn,
    applyCoupon: apply,
    removeCoupon: remove,
    formNow,
  }
}

const totalsOf = (wire: ChangedOrder['totals']): Totals => ({
  clickUpsell: senOf(wire.click_upsell),
  shipping: senOf(wire.shipping),
  discount: senOf(wire.discount),
  addonTotal: senOf(wire.addon_total),
  subtotal: senOf(wire.subtotal),
  total: senOf(wire.total),
})

// As they stand on the page, which is the order to go through them.
function inOrder(form: HTMLFormElement | null, names: string[]): string[] {
  const standing = [...(form?.elements ?? [])].map((element) => element.getAttribute('name') ?? '')
  return names.filter((name) => standing.includes(name)).sort((a, b) => standing.indexOf(a) - standing.indexOf(b))
}
