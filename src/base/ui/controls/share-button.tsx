import { useT } from '#src/base/i18n/i18n.tsx'
import { Check, Share2 } from '#src/base/ui/icons.tsx'
import { showToast } from '../overlays/toast.tsx'
import { buttonClass } from './button.tsx'
import { shareLink } from './share-link.ts'
import { useMoment } from './use-moment.ts'

/** Opens the device's share sheet. Without one, copies the address and confirms it for a moment. @param url the page's own address by default */
export function ShareButton({ title, url, className }: { title: string; url?: string; className?: string }) {
  const t = useT()
  const [isCopied, setIsCopied] = useMoment()
  const share = async () => {
    const result = await shareLink({ title, url: url ?? window.location.href })
    if (result === 'refused') showToast({ text: t('ui.copy_refused'), tone: 'bad' })
    if (result === 'copied') setIsCopied()
  }
  const Icon = isCopied ? Check : Share2
  return (
    <button type="button" onClick={share} className={buttonClass({ kind: 'quiet', size: 'sm' }, className)}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{t(isCopied ? 'ui.link_copied' : 'ui.share')}</span>
    </button>
  )
}
