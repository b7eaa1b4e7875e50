import { toBuffer } from 'qrcode'

/** A picture of a code, as a bank's app saves it. */
export const qrPicture = async (text: string, width = 480) => ({
  filename: 'duitnow.png',
  bytes: await toBuffer(text, { errorCorrectionLevel: 'M', width, margin: 4 }),
})
