import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Checkbox } from '#src/base/ui/controls/field.tsx'
import { PrintButton } from '#src/base/ui/controls/print-button.tsx'
import { documentGroups } from './visa-documents.ts'

/** The required documents with checkboxes; printed, the boxes are empty. */
export function VisaChecklist({ documents }: { documents: readonly string[] }) {
  const t = useT()
  const lang = useLang()
  return (
    <section aria-labelledby="belgeler" className="mt-10 lg:mt-14 print:mt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="belgeler" className="text-heading lg:text-[1.75rem]">
            {t('visa.documents')}
          </h2>
          <p className="no-print mt-1 text-ink-soft">{t('visa.documents_intro')}</p>
        </div>
        <PrintButton kind="outline" label={t('visa.print')} />
      </div>
      <div className="mt-5 divide-y divide-line overflow-hidden rounded-card border border-line bg-white print:mt-2 print:rounded-none print:border-0">
        {documentGroups(documents, lang).map(({ applicant, documents: required }) => (
          <div
            key={applicant}
            className="grid gap-x-6 gap-y-3 p-5 sm:grid-cols-[11rem_1fr] print:break-inside-avoid print:grid-cols-[9rem_1fr] print:px-0 print:py-2"
          >
            {applicant && (
              <h3 className="font-sans text-base font-semibold leading-snug tracking-normal">{applicant}</h3>
            )}
            <ul className="space-y-3 sm:col-start-2 print:space-y-1">
              {required.map((document) => (
                <li key={document}>
                  <Checkbox>{document}</Checkbox>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
