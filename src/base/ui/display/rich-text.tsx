import { heldTogether } from '#src/base/i18n/translate.ts'
import { cx } from '../cx.ts'

/** HTML written by the agency. Only for API fields declared as `safeHtml()`, which are sanitized. */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={cx('prose-agency', className)} dangerouslySetInnerHTML={{ __html: heldTogether(html) }} />
}
