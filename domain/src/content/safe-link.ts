import { contentLimits } from './content-block.ts'

/**
 * Whether an address may stand behind a word: https, a named host with a dot, no user name, and no character that a
 * page or a mail could read as the end of an attribute.
 */
export const isSafeLink = (address: string): boolean =>
  address.length <= contentLimits.link &&
  shape.test(address)

const shape =
  /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}\p{C}]*)?$/u
