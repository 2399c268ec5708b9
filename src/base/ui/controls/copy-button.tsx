import { useT } from '#src/base/i18n/i18n.tsx'
import { Check, Copy } from '#src/base/ui/icons.tsx'
import { showToast } from '../overlays/toast.tsx'
import { buttonClass } from './button.tsx'
import { copyText } from './share-link.ts'
import { useMoment } from './use-moment.ts'

/** Copies a text and confirms it for a moment. @param label names the copied thing for screen readers. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT()
  const [copied, setCopied] = useMoment()
  const copy = async () => {
    if (!(await copyText(text))) return showToast({ text: t('ui.copy_refused'), tone: 'bad' })
    setCopied()
  }
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={`${t('ui.copy')}: ${label}`}
      className={buttonClass({ kind: 'outline', size: 'sm' }, 'no-print')}
    >
      {copied ? <Check aria-hidden className="size-4 text-good" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite">{copied ? t('ui.copied') : t('ui.copy')}</span>
    </button>
  )
}
