import { heldTogether } from '#src/base/i18n/translate.ts'
import { cx } from '../cx.ts'

/** HTML written by the agency. Only for API fields declared as `safeHtml()`, which are sanitized. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const own = { __html: lazily(heldTogether(html)) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={cx('prose-agency', className)} dangerouslySetInnerHTML={own} />
}

/** Pictures below the first view are not loaded with the page. Sanitized HTML has `<img ` in tags only. */
function lazily(html: string): string {
  return html.replaceAll('<img ', '<img loading="lazy" decoding="async" ')
}
