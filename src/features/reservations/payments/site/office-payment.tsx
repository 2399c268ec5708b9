import { useT } from '#src/base/i18n/i18n.tsx'

/** That one can pay at the office too. @param place null: nothing is to be paid there */
export function OfficePayment({ place }: { place: string | null }) {
  const t = useT()
  return place === null ? null : <p className="no-print text-ink-soft">{t('result.pay_at_office', { place })}</p>
}
