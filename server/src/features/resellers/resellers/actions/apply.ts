import { randomInt } from 'node:crypto'
import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { areaRules } from '@kedai/domain/carts/areas.ts'
import { readResellerCode } from '@kedai/domain/resellers/identity.ts'
import { mayRefer } from '@kedai/domain/resellers/statuses.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { currentRequest } from '../../../../platform/http/current-request.ts'
import { recordTermsConsent } from '../../../growth/opt-outs/actions/record-consent.ts'
import { registerApplicant } from '../../../shop/accounts/actions/register-applicant.ts'
import { applyTexts } from '../apply-messages.ts'
import type { Applicant, Fields } from '../judge-application.ts'
import { lockShop } from '../queries/lock-shop.ts'
import { findProgramme } from '../queries/programmes.ts'
import {
  findByCode,
  findTwins,
  insertApplication,
  isPersonOf,
  saveDocuments,
  upsertPerson,
} from '../queries/resellers.ts'
import { sealNumbers } from '../shared/seals.ts'

export type Applying = {
  shopId: number
  area: ProgrammeArea
  applicant: Applicant
  /** What was wrong with the form already. */
  fields: Fields
  sponsorCode: string
  /** Of the signed-in; else an account is made with this password. */
  person: { userId: number } | { passwordHash: string; lang: Lang; isEmailVerified: boolean }
  documents: readonly StoredFile[]
  address: string
  now: Date
}

/**
 * Puts somebody into the queue of a programme; the id. Applications of a shop come one after the other, so that nobody is in it
 * twice. @throws AppError `not_found` for a programme that is closed, `invalid` with everything that stands in the way, by field
 */
export async function applyToProgramme(
  trx: Db,
  parts: Pick<Deps, 'sealing' | 'config'> & { files: Pick<Files, 'save'> },
  { shopId, area, applicant, person, now, ...applying }: Applying,
): Promise<number> {
  await lockShop(trx, shopId)
  const programme = await findProgramme(trx, shopId, area)
  if (!programme?.is_open) throw new AppError('not_found', applyTexts.closed)
  const numbers = sealNumbers(parts, shopId, applicant)
  const isSignedIn = 'userId' in person
  const twins = await findTwins(trx, shopId, {
    phone: applicant.phone,
    identityHash: numbers.identityHash,
    accountHash: numbers.accountHash,
    userId: isSignedIn ? person.userId : null,
  })
  const sponsor = await findSponsor(trx, { shopId, area, person, sponsorCode: applying.sponsorCode })
  const fields: Fields = {
    ...(twins.phone && { phone: [applyTexts.known] }),
    ...(twins.identity && { identity_no: [applyTexts.known] }),
    ...(twins.account && { bank_account: [applyTexts.known] }),
    ...(sponsor === 'unknown' && { sponsor_code: [applyTexts.noSponsor] }),
    ...(sponsor === null && programme.visibility === 'invited' && { sponsor_code: [applyTexts.needsSponsor] }),
    ...applying.fields,
  }
  if (twins.emails.length > 0) throw new KnownAlready(fields, twins.emails)
  if (sponsor === 'unknown' || Object.keys(fields).length > 0) throw new AppError('invalid', texts.invalid, { fields })
  const userId = isSignedIn ? person.userId : await registerApplicant(trx, { ...applicant, ...person, now })
  if (userId === null) {
    // Who is in a programme of this shop applies twice (contract §9); of any other account a stranger hears nothing (§7).
    if (await isPersonOf(trx, shopId, applicant.email)) throw refuseKnown(applicant.email)
    throw new HasAccount(applicant.email)
  }
  const personId = await upsertPerson(trx, shopId, { ...applicant, ...numbers, userId, now })
  const id = await insertApplication(trx, shopId, {
    area,
    personId,
    userId,
    uplineId: sponsor?.id ?? null,
    code: newCode(),
    termsVersion: programme.terms_version,
    address: applying.address,
    answers: applicant.answers,
    now,
  })
  if (id === null) throw refuseKnown(applicant.email)
  await recordTermsConsent(trx, {
    shopId,
    name: applicant.name,
    phone: applicant.phone,
    email: applicant.email,
    source: `join_${area.replaceAll('-', '_')}`,
    words: programme.terms,
    lang: currentRequest()?.lang ?? 'ms',
    now,
  })
  const fileIds: number[] = []
  for (const file of applying.documents) fileIds.push(await parts.files.save(trx, file))
  if (fileIds.length > 0) await saveDocuments(trx, shopId, id, fileIds)
  return id
}

const refuseKnown = (email: string) => new KnownAlready({ email: [applyTexts.known] }, [email])

/** They, or somebody who names what is theirs, applied before: it is said at the field, in one sentence for all, and they are told. */
export class KnownAlready extends AppError {
  readonly emails: readonly string[]
  constructor(fields: Fields, emails: readonly string[]) {
    super('invalid', texts.invalid, { fields })
    this.emails = emails
  }
}

/** The address has an account that is in no programme here. Whoever asks is answered as everybody is; its owner is told how to apply. */
export class HasAccount extends AppError {
  readonly email: string
  constructor(email: string) {
    super('conflict', applyTexts.known)
    this.email = email
  }
}

// Of the same programme, or of one whose members hold the stock that others sell; nobody brings himself in.
type Sponsored = Pick<Applying, 'shopId' | 'area' | 'sponsorCode' | 'person'>
async function findSponsor(trx: Db, { shopId, area, sponsorCode, person }: Sponsored) {
  if (sponsorCode === '') return null
  const code = readResellerCode(sponsorCode)
  const found = code === null ? null : await findByCode(trx, shopId, code)
  if (!found || !mayRefer(found.status) || ('userId' in person && person.userId === found.user_id)) return 'unknown'
  return found.area === area || areaRules(found.area).holdsStock ? found : 'unknown'
}

// Letters and digits that nobody takes for each other, read out over the phone.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newCode = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
