import { useT } from '#src/base/i18n/i18n.tsx'

const ownLine = 'block text-sm font-normal text-main underline underline-offset-4 hover:text-main-deep'

/** The page on which the association confirms the licence. */
export function LicenceLink({ url, className = ownLine }: { url: string; className?: string }) {
  const t = useT()
  return (
    <a href={url} target="_blank" rel="noopener" className={className}>
      {t('footer.verify_licence')}
    </a>
  )
}
