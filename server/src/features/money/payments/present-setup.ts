import type { ShownDuitNow } from '@kedai/contracts/duitnow.ts'
import type { PaymentSetup, ShownPaymentMethod } from '@kedai/contracts/seller-payments.ts'
import { acquirerName, readDuitNow } from '@kedai/domain/payments/duitnow/duitnow-code.ts'
import { methodDefaults, methodWords } from '@kedai/domain/payments/method-words.ts'
import { isPaymentKind, paymentKindRules } from '@kedai/domain/payments/methods.ts'
import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { qrPath } from '../../../platform/codes/qr-path.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import { duitNowRefusals } from './duitnow-messages.ts'
import { offeredMethods } from './offered-methods.ts'
import type { OfferedMethod } from './offered-methods.ts'
import type { DuitNowRow } from './queries/duitnow.ts'
import type { MethodRow } from './queries/methods.ts'
import type { AccountRow } from './queries/setup.ts'
import { setupRefusals } from './setup-messages.ts'

type Setup = { methods: readonly MethodRow[]; accounts: readonly AccountRow[]; duitnow: DuitNowRow | undefined }

/** The methods a shop has, in their order, then those it could have. */
export function presentPaymentSetup(
  { methods, accounts, duitnow }: Setup,
  { demo, lang }: { demo: boolean; lang: Lang },
): PaymentSetup {
  const isOffered = ({ isForDemo }: OfferedMethod) => demo || !isForDemo
  const known = methods.filter(({ code }) => offeredMethods.some((one) => one.code === code && isOffered(one)))
  // A provider's way to pay appears with the shop's account there.
  const isOpen = (one: OfferedMethod) => isOffered(one) && (one.provider === null || one.isForDemo)
  const untouched = offeredMethods.filter((one) => isOpen(one) && !methods.some(({ code }) => code === one.code))
  const blocked: Partial<Record<PaymentKind, string | null>> = {
    bank_transfer: accounts.some(({ is_shown }) => is_shown) ? null : setupRefusals.noAccount[lang],
    qr: duitnow ? null : duitNowRefusals.noCode[lang],
  }
  const shown = (method: Omit<ShownPaymentMethod, 'hold' | 'blocked' | 'revision'>): ShownPaymentMethod => {
    const { kind, name, instructions, hold_minutes, unique_total } = method
    return {
      ...method,
      hold: paymentKindRules[kind].hold,
      blocked: blocked[kind] ?? null,
      revision: revisionOf({ name, instructions, hold_minutes, unique_total }),
    }
  }
  return {
    methods: [
      ...known.flatMap(({ kind, is_active, hold_minutes, unique_total, ...method }) =>
        isPaymentKind(kind)
          ? [shown({ code: method.code, kind, ...methodWords(method, lang), is_active, hold_minutes, unique_total })]
          : [],
      ),
      ...untouched.map(({ code, kind }) =>
        shown({ code, kind, ...methodDefaults[code][lang], is_active: false, hold_minutes: null, unique_total: false }),
      ),
    ],
    accounts: accounts.map(({ id, bank, number, holder, is_shown }) => ({
      id,
      bank,
      number,
      holder,
      is_shown,
      revision: revisionOf({ bank, number, holder, is_shown }),
    })),
    duitnow: duitnow ? presentDuitNow(duitnow, lang) : null,
  }
}

function presentDuitNow({ payload, says_amount }: DuitNowRow, lang: Lang): ShownDuitNow | null {
  const read = readDuitNow(payload)
  if (!read.ok) return null
  const {
    code: { merchantName, acquirerId, isSealed },
  } = read
  return {
    merchant_name: merchantName,
    acquirer: acquirerName(acquirerId),
    acquirer_id: acquirerId,
    says_amount,
    amount_blocked: isSealed ? duitNowRefusals.sealed[lang] : null,
    qr: qrPath(payload),
  }
}
