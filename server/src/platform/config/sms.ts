import type { SmsSettings } from '../../integrations/sms/registry.ts'
import { wrongOrigin } from './origin.ts'

// What each provider needs; SMS123 sends from numbers of its own.
const needs = {
  mocean: ['MOCEAN_API_KEY', 'MOCEAN_API_SECRET', 'SMS_FROM'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'],
  sms123: ['SMS123_API_KEY'],
} as const

const names = Object.keys(needs)

/** The SMS provider of the environment, or the line that says what is wrong with it. No value is repeated: it may be a secret. */
export function readSms(given: (name: string) => string | null): { settings: SmsSettings | null } | { wrong: string } {
  const provider = given('SMS_PROVIDER')
  if (provider === null) {
    const lonely = [...Object.values(needs).flat(), 'SMS_BASE_URL'].find((name) => given(name) !== null)
    return lonely === undefined
      ? { settings: null }
      : { wrong: `${lonely} is set without SMS_PROVIDER (${names.join(', ')})` }
  }
  if (provider !== 'mocean' && provider !== 'twilio' && provider !== 'sms123')
    return { wrong: `SMS_PROVIDER must be one of ${names.join(', ')}, not "${provider}"` }
  const missing = needs[provider].filter((name) => given(name) === null)
  if (missing.length > 0)
    return { wrong: `SMS_PROVIDER=${provider} needs ${needs[provider].join(', ')}; missing: ${missing.join(', ')}` }
  const baseUrl = given('SMS_BASE_URL')
  const wrong =
    (baseUrl !== null && wrongOrigin('SMS_BASE_URL', baseUrl)) ||
    wrongSender(provider, given('SMS_FROM') ?? '') ||
    (provider === 'twilio' && wrongAccount(given('TWILIO_ACCOUNT_SID') ?? ''))
  return wrong ? { wrong } : { settings: settingsOf(provider, (name) => given(name) ?? '', baseUrl) }
}

function settingsOf(
  provider: keyof typeof needs,
  given: (name: string) => string,
  baseUrl: string | null,
): SmsSettings {
  const from = given('SMS_FROM')
  if (provider === 'mocean')
    return { provider, apiKey: given('MOCEAN_API_KEY'), apiSecret: given('MOCEAN_API_SECRET'), from, baseUrl }
  if (provider === 'twilio')
    return { provider, accountSid: given('TWILIO_ACCOUNT_SID'), authToken: given('TWILIO_AUTH_TOKEN'), from, baseUrl }
  return { provider, apiKey: given('SMS123_API_KEY'), baseUrl }
}

function wrongSender(provider: keyof typeof needs, from: string): string | false {
  if (provider === 'mocean')
    return !/^[\w .-]{1,15}$/.test(from) && 'SMS_FROM must be what Mocean sends from: up to 11 letters, or a number'
  return (
    provider === 'twilio' &&
    !/^(?:\+[1-9]\d{4,14}|MG[0-9a-f]{32}|\d{3,6}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/.test(from) &&
    'SMS_FROM must be what Twilio sends from: +… with the country, a short code, the SID of a messaging service (MG…), or up to 11 letters'
  )
}

const wrongAccount = (sid: string): string | false =>
  !/^AC[0-9a-f]{32}$/.test(sid) && 'TWILIO_ACCOUNT_SID must be AC followed by 32 characters of 0-9 and a-f'
