// Puts kept texts into the fields that are still empty: what was typed before the script had loaded wins.
export function restoreTyped(
  form: HTMLFormElement,
  kept: Record<string, unknown> | null,
  names: readonly string[],
): void {
  for (const name of names) {
    const field = form.elements.namedItem(name)
    const text = kept?.[name]
    if (field instanceof HTMLInputElement && field.value === '' && typeof text === 'string') field.value = text
  }
}
