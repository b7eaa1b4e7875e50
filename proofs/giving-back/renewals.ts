import { cancelBySeller, readAsBuyer, recordPayment, refund, type Placed } from './orders.ts'
import { mustBe200, type Answer, type Stage } from './stage.ts'
import type { Subject } from './subjects/subject.ts'
import { course, monthly } from './subjects/terms.ts'

type Renewed = { name: string; subject: Subject; link: 'member_url' | 'learn_url'; call: string; end: string }

/** What is paid for again and again. */
export const renewedThings: readonly Renewed[] = [
  { name: 'a membership', subject: monthly, link: 'member_url', call: 'member', end: 'valid_until' },
  { name: 'a course', subject: course, link: 'learn_url', call: 'course', end: 'expires_at' },
]

/** Buys, renews, gives the renewal back, then the rest; what is wrong on the way. */
export async function judgeRenewal(stage: Stage, { subject, link, call, end }: Renewed): Promise<string[]> {
  const { placed, answer } = await (await subject.open(stage)).place({ units: 1 })
  if (!placed) throw new Error(`the order is not taken: ${answer.text}`)
  mustBe200('the payment', await recordPayment(stage, placed, '10.00'))
  const token = String((await readAsBuyer(placed)).lines[0][link])
    .split('/')
    .pop()
  const path = `/api/ajax/guest/${call}/${token}`
  const look = async (): Promise<unknown> => {
    const { status, body } = await placed.buyer.get(path)
    return status === 200 && body.data.status !== 'lapsed' ? body.data[end] : 'over'
  }
  const renew = (): Promise<Answer> => placed.buyer.post(`${path}/renew`, { paymentMethod: 'bank_transfer' })
  const first = await look()
  const unpaid = asOrder(placed, mustBe200('the renewal', await renew()))
  const renewal = asOrder(placed, mustBe200('the renewal', await renew()))
  mustBe200('its payment', await recordPayment(stage, renewal, '10.00'))
  const second = await look()
  mustBe200('its refund', await refund(stage, renewal, { amount: '10.00' }))
  const backToFirst = await look()
  mustBe200('the refund', await refund(stage, placed, { amount: '10.00' }))
  const afterAll = await look()
  const late = await renew()
  const lateMoney = await recordPayment(stage, unpaid, '10.00')
  const isOpenAfterMoney = lateMoney.status === 200 && (await look()) === 'over'
  await cancelBySeller(stage, unpaid)
  return [
    ...(second === first || second === 'over' ? ['a renewal adds nothing'] : []),
    ...(backToFirst === first ? [] : [`after its refund it ends ${String(backToFirst)}, not ${String(first)}`]),
    ...(afterAll === 'over' ? [] : ['it is open after all of its money went back']),
    ...(late.status >= 400 && late.status < 500 ? [] : [`renewing what was given back answers ${late.status}`]),
    ...(isOpenAfterMoney ? ['money for a renewal is kept, and nothing opens'] : []),
  ]
}

const asOrder = (first: Placed, { body }: Answer): Placed => ({ ...first, orderNo: body.data.order_no })
