import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatExactMoney, toMajor, toMinor } from '#src/base/money.ts'
import type { CardOffer } from '../cards.schema.ts'
import { inInstallments } from '../installments/installments.rules.ts'

type Props = { rows: CardOffer['installments'] /** in lira, major units */; charged: number }

/** What an amount is in instalments, by card family; folded. Nothing for an order without instalments. */
export function InstallmentTable({ rows, charged }: Props) {
  const t = useT()
  const lang = useLang()
  if (rows.length === 0 || charged <= 0) return null
  const money = (kurus: number) => formatExactMoney(toMajor(kurus), 'TRY', lang)
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2.5 font-semibold text-main">{t('cards.installments')}</summary>
      <div className="overflow-x-auto">
        <table className="w-full tabular-nums">
          <thead className="text-start text-ink-soft">
            <tr>
              <th className="py-1.5 pe-3 font-normal">{t('cards.family')}</th>
              <th className="py-1.5 pe-3 font-normal">{t('cards.installment')}</th>
              <th className="py-1.5 text-end font-normal">{t('cards.installment_total')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { total, each } = inInstallments(toMinor(charged), row)
              return (
                <tr key={`${row.family} ${row.count}`} className="border-t border-line">
                  <td className="py-1.5 pe-3">{row.family || t('cards.family_all')}</td>
                  <td translate="no" className="py-1.5 pe-3 whitespace-nowrap">{`${row.count} × ${money(each)}`}</td>
                  <td translate="no" className="py-1.5 text-end whitespace-nowrap">
                    {money(total)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-ink-soft">{t('cards.installments_note')}</p>
    </details>
  )
}
