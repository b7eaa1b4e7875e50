/** How many recipients a Malaysian day may have: mails by person, by shop and in all, and texts in all (those of a shop: `smsPerDay`); and a minute of campaigns. */
export type SendingLimits = {
  mailsPerPerson: number
  mailsPerShop: number
  /** For a person and a shop in their first seven days. */
  mailsPerNewcomer: number
  mailsInAll: number
  textsInAll: number
  /** Of a shop, besides its own: automatic ones that strangers set off. */
  textsOfStrangers: number
  /** Of one shop's campaigns in any 60 seconds. */
  campaignsPerMinute: number
}

type ReadNumber = (name: string, fallback: number, min: number, max: number) => number

const atMost = 10_000_000

export const readSendingLimits = (wholeNumber: ReadNumber): SendingLimits => ({
  mailsPerPerson: wholeNumber('MAIL_PER_PERSON_PER_DAY', 1_000, 1, atMost),
  mailsPerShop: wholeNumber('MAIL_PER_SHOP_PER_DAY', 1_000, 1, atMost),
  mailsPerNewcomer: wholeNumber('MAIL_PER_NEW_SHOP_PER_DAY', 100, 1, atMost),
  mailsInAll: wholeNumber('MAIL_PER_DAY', 20_000, 1, atMost),
  textsInAll: wholeNumber('SMS_PER_DAY', 2_000, 1, atMost),
  textsOfStrangers: wholeNumber('SMS_OF_STRANGERS_PER_SHOP_PER_DAY', 50, 0, 100_000),
  campaignsPerMinute: wholeNumber('CAMPAIGN_PER_MINUTE', 300, 1, atMost),
})
