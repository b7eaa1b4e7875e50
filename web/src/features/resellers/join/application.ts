// What may be kept on the device while it is typed: neither the password nor numbers of papers and accounts.
export const keptFields = [
  'name',
  'email',
  'phone',
  'address',
  'postcode',
  'city',
  'bank_name',
  'sponsor_code',
] as const

const maxDocuments = 4

// A form of registration as the call wants it (contract §9).
export function applicationOf(typed: FormData): FormData {
  const sent = new FormData()
  for (const [name, value] of typed) if (typeof value === 'string' && name !== 'agreeTnc') sent.append(name, value)
  sent.append('agreeTnc', typed.get('agreeTnc') === null ? '0' : '1')
  documentsOf(typed).forEach((file, at) => sent.append(`documents[${at}]`, file))
  return sent
}

export const documentsOf = (typed: FormData): File[] =>
  typed
    .getAll('documents')
    .filter((file): file is File => file instanceof File && file.size > 0)
    .slice(0, maxDocuments)

// Refusals by the names of the inputs: an answer's key stands in brackets there.
export const byInput = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [
      name.replace(/^answers\.(.+)$/, 'answers[$1]').replace(/^documents\..*$/, 'documents'),
      text,
    ]),
  )

// The same for the same content, so that a second press is the same try and a mended form a new one. It never leaves the page.
export const printOf = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : `${value.name} ${value.size}`]),
  )
