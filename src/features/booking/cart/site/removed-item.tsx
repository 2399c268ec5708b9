import { useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { focusOn } from '#src/base/ui/focus.ts'
import { Undo2 } from '#src/base/ui/icons.tsx'

/** Shown at the place of a removed item, with the focus on the undo button. */
export function RemovedItem({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useT()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line-strong px-4 py-3 sm:px-5">
      <span className="min-w-0 [overflow-wrap:anywhere]">{t('cart.removed', { name })}</span>
      <Button kind="outline" size="sm" ref={focusOn} aria-label={t('cart.undo_of', { name })} onClick={onUndo}>
        <Undo2 aria-hidden className="size-4" />
        <span>{t('cart.undo')}</span>
      </Button>
    </li>
  )
}
