import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say } from '../../../platform/errors/message.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { escapeHtml } from '../../../platform/http/error-page.ts'
import { texts } from './messages.ts'
import type { BillRow, BillState } from './queries.ts'

/** What a person may answer while a bill is in a state. */
export const answers = {
  open: ['pay', 'fail', 'pending'],
  pending: ['pay', 'fail'],
  paid: [],
  failed: [],
} as const satisfies Record<BillState, readonly Answer[]>

export type Answer = 'pay' | 'fail' | 'pending'

/** The bank's page: works without a script, styled by its own file. */
export function payPage(bill: BillRow, lang: Lang, backTo: string): string {
  const t = (message: Message) => escapeHtml(say(message, lang))
  const state = bill.state as BillState // the column's check allows no other
  const buttons = answers[state].map((answer) => button(answer, t)).join('')
  const form = buttons
    ? `<form method="post"><input type="hidden" name="token" value="${escapeHtml(bill.form_token)}">${buttons}</form>`
    : `<p><a class="back" href="${escapeHtml(backTo)}">${t(texts.back)}</a></p>`
  const facts = [
    [texts.amount, displayRinggit(sen(bill.amount_sen), lang)],
    [texts.forWhat, bill.description],
    [texts.reference, bill.reference],
  ] as const
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${t(texts.title)}</title>` +
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/pay.css"></head><body><main><header><h1>${t(texts.title)}</h1><p>${t(texts.notice)}</p></header>` +
    `<dl>${facts.map(([name, value]) => `<div><dt>${t(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>` +
    `<p class="state ${state}" role="status">${t(stateTexts[state])}</p>${form}</main></body></html>`
  )
}

const stateTexts = {
  open: texts.isOpen,
  pending: texts.isPending,
  paid: texts.isPaid,
  failed: texts.isFailed,
} satisfies Record<BillState, Message>

const answerTexts = {
  pay: { label: texts.pay, hint: texts.payHint },
  fail: { label: texts.fail, hint: texts.failHint },
  pending: { label: texts.pending, hint: texts.pendingHint },
} satisfies Record<Answer, { label: Message; hint: Message }>

const button = (answer: Answer, t: (message: Message) => string) =>
  `<button name="answer" value="${answer}" class="${answer}"><strong>${t(answerTexts[answer].label)}</strong><small>${t(answerTexts[answer].hint)}</small></button>`
