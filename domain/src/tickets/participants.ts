import { isEmail, normaliseEmail } from '../checkout/check-buyer.ts'
import { readPhone } from '../people/phone.ts'
import { readsAsLink } from '../text/links.ts'

/** For whom a ticket is; empty where nothing was typed yet. (spec §5) */
export type Participant = { name: string; email: string; mobile: string }

/** The people of an order's tickets, and those who were taken off it and may come back. */
export type ParticipantList = { list: readonly Participant[]; parked: readonly Participant[] }

/** How many tickets have nobody yet; spec: remaining = quantity − participants. */
export const remainingTickets = (quantity: number, list: readonly Participant[]): number => quantity - list.length

/**
 * The list after the number of tickets changed. More people than tickets empties it (spec: Tickets); nobody who was typed is
 * lost, they are parked and can be put back.
 */
export function fitParticipants({ list, parked }: ParticipantList, quantity: number): ParticipantList {
  return list.length > quantity ? { list: [], parked: [...list, ...parked].filter(isTyped) } : { list, parked }
}

/** Puts parked people back, the first ones first, as far as there are tickets. */
export function restoreParticipants({ list, parked }: ParticipantList, quantity: number): ParticipantList {
  const room = Math.max(0, remainingTickets(quantity, list))
  return { list: [...list, ...parked.slice(0, room)], parked: parked.slice(room) }
}

export type ParticipantField = keyof Participant
/** `link`: the name reads as the address of a site. */
export type ParticipantRefusal = 'required' | 'unreadable' | 'link'

/** What is wrong with one of them, by its field; nothing when all three are there. (contract §2a) */
export function checkParticipant({
  name,
  email,
  mobile,
}: Participant): Partial<Record<ParticipantField, ParticipantRefusal>> {
  const judged = {
    name: name.trim() === '' ? 'required' : readsAsLink(name) ? 'link' : /\p{L}/u.test(name) ? null : 'unreadable',
    email: email.trim() === '' ? 'required' : isEmail(normaliseEmail(email)) ? null : 'unreadable',
    mobile: mobile.trim() === '' ? 'required' : readPhone(mobile) === null ? 'unreadable' : null,
  } satisfies Record<ParticipantField, ParticipantRefusal | null>
  return Object.fromEntries(Object.entries(judged).filter(([, refusal]) => refusal !== null))
}

const maxLines = 500
const maxLine = 300

/**
 * Reads people out of lines that were copied from a spreadsheet or a chat: one a line, in whichever order name, e-mail and
 * mobile stand; numbers and marks before them, and who wrote them when, are left out. What a line lacks is left empty.
 */
export function readParticipants(pasted: string): Participant[] {
  return pasted
    .split(/\r?\n/, maxLines)
    .map((line) => readLine(line.slice(0, maxLine)))
    .filter(isTyped)
}

function readLine(line: string): Participant {
  const text = line
    .normalize('NFKC')
    .replace(/^\s*\[[^\]]{1,40}\]\s*[^:]{1,60}:/, '') // [24/11/26, 10:15] Aishah:
    .replace(/^\s*(?:\d{1,3}\s*[.)\]]|[-*•])\s*/, '')
  const parts = text.split(/[\t,;|]/)
  const pieces = parts.length > 1 ? parts : text.split(/\s+(?=\S+@)|(?<=@\S+)\s+|\s+(?=\+?\d)|(?<=\d)\s+(?=\p{L})/u)
  const found: Participant = { name: '', email: '', mobile: '' }
  for (const piece of pieces.map((one) => one.trim()).filter(Boolean)) {
    const email = normaliseEmail(piece)
    if (found.email === '' && isEmail(email)) found.email = email
    else if (found.mobile === '' && readPhone(piece) !== null) found.mobile = piece
    else if (found.mobile !== '' && readPhone(found.mobile + piece) !== null) found.mobile += piece
    else found.name = [found.name, piece].filter(Boolean).join(' ')
  }
  return found
}

const isTyped = ({ name, email, mobile }: Participant): boolean => name !== '' || email !== '' || mobile !== ''
