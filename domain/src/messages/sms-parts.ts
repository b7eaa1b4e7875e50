/** How long a text is for the networks, which count and bill by parts. */
export type SmsSize = {
  /** `gsm7` holds about a hundred characters; one that is not among them makes the whole text `ucs2`. */
  encoding: 'gsm7' | 'ucs2'
  /** What counts: in GSM-7 its extension characters twice, in UCS-2 what lies beyond the first plane (emoji) twice. */
  units: number
  parts: number
  /** The first character that GSM-7 lacks; null where there is none. */
  forcedBy: string | null
}

/** Of one part alone, and of each where there are more (3GPP TS 23.040: a header takes the rest). */
export const smsLimits = { gsm7: { alone: 160, each: 153 }, ucs2: { alone: 70, each: 67 } } as const

/** What a text takes by SMS; an empty one takes one part too. */
export function measureSms(text: string): SmsSize {
  const characters = Array.from(text)
  const forcedBy = characters.find((character) => !basic.has(character) && !extension.has(character)) ?? null
  const encoding = forcedBy === null ? 'gsm7' : 'ucs2'
  const sizes = characters.map((character) =>
    encoding === 'ucs2' ? character.length : extension.has(character) ? 2 : 1,
  )
  const units = sizes.reduce((sum, size) => sum + size, 0)
  return {
    encoding,
    units,
    parts: units <= smsLimits[encoding].alone ? 1 : partsOf(sizes, smsLimits[encoding].each),
    forcedBy,
  }
}

// A character of two units is never torn between two parts.
function partsOf(sizes: readonly number[], each: number): number {
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > each) {
      parts += 1
      used = 0
    }
    used += size
  }
  return parts
}

// 3GPP TS 23.038 §6.2.1; what follows the escape (§6.2.1.1) takes two units.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extension = new Set('\f^{}\\[~]|€')
