import { wrongOrigin } from './origin.ts'

/** Whom operators' alerts go to; nobody unless said. */
export type AlertSettings = { mail: string | null; webhook: string | null }

/** What is set, or the line that says what is wrong with it. */
export function readAlerts(given: (name: string) => string | null): { settings: AlertSettings } | { wrong: string } {
  const mail = given('ALERT_MAIL')
  if (mail !== null && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(mail))
    return { wrong: 'ALERT_MAIL must be one e-mail address, such as operator@kedai.example' }
  const webhook = given('ALERT_WEBHOOK_URL')
  // It may carry a key of the receiver’s, so it is not repeated.
  if (webhook !== null) {
    const url = URL.canParse(webhook) ? new URL(webhook) : null
    if (url === null || wrongOrigin('ALERT_WEBHOOK_URL', url.origin) !== false)
      return { wrong: 'ALERT_WEBHOOK_URL must be an address that starts with https://, or http:// on this machine' }
  }
  return { settings: { mail, webhook } }
}
