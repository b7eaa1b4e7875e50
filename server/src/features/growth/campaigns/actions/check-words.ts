import type { CampaignCheck, LeftOut } from '@kedai/contracts/campaigns.ts'
import { asCampaignSms, findCampaignBreach } from '@kedai/domain/messages/sms-disguises.ts'
import { measureSms } from '@kedai/domain/messages/sms-parts.ts'
import { maxSmsParts } from '@kedai/domain/messages/sms-rules.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { say, type Message, type Params } from '../../../../platform/errors/message.ts'
import { texts } from '../messages.ts'

type Words = { channel: 'sms' | 'email'; text: string; shop: string }
type Problem = { code: string; text: Message; found: string; params?: Params }

const shownAtMost = 60

/** What stands against sending these words. */
export function problemsOf({ channel, text, shop }: Words): Problem[] {
  if (text.trim() === '') return [{ code: 'empty', text: texts.empty, found: '' }]
  if (channel === 'email') return []
  const breach = findCampaignBreach(text)
  const { parts } = measureSms(asCampaignSms(text, shop))
  return [
    ...(breach ? [{ code: breach.rule, text: texts[breach.rule], found: breach.found.slice(0, shownAtMost) }] : []),
    ...(parts > maxSmsParts
      ? [{ code: 'too_long', text: texts.tooLong, found: '', params: { parts, most: maxSmsParts } }]
      : []),
  ]
}

/** @throws AppError `invalid` at `field` for what may not be sent */
export function mustBeSendable(words: Words, field = 'text'): void {
  const [first] = problemsOf(words)
  if (first) throw refuseField(field, first.text, { found: first.found, ...first.params })
}

export const previewOf = ({ channel, text, shop }: Words): string =>
  channel === 'sms' ? asCampaignSms(text, shop) : text.trim()

/** Parts, and what they cost for one reader, in sen. */
export function sizeOf(words: Words, partSen: number) {
  if (words.channel === 'email')
    return { parts: 1, encoding: 'UTF-8', units: words.text.length, forcedBy: null, costSen: noSen }
  const { parts, encoding, units, forcedBy } = measureSms(previewOf(words))
  return { parts, encoding: encoding === 'gsm7' ? 'GSM-7' : 'UCS-2', units, forcedBy, costSen: sen(parts * partSen) }
}

/** The answer to whoever is still writing. `recipients` null: nobody asked. */
export function presentCheck(
  words: Words,
  {
    partSen,
    recipients,
    leftOut,
    lang,
  }: { partSen: number; recipients: number | null; leftOut: LeftOut | null; lang: Lang },
): CampaignCheck {
  const problems = problemsOf(words)
  const { parts, encoding, units, forcedBy, costSen } = sizeOf(words, partSen)
  return {
    is_sendable: problems.length === 0,
    problems: problems.map(({ code, text, found, params }) => ({
      code,
      message: say(text, lang, { found, ...params }),
      found,
    })),
    parts,
    encoding,
    units,
    forced_by: forcedBy,
    cost: formatRinggit(costSen),
    preview: previewOf(words),
    recipients,
    left_out: leftOut,
    total_cost: recipients === null ? null : formatRinggit(sen(costSen * recipients)),
  }
}
