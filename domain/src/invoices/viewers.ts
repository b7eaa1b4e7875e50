/** Coarse: more about a buyer than this is nobody's business. */
export const viewDevices = ['phone', 'tablet', 'computer', 'unknown'] as const

export type ViewDevice = (typeof viewDevices)[number]

/** Whether a browser's name is that of a machine: a chat drawing its preview, a search engine, a mail scanner, a script. Nameless ones are machines too. */
export const isMachine = (userAgent: string): boolean => userAgent.trim() === '' || machines.test(userAgent)

/** What somebody looks with, by the browser's name. */
export function viewDevice(userAgent: string): ViewDevice {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod|Android/i.test(userAgent)) return 'phone'
  return /Windows|Macintosh|X11|Linux|CrOS/i.test(userAgent) ? 'computer' : 'unknown'
}

const machines =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp\/|telegrambot|twitterbot|linkedinbot|slack|discord|skypeuripreview|embedly|vkshare|curl|wget|python|java\/|okhttp|axios|node-fetch|go-http|libwww|monitor|lighthouse|scanner|safelinks|proofpoint|mimecast|barracuda|googleimageproxy|yahoomailproxy/i
