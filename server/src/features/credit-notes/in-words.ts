import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Message } from '../../platform/errors/message.ts'

/** An amount as each language writes it. */
export const inWords = (amount: Sen): Message => ({ ms: displayRinggit(amount, 'ms'), en: displayRinggit(amount, 'en'), zh: displayRinggit(amount, 'zh') })
