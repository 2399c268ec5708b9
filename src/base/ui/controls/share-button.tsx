import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { buttonClass } from './button.tsx'

const saidFor = 2500 // ms, the toast's time (spec §9)

/** Opens the device's own sharing; where there is none, copies the address and says so for a moment. */
export function ShareButton({ title, className }: { title: string; className?: string }) {
  const t = useT()
  const [isCopied, setIsCopied] = useState(false)
  const share = async () => {
    const url = window.location.href
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined) // rejected when the visitor thinks better of it
    await navigator.clipboard.writeText(url)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), saidFor)
  }
  const Icon = isCopied ? Check : Share2
  return (
    <button type="button" onClick={share} className={buttonClass({ kind: 'quiet', size: 'sm' }, className)}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{t(isCopied ? 'ui.link_copied' : 'ui.share')}</span>
    </button>
  )
}
