/** A text of the office's editor. @param html sanitized by the site before it is stored */
export function Html({ html, className }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own texts, as the site shows them
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
