/** What cannot be done, in one line; nothing was changed. */
export class Refused extends Error {
  override name = 'Refused'
}
