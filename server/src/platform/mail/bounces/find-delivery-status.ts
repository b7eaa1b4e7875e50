/**
 * The one part of a mail that says what became of another one: `message/delivery-status` of a `multipart/report`. Everything
 * else, such as an answer of somebody who is away or what is no mail at all, reads as null. RFC 3462, RFC 6533
 */
export async function findDeliveryStatus(message: Buffer): Promise<string | null> {
  const { default: PostalMime } = await import('postal-mime') // few starts hear of any
  const mail = await PostalMime.parse(message, { attachmentEncoding: 'utf8', maxNestingDepth: 10 }).catch(() => null)
  const isReport = mail?.headers.some(({ key, value }) => key === 'content-type' && /^multipart\/report\b/i.test(value))
  const part =
    isReport && mail?.attachments.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/i.test(mimeType))
  return part && typeof part.content === 'string' ? part.content : null
}
