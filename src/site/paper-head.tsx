import { useT } from '#src/base/i18n/i18n.tsx'
import { useShell } from './shell/shell-data.ts'

/** Printed instead of header and footer: the agency, its contact data and the URL of the page. */
export function PaperHead({ pageUrl }: { pageUrl: string }) {
  const t = useT()
  const { site, contact } = useShell()
  const reach = [contact.telefon[0]?.content, contact.email[0]?.content].filter(Boolean)
  const licence = site.tursab_no && t('footer.licence', { n: site.tursab_no })
  return (
    <div className="mb-4 hidden justify-between gap-6 border-b border-line pb-2 text-sm print:flex">
      <p>
        <span className="font-semibold">{site.legal_name || site.name}</span>
        {licence && <span className="block">{licence}</span>}
      </p>
      <p className="text-end">
        <span>{reach.join(' · ')}</span>
        <span className="block">{pageUrl.replace(/^https?:\/\//, '')}</span>
      </p>
    </div>
  )
}
