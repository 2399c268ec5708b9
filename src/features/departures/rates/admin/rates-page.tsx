import { SingleScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { type FormTab, named } from '#src/base/admin-kit/form/form-fields.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { formatDay } from '#src/base/dates.ts'
import { fill } from '#src/base/i18n/translate.ts'
import type { OfficeRates } from '../rates.admin.schema.ts'
import { foreignCurrencies, ratesAdminPath as path, rateSources } from '../rates.links.ts'
import type { Route } from './+types/rates-page'
import { rateTexts as texts } from './rates.strings.ts'

export const clientLoader = () => officeApi().get<OfficeRates>(path)

export default function RatesPage({ loaderData: record }: Route.ComponentProps) {
  const t = useOfficeT(texts)
  return <SingleScreen title={t('title')} lead={t('lead')} path={path} record={record} tabs={tabsOf(record)} />
}

function tabsOf({ known }: OfficeRates): readonly FormTab[] {
  return [
    {
      key: 'rates',
      label: texts.title,
      fields: [
        {
          kind: 'select',
          ...named(texts, 'source'),
          choices: rateSources.map((value) => ({ value, label: texts[value] })),
        },
        ...foreignCurrencies.map((currency) => ({
          kind: 'money' as const,
          name: currency,
          label: texts[currency],
          help: helpOf(known.find((rate) => rate.currency === currency)),
          currency: 'TRY',
          decimals: 4,
          isHalf: true,
        })),
      ],
    },
  ]
}

type Known = OfficeRates['known'][number]

function helpOf(rate: Known | undefined): { tr: string; en: string } {
  if (!rate) return texts.none
  const inLang = (lang: 'tr' | 'en') =>
    fill(texts[rate.is_old ? 'old' : 'known'][lang], lang, {
      day: formatDay(rate.day, lang),
      source: texts[rate.source === 'elle' ? 'typed' : 'tcmb'][lang],
    })
  return { tr: inLang('tr'), en: inLang('en') }
}
