import { contentLimits } from './content-block.ts'

/**
 * Whether an address may stand behind a word: https, a named host with a dot, no user name, and no character that a
 * page or a mail could read as the end of an attribute.
 */
export const isSafeLink = (address: string): boolean => address.length <= contentLimits.link && shape.test(address)

const shape =
  /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}\p{C}]*)?$/u

// Up to a space or a sign that no address holds; the full stop or bracket that ends a sentence is not part of it.
const typedAddress = /(https?:\/\/[^\s"'<>\\^`{|}\p{C}]*[^\s"'<>\\^`{|}\p{C}.,;:!?)\]…。，；：！？）】])/iu

/** A text in pieces: those that are an address on the open web with their link, which is always https. */
export const addressesIn = (text: string): { text: string; link?: string }[] =>
  text
    .split(typedAddress)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const link = piece.replace(/^https?:/i, 'https:')
      return isSafeLink(link) ? { text: piece, link } : { text: piece }
    })
