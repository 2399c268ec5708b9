import { heldTogether } from '#src/base/i18n/translate.ts'
import { cx } from '../cx.ts'

/** A text of the agency that arrives as HTML. Only for fields of the API that are `shownHtml()`: nothing but harmless marks. */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={cx('prose-agency', className)} dangerouslySetInnerHTML={{ __html: heldTogether(html) }} />
}
