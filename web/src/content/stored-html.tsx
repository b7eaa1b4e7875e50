// Rich text of an answer. The server renders it from stored blocks by an escaping renderer and never from anybody's HTML (contract §2),
// so it may be put in as it is.
export const StoredHtml = ({ html, className = '' }: { html: string; className?: string }) => (
  <div className={`stored-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
)

// The same as one run of text: for link previews and folded summaries.
export const textOf = (html: string): string =>
  html
    .replace(/<\/h\d>/g, ': ')
    .replace(/<\/(?:p|li)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => letters[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const letters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
