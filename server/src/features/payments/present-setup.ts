import type { PaymentSetup, ShownPaymentMethod } from '@kedai/contracts/seller-payments.ts'
import { isPaymentKind, paymentKindRules } from '@kedai/domain/payments/methods.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { offeredMethods } from './offered-methods.ts'
import type { OfferedMethod } from './offered-methods.ts'
import type { MethodRow } from './queries/methods.ts'
import type { AccountRow } from './queries/setup.ts'
import { setupRefusals } from './setup-messages.ts'

type Setup = { methods: readonly MethodRow[]; accounts: readonly AccountRow[] }

/** The methods a shop has, in their order, then those it could have. */
export function presentPaymentSetup({ methods, accounts }: Setup, { demo, lang }: { demo: boolean; lang: Lang }): PaymentSetup {
  const isOffered = ({ isForDemo }: OfferedMethod) => demo || !isForDemo
  const known = methods.filter(({ code }) => offeredMethods.some((one) => one.code === code && isOffered(one)))
  const untouched = offeredMethods.filter((one) => isOffered(one) && !methods.some(({ code }) => code === one.code))
  const noAccount = accounts.some(({ is_shown }) => is_shown) ? null : setupRefusals.noAccount[lang]
  const shown = (method: Omit<ShownPaymentMethod, 'hold' | 'blocked'>): ShownPaymentMethod =>
    ({ ...method, hold: paymentKindRules[method.kind].hold, blocked: method.kind === 'bank_transfer' ? noAccount : null })
  return {
    methods: [
      ...known.flatMap(({ code, kind, name, instructions, is_active, hold_minutes }) =>
        isPaymentKind(kind) ? [shown({ code, kind, name, instructions, is_active, hold_minutes })] : []),
      ...untouched.map(({ code, kind, name, instructions }) => shown({ code, kind, name: name[lang], instructions: instructions[lang], is_active: false, hold_minutes: null })),
    ],
    accounts: accounts.map(({ id, bank, number, holder, is_shown }) => ({ id, bank, number, holder, is_shown })),
  }
}
