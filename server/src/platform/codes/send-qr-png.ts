import type { AnyReply } from '../http/app-types.ts'
import { qrPng } from './qr-png.ts'

/** A code as a picture to be saved, kept by nobody on the way. */
export const sendQrPng = async (reply: AnyReply, qr: { size: number; path: string }, name: string): Promise<AnyReply> =>
  reply
    .type('image/png')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^A-Za-z0-9._-]/g, '_')}.png"`)
    .send(await qrPng(qr))
