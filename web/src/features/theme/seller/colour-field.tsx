import { readColour } from '@kedai/domain/theme/theme.ts'
import { tonesOf } from '@kedai/domain/theme/tones.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FieldGroup } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = { accent: string | null; onChange: (accent: string | null) => void; error?: string }

const offered = ['#0c6a4e', '#1f5fbf', '#8a2be2', '#c8102e', '#d2691e', '#b8860b', '#c2185b', '#334155']

// The one colour of the shop. One that could not be read on is told so, with what it becomes.
export function ColourField({ accent, onChange, error }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(accent ?? '')
  const choose = (colour: string | null) => {
    setTyped(colour ?? '')
    onChange(colour)
  }
  const type = (text: string) => {
    setTyped(text)
    const colour = readColour(text)
    if (colour !== null || text.trim() === '') onChange(colour)
  }
  const tones = accent === null ? null : tonesOf(accent)
  const isMended = tones !== null && (tones.light.accent !== accent || tones.dark.accent !== accent)
  return (
    <FieldGroup
      label={t`Colour`}
      hint={<Trans>Of buttons, links and the awning.</Trans>}
      error={error ?? (typed.trim() !== '' && readColour(typed) === null && t`Write a colour like #0c6a4e`)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-pressed={accent === null}
          onClick={() => choose(null)}
          className="min-h-11 rounded-full border border-line-strong px-4 text-sm font-semibold hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        >
          <Trans>Kedai’s own</Trans>
        </button>
        {offered.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={t`Colour ${colour}`}
            aria-pressed={accent === colour}
            onClick={() => choose(colour)}
            style={{ background: colour }}
            className="size-11 rounded-full border-2 border-card outline-line-strong aria-pressed:outline-3 aria-pressed:outline-offset-1 aria-pressed:outline-solid"
          />
        ))}
        <span className="box flex w-auto items-center gap-2 py-0 pr-3 pl-1">
          <input
            type="color"
            aria-label={t`Choose a colour`}
            value={accent ?? '#0c6a4e'}
            onChange={(event) => choose(event.target.value)}
            className="size-9 cursor-pointer rounded-s border-0 bg-transparent"
          />
          <input
            aria-label={t`Colour code`}
            name="accent"
            value={typed}
            maxLength={20}
            placeholder="#0c6a4e"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            className="box-bare min-h-10.5 w-24 flex-none"
          />
        </span>
      </div>
      {isMended && (
        <Notice tone="info" title={<Trans>Your colour is adjusted slightly where text is shown on it</Trans>}>
          <span className="flex flex-wrap items-center gap-3">
            <Shade label={t`By day`} background={tones.light.accent} ink={tones.light['on-accent']} />
            <Shade label={t`By night`} background={tones.dark.accent} ink={tones.dark['on-accent']} />
          </span>
        </Notice>
      )}
    </FieldGroup>
  )
}

const Shade = ({ label, background, ink }: { label: string; background: string; ink: string }) => (
  <span
    style={{ background, color: ink }}
    className="inline-flex min-h-9 items-center rounded-m px-3 text-sm font-semibold"
  >
    {label} {background}
  </span>
)
