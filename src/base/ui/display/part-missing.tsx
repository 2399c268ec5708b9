import type { ReactNode } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '../controls/button.tsx'
import { Notice } from './notice.tsx'

/** In the place of a part whose file could not be loaded (../later.tsx). @param children another way to the same end */
export function PartMissing({ again, children }: { again: () => void; children?: ReactNode }) {
  const t = useT()
  return (
    <div className="mt-4">
      <Notice tone="warn" role="alert" title={t('ui.part_missing')}>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="outline" size="sm" onClick={again}>
            {t('ui.try_again')}
          </Button>
          {children}
        </div>
      </Notice>
    </div>
  )
}
