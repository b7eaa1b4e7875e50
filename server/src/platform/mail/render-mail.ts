import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Letters } from '@kedai/domain/theme/designs.ts'
import { withoutLinks } from '@kedai/domain/text/links.ts'
import { kedaiMailLook } from '@kedai/domain/theme/mail-look.ts'
import type { MailLook } from '@kedai/domain/theme/mail-look.ts'
import type { Corners } from '@kedai/domain/theme/shape.ts'
import { say as sayAnything } from '../errors/message.ts'
import type { Message, Params } from '../errors/message.ts'
import { escapeHtml } from '../http/error-page.ts'
import type { MailBlock, MailContent } from './mail-content.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** Both bodies of a mail in one language. Headers of a mail cannot be broken by what a person typed. */
export function renderMail(content: MailContent, lang: Lang, look: MailLook = kedaiMailLook): RenderedMail {
  const styles = stylesOf(look)
  const subject = say(content.subject, lang, content.params)
    .replace(/[\r\n]+/g, ' ')
    .slice(0, 250)
  const sender = content.shop === undefined ? null : say(sentBy, lang, { shop: content.shop.replace(/\s+/g, ' ') })
  const html = content.blocks.map((block) => htmlOf(block, lang, styles)).join('\n')
  const text = content.blocks
    .filter(({ kind }) => kind !== 'open_mark')
    .map((block) => textOf(block, lang))
    .join('\n\n')
  return {
    subject,
    text: `${sender === null ? '' : `${sender}\n\n`}${text}\n`,
    html: page(
      subject,
      sender === null ? html : `<p style="${styles.sender}">${escapeHtml(sender)}</p>\n${html}`,
      lang,
      styles,
    ),
  }
}

// People, as they typed themselves, in mails to whomever they named: mail programs must make no link of them.
const people: ReadonlySet<string> = new Set(['name', 'buyer'])

function say(message: Message, lang: Lang, params: Params = {}): string {
  const shown = Object.entries(params).map(([key, value]) => [
    key,
    people.has(key) && typeof value === 'string' ? withoutLinks(value) : value,
  ])
  return sayAnything(message, lang, Object.fromEntries(shown) as Params) // the same keys and kinds of value
}

const sentBy: Message = {
  ms: '{shop} menghantar e-mel ini melalui Kedai.',
  en: '{shop} sent you this e-mail through Kedai.',
  zh: '{shop} 通过 Kedai 向您发送此邮件。',
}

const radius: Record<Corners, number> = { sharp: 0, soft: 8, round: 20 }
const letters: Record<Letters, string> = {
  plain: 'system-ui,sans-serif',
  serif: "Georgia,'Times New Roman',serif",
  round: 'system-ui,sans-serif',
  narrow: "'Arial Narrow',system-ui,sans-serif",
}

// Mail programs know no style sheets, so the look stands in attributes.
const stylesOf = ({ paper, card, ink, soft, line, accent, onAccent, link: linked, corners, headings }: MailLook) => ({
  body: `margin:0;background:${paper};color:${ink};font:16px/1.5 ${letters.plain}`,
  card: `max-width:560px;margin:0 auto;padding:24px;background:${card}`,
  sender: `margin:0 0 12px;font-size:14px;color:${soft}`,
  heading: `font-size:20px;margin:0 0 12px${headings === 'plain' ? '' : `;font-family:${letters[headings]}`}`,
  table: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  label: `padding:6px 12px 6px 0;border-bottom:1px solid ${line}`,
  value: `padding:6px 0;border-bottom:1px solid ${line};text-align:right`,
  link: `color:${linked};overflow-wrap:anywhere`,
  button: `display:inline-block;padding:12px 20px;border-radius:${radius[corners]}px;background:${accent};color:${onAccent};text-decoration:none`,
})
type Styles = ReturnType<typeof stylesOf>

function page(title: string, inner: string, lang: Lang, styles: Styles): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`
  return `<!doctype html><html lang="${lang}"><head>${head}</head><body style="${styles.body}"><div style="${styles.card}">\n${inner}\n</div></body></html>`
}

function htmlOf(block: MailBlock, lang: Lang, styles: Styles): string {
  if (block.kind === 'lines') {
    const rows = block.rows.map(
      ({ label, value, leads = false }) =>
        `<tr><td style="${styles.label}">${escapeHtml(labelOf(label, lang))}</td><td style="${styles.value}">${leads ? link(escapeHtml(value), styles) : unbroken(escapeHtml(value))}</td></tr>`,
    )
    return `<table role="presentation" style="${styles.table}">${rows.join('')}</table>`
  }
  if (block.kind === 'open_mark') return `<img src="${escapeHtml(block.url)}" width="1" height="1" alt="">`
  const text = escapeHtml(say(block.text, lang, block.params))
  if (block.kind === 'heading') return `<h1 style="${styles.heading}">${text}</h1>`
  if (block.kind === 'button') return `<p><a href="${escapeHtml(block.url)}" style="${styles.button}">${text}</a></p>`
  return `<p>${text.replaceAll('\n', '<br>')}</p>`
}

function textOf(block: MailBlock, lang: Lang): string {
  if (block.kind === 'lines')
    return block.rows.map(({ label, value }) => `${labelOf(label, lang)}: ${value}`).join('\n')
  if (block.kind === 'open_mark') return ''
  const text = say(block.text, lang, block.params)
  return block.kind === 'button' ? `${text}:\n${block.url}` : text
}

const labelOf = (label: string | Message, lang: Lang): string => (typeof label === 'string' ? label : label[lang])

// A long one breaks rather than widening a phone's screen.
const link = (html: string, styles: Styles): string => `<a href="${html}" style="${styles.link}">${html}</a>`

// An amount stays on one line beside a long title.
const unbroken = (html: string): string => html.replace('RM ', 'RM&nbsp;')
