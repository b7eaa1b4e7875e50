import { measureSms } from '@kedai/domain/messages/sms-parts.ts'
import { Plural, Trans } from '@lingui/react/macro'

// What the network would bill for a text.
export function SmsSize({ text }: { text: string }) {
  const { parts, units, encoding } = measureSms(text)
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <Plural value={parts} one="# SMS" other="# SMS" /> ·{' '}
      <Plural value={units} one="# character" other="# characters" />
      {encoding !== 'gsm7' && (
        <>
          {' '}
          · <Trans>with special characters</Trans>
        </>
      )}
    </p>
  )
}
