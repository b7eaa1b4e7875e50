import type { ReactNode } from 'react'

type Props = {
  // What is going on.
  label: ReactNode
  // 0 to 1; null while it cannot be known.
  share: number | null
  // Stands at the right: "340 of 1,000".
  aside?: ReactNode
}

// Work that takes longer than a second.
export const Progress = ({ label, share, aside }: Props) => (
  <label className="grid gap-1.5 text-sm">
    <span className="flex justify-between gap-3">
      <span className="font-medium">{label}</span>
      <span className="whitespace-nowrap text-ink-soft">
        {aside ?? (share !== null && `${Math.round(share * 100)} %`)}
      </span>
    </span>
    <progress
      max={1}
      value={share ?? undefined}
      className="h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken indeterminate:animate-breathe indeterminate:bg-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
    />
  </label>
)
