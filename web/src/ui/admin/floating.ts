// The face of what floats above the page, and of a line to choose in it.
export const floating =
  'max-h-(--available-height) max-w-[min(24rem,var(--available-width))] overflow-y-auto rounded-m border border-line bg-card text-sm text-ink shadow-float outline-none'

export const option =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 outline-none select-none data-highlighted:bg-accent-soft data-highlighted:text-ink data-disabled:cursor-not-allowed data-disabled:text-ink-faint [&_svg]:size-4.5 [&_svg]:shrink-0'
