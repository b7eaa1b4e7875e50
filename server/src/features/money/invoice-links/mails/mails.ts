import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { amountIn, displayAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { withoutStop } from '@kedai/domain/text/without-stop.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { inWords } from '../../../../platform/errors/in-words.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import type { MailBlock } from '../../../../platform/mail/mail-content.ts'
import { readWhole } from '../actions/read-guest-invoice.ts'
import { maySend } from '../../../shop/accounts/actions/claim-sending.ts'
import { mailOwners } from '../../../shop/accounts/actions/mail-owners.ts'
import { readPaidByAttempt, readShop } from '../queries/people.ts'
import { slipLeaves } from '../slip-leaves.ts'
import { mailTexts as texts } from './mail-texts.ts'

type Of = { shopId: number; invoiceId: number }

/** To the buyer and the shop: a slip came and waits to be checked. */
export async function mailSlipSent(deps: Deps, trx: Db, of: Of): Promise<void> {
  const story = await read(deps, trx, of)
  const claimed = story.view.proofs.find(({ uploaded_by }) => uploaded_by === 'buyer')?.amount ?? null
  const [short, currency] = [slipLeaves(story.view), currencyOf(story.view.currency)]
  await toBuyer(deps, trx, story, {
    subject: texts.slipReceived,
    heading: texts.slipReceivedHeading,
    ...(short
      ? {
          text: texts.slipReceivedPart,
          params: { said: inWords(short.said, currency), left: inWords(short.left, currency) },
        }
      : { text: texts.slipReceivedText }),
    figures: ['balance'],
  })
  await toOwners(deps, trx, story, {
    subject: texts.slipToCheck,
    heading: texts.slipToCheckHeading,
    text: texts.slipToCheckText,
    button: texts.checkSlip,
    figures: ['balance'],
    more: claimed === null ? [] : [{ label: texts.claimed, amount: claimed }],
  })
}

/** To the buyer: the slip was refused, why, and where to send another. */
export async function mailSlipRejected(deps: Deps, trx: Db, of: Of): Promise<void> {
  const story = await read(deps, trx, of)
  const reason = withoutStop(story.view.proofs.find(({ uploaded_by }) => uploaded_by === 'buyer')?.reason ?? '')
  await toBuyer(deps, trx, story, {
    subject: texts.slipRejected,
    heading: texts.slipRejectedHeading,
    text: texts.slipRejectedText,
    button: texts.sendAnother,
    figures: ['balance'],
    params: { reason },
  })
}

/** To the shop: a gateway brought money. */
export async function mailPaymentReceived(deps: Deps, trx: Db, of: Of & { attemptId: number }): Promise<void> {
  const story = await read(deps, trx, of)
  const amount = inWords(sen(await readPaidByAttempt(trx, of)), currencyOf(story.view.currency))
  await toOwners(deps, trx, story, {
    subject: texts.received,
    heading: texts.receivedHeading,
    figures: ['paid', 'balance'],
    params: { amount },
  })
}

/** To the buyer: all of it is paid. An invoice over nothing has nobody to thank. */
export async function mailReceipt(deps: Deps, trx: Db, of: Of): Promise<void> {
  const story = await read(deps, trx, of)
  if (amountIn(story.view.paid_amount, currencyOf(story.view.currency)) <= 0) return
  await toBuyer(deps, trx, story, {
    subject: texts.receipt,
    heading: texts.receiptHeading,
    text: texts.receiptText,
    figures: ['total', 'paid'],
  })
}

/** To the shop: the invoice was looked at. */
export async function mailViewed(deps: Deps, trx: Db, of: Of): Promise<void> {
  const story = await read(deps, trx, of)
  await toOwners(deps, trx, story, {
    subject: texts.viewed,
    heading: texts.viewed,
    text: texts.viewedText,
    figures: ['balance'],
  })
}

type Figure = 'balance' | 'paid' | 'total'
type Story = { view: InvoiceView; shop: { name: string; email: string | null }; shopId: number; invoiceId: number }
type Letter = {
  subject: Message
  heading: Message
  text?: Message
  button?: Message
  figures: readonly Figure[]
  more?: readonly { label: Message; amount: string }[]
  params?: Record<string, string | Message>
}

const read = async (deps: Deps, trx: Db, of: Of): Promise<Story> => ({
  view: await readWhole(trx, deps, of, 'ms'),
  shop: await readShop(trx, of.shopId),
  ...of,
})

// It follows from what was done, so it is left out rather than refused.
async function toBuyer({ mail, clock }: Deps, trx: Db, story: Story, letter: Letter): Promise<void> {
  const { view, shop } = story
  if (
    view.buyer.email === null ||
    !(await maySend(trx, { shopId: story.shopId, userId: null, channel: 'email', recipients: 1, now: clock.now() }))
  )
    return
  await mail.send(trx, {
    to: view.buyer.email,
    lang: view.lang,
    ...(shop.email !== null && { replyTo: shop.email }),
    about: { invoiceId: story.invoiceId },
    content: { shop: shop.name, ...contentOf(story, letter, view.lang, view.share_url) },
  })
}

async function toOwners({ mail, config }: Deps, trx: Db, story: Story, letter: Letter): Promise<void> {
  const url = `${config.publicUrl}/seller/invoices/${story.view.hashslug}`
  await mailOwners(trx, mail, story.shopId, (lang) => contentOf(story, letter, lang, url))
}

function contentOf(
  { view, shop }: Story,
  { subject, heading, text, button, figures, more = [], params: others = {} }: Letter,
  lang: Lang,
  url: string,
) {
  const params = { number: view.number ?? '', buyer: view.buyer.name, shop: shop.name, ...others }
  const inLang = (amount: string) =>
    displayAmount(amountIn(amount, currencyOf(view.currency)), currencyOf(view.currency), lang)
  const amounts = { balance: view.balance_due, paid: view.paid_amount, total: view.total }
  const blocks: MailBlock[] = [
    { kind: 'heading', text: heading, params },
    ...(text ? [{ kind: 'paragraph', text, params } as const] : []),
    {
      kind: 'lines',
      rows: [
        { label: texts.invoice, value: view.number ?? '' },
        ...figures.map((figure) => ({ label: texts[figure], value: inLang(amounts[figure]) })),
        ...more.map(({ label, amount }) => ({ label, value: inLang(amount) })),
      ],
    },
    { kind: 'button', text: button ?? texts.openInvoice, url },
  ]
  return { subject, params, blocks }
}
