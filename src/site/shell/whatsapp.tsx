import { useT } from '#src/base/i18n/i18n.tsx'
import { SocialIcon } from '#src/base/ui/display/social-icon.tsx'
import { whatsAppHref } from '#src/features/company/company.links.ts'

/** Floating button, shown when the office has set a number. --bottom-bar raises it above bars at the bottom. */
export function WhatsApp({ number }: { number: string }) {
  const t = useT()
  if (!number) return null
  return (
    <a
      href={whatsAppHref(number)}
      target="_blank"
      rel="noopener"
      aria-label={t('footer.wp_no')}
      title={t('footer.wp_no')}
      className="no-print fixed bottom-[calc(1.25rem+var(--bottom-bar,0px))] right-4 z-30 grid size-13 place-items-center rounded-full bg-[#0b7a47] text-white shadow-card transition-colors duration-150 hover:bg-[#08633a] sm:right-6"
    >
      <SocialIcon name="whatsapp" className="size-7" />
    </a>
  )
}
