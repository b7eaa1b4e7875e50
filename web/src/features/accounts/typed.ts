// What stands in a text field of a form; a file or nothing reads as an empty text.
export const typedIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export const typedTexts = <Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, typedIn(form, name)])) as Record<Name, string> // made of these names
