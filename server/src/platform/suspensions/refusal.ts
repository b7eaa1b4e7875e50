import { AppError } from '../errors/app-error.ts'
import type { Message } from '../errors/message.ts'
import type { Suspension } from './suspended-shops.ts'

const texts = {
  guest: {
    ms: 'Kedai ini ditutup buat sementara waktu. Sebab: {reason}',
    en: 'This shop is closed for now. Reason: {reason}',
    zh: '此店铺暂时关闭。原因：{reason}',
  },
  seller: {
    ms: 'Kedai anda digantung, jadi tiada apa-apa boleh diubah buat masa ini. Sebab: {reason}',
    en: 'Your shop is suspended, so you cannot make changes. Reason: {reason}',
    zh: '您的店铺已被暂停，目前无法更改任何内容。原因：{reason}',
  },
} satisfies Record<string, Message>

/** What buyers and everybody else are told. */
export const closedForNow = ({ reason }: Suspension): AppError =>
  new AppError('forbidden', texts.guest, { params: { reason }, data: { suspended: true } })

/** What who works in the shop is told when something would change. */
export const onlyToLookAt = ({ reason }: Suspension): AppError =>
  new AppError('forbidden', texts.seller, { params: { reason }, data: { suspended: true } })
