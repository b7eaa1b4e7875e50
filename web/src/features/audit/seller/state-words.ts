import type { AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import type { AutomationAction, AutomationTrigger } from '@kedai/domain/automations/names.ts'
import { useLingui } from '@lingui/react/macro'

type Words = Record<string, string>

// States in the log in words, by what they are of: a paid voucher is no active reseller.
export function useStateWords(about: AuditSubjectType): Words {
  const { t } = useLingui()
  const ofResellers = {
    applied: t`Applied to join`,
    awaiting_first_order: t`Waiting for the first order`,
    active: t`Active`,
    warned: t`Warned`,
    suspended: t`Suspended`,
    ended: t`Ended`,
    rejected: t`Rejected`,
  }
  const ofVouchers = {
    prepared: t`Prepared`,
    checked: t`Checked`,
    approved: t`Approved`,
    paid: t`Paid`,
    void: t`Made void`,
  }
  const ofLeads = { new: t`New`, contacted: t`Contacted`, won: t`Won`, lost: t`Not won` }
  const ofCoupons = {
    active: t`Active`,
    scheduled: t`Not started`,
    paused: t`Paused`,
    expired: t`Ended`,
    used_up: t`Used up`,
    archived: t`Archived`,
  }
  const ofAppointments = { done: t`Completed`, no_show: t`No-show` }
  const states: Partial<Record<AuditSubjectType, Words>> = {
    reseller: ofResellers,
    voucher: ofVouchers,
    lead: ofLeads,
    order: ofAppointments,
  }
  return states[about] ?? ofCoupons
}

// Choices of a reseller programme in words.
export function useProgrammeChoices(): Record<string, Words> {
  const { t } = useLingui()
  return {
    visibility: {
      listed: t`Everybody, at the foot of the shop`,
      link: t`Anyone with the link`,
      invited: t`By invitation code from a reseller`,
    },
    settlement: { margin: t`Margin`, commission: t`Commission` },
    ships_to: { end_buyer: t`To the buyer`, reseller: t`To the reseller`, both: t`As the reseller chooses` },
    attribution: { last: t`The last link a buyer came by`, first: t`The first link a buyer came by` },
    activity_then: {
      warn: t`No further action; the warning stays`,
      downgrade: t`The rank below`,
      suspend: t`Suspended`,
    },
  }
}

// What starts an automation and what it does, in the words of its own screen.
export function useAutomationChoices(): Record<string, Words> {
  const { t } = useLingui()
  return {
    trigger: {
      order_placed: t`New order received`,
      order_paid: t`An order is paid`,
      slip_rejected: t`A slip is rejected`,
      order_shipped: t`An order is shipped`,
      order_delivered: t`An order has arrived`,
      order_cancelled: t`An order is cancelled`,
      order_unpaid: t`An order stays unpaid`,
      lead_left: t`New lead`,
      cart_left: t`A cart is left without an order`,
      stock_low: t`Stock runs low`,
      rental_due: t`Rental due soon`,
      rental_overdue: t`Rental overdue`,
      renewal_due: t`A membership or course ends soon`,
      ticket_tomorrow: t`An event is tomorrow`,
      reseller_approved: t`A reseller is approved`,
      reseller_idle: t`A reseller has gone quiet`,
    } satisfies Record<AutomationTrigger, string>,
    action: {
      email: t`Send an e-mail`,
      sms: t`Send an SMS`,
      tag: t`Tag the customer`,
      coupon: t`Send a coupon`,
      task: t`Create a reminder`,
      webhook: t`Notify another system (webhook)`,
    } satisfies Record<AutomationAction, string>,
  }
}
