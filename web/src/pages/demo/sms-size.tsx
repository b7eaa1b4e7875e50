import { measureSms } from '@kedai/domain/messages/sms-parts.ts'
import { Plural } from '@lingui/react/macro'

// What the network would bill for a text.
export function SmsSize({ text }: { text: string }) {
  const { parts, units, encoding } = measureSms(text)
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      SMS · <Plural value={parts} one="# part" other="# parts" /> ·{' '}
      <Plural value={units} one="# character" other="# characters" /> · {encoding === 'gsm7' ? 'GSM-7' : 'UCS-2'}
    </p>
  )
}
