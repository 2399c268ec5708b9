import type { ReactNode } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import type { StringKey } from '#src/base/string-key.ts'
import { cx } from '#src/base/ui/cx.ts'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'

/** Placeholders of a page that only the browser can load. @param label announced to screen readers */
export function LoadingFrame({
  label,
  className,
  children,
}: {
  label: StringKey
  className: string
  children: ReactNode
}) {
  const t = useT()
  return (
    <div className={cx(className, 'in-data-unstarted:hidden')}>
      <noscript className="col-span-full">
        <Notice tone="warn" title={t('cart.no_script')} />
      </noscript>
      <Announcement>{t(label)}</Announcement>
      {children}
    </div>
  )
}
