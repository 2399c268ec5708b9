import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { buttonClass } from './button.tsx'

const saidFor = 2500 // ms, the toast's time (spec §9)

/** Copies a text; says so for a moment. @param label what is copied, for screen readers. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), saidFor)
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
