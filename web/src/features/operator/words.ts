import { msg } from '@lingui/core/macro'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { languageTags } from '../../lib/languages.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

// `12.3 MB` as the language writes it.
export function size(bytes: number, lang: Lang): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return new Intl.NumberFormat(languageTags[lang], {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step)
}

export const count = (figure: number, lang: Lang): string => new Intl.NumberFormat(languageTags[lang]).format(figure)

export const failureWords = {
  mails: msg`Mails`,
  jobs: msg`Jobs`,
  webhooks: msg`Webhooks`,
} as const

export const alertWords: Readonly<Record<string, ReturnType<typeof msg>>> = {
  queues: msg`Queues`,
  'failed jobs': msg`Failed jobs`,
  disk: msg`Disk`,
  certificate: msg`Certificate`,
  backup: msg`Backup`,
}

export const roleWords = { admin: msg`Admin`, support: msg`Support` } as const

// What support may do to a shop, in a badge.
export const levelWords = { view: msg`View only`, manage: msg`Manage` } as const

// The acts of the log by their names.
export const actWords: Readonly<Record<string, ReturnType<typeof msg>>> = {
  'shop suspend': msg`Suspended`,
  'shop reopen': msg`Reopened`,
  'shop transfer': msg`Transferred`,
  quota: msg`Limits changed`,
  'password reset': msg`Password link`,
  'export shop': msg`Shop exported`,
  'export buyer': msg`Buyer exported`,
  'erase shop': msg`Shop erased`,
  'erase buyer': msg`Buyer erased`,
  'mails retry': msg`Mail sent again`,
  'mails give-up': msg`Mail given up`,
  'jobs retry': msg`Job tried again`,
  'jobs give-up': msg`Job given up`,
  'webhooks retry': msg`Webhook tried again`,
  'webhooks give-up': msg`Webhook given up`,
  'operators add': msg`Operator added`,
  'operators role': msg`Role changed`,
  'operators remove': msg`Operator removed`,
  'access grant': msg`Access given`,
  'access change': msg`Access changed`,
  'access revoke': msg`Access taken away`,
}
