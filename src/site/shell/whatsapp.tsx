import { useT } from '#src/base/i18n/i18n.tsx'
import { whatsAppHref } from '#src/base/phone.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { SocialIcon } from '#src/base/ui/display/social-icon.tsx'

/** A link to the agency's number as a button, for menu and footer; nothing without a number. */
export function WhatsAppButton({ number, className }: { number: string; className?: string }) {
  const t = useT()
  if (!number) return null
  return (
    <a
      href={whatsAppHref(number)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ kind: 'outline' }, className)}
    >
      <SocialIcon name="whatsapp" className="size-5 text-[#0b7a47]" />
      <span>{t('footer.wp_no')}</span>
    </a>
  )
}

/** The same link in the page's empty margin: see `in-margin`. On phones, which have no margin, menu and footer have it. */
export function WhatsAppTab({ number }: { number: string }) {
  const t = useT()
  if (!number) return null
  return (
    <a
      href={whatsAppHref(number)}
      target="_blank"
      rel="noopener"
      aria-label={t('footer.wp_no')}
      title={t('footer.wp_no')}
      className="in-margin bottom-[calc(1.25rem+var(--bottom-bar,0px))] bg-[#0b7a47] text-white hover:bg-[#08633a]"
    >
      <SocialIcon name="whatsapp" className="size-5 wide:size-7" />
    </a>
  )
}
