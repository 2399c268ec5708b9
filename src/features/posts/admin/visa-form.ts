import { choicesOf, type FieldChoice, type FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import type { OfficeLang } from '#src/base/admin-kit/office-texts.ts'
import { countriesIn } from '#src/base/i18n/countries.ts'
import { currencies } from '#src/base/money.ts'
import { requirementTexts } from './post.strings.ts'
import { visaFields as texts } from './post-form.strings.ts'

const half = { isHalf: true } as const

/** Fields about the country of a visa page. @param lang for the country names */
export function visaTab(lang: OfficeLang): FormTab {
  const countries: FieldChoice[] = countriesIn(lang).map(({ code, name }) => ({ value: code, label: name }))
  const needs = choicesOf(requirementTexts)
  const money: FieldChoice[] = currencies.map((currency) => ({ value: currency, label: currency }))
  const suffix = lang === 'tr' ? 'gün' : 'days'
  return {
    key: 'country',
    label: { tr: 'Ülke bilgileri', en: 'Country facts' },
    fields: [
      { kind: 'select', name: 'country', ...texts.country, required: true, choices: countries },
      {
        kind: 'select',
        name: 'ordinary_passport',
        ...texts.ordinary_passport,
        ...half,
        required: true,
        choices: needs,
      },
      { kind: 'select', name: 'green_passport', ...texts.green_passport, ...half, required: true, choices: needs },
      { kind: 'number', name: 'stay_days', ...texts.stay_days, ...half, min: 1, max: 3650, suffix },
      { kind: 'day', name: 'checked_on', ...texts.checked_on, ...half, required: true },
      { kind: 'number', name: 'processing_days_min', ...texts.processing_days_min, ...half, min: 0, max: 365, suffix },
      { kind: 'number', name: 'processing_days_max', ...texts.processing_days_max, ...half, min: 0, max: 365, suffix },
      { kind: 'money', name: 'fee', ...texts.fee, ...half },
      { kind: 'select', name: 'fee_currency', ...texts.fee_currency, ...half, canBeNone: true, choices: money },
      { kind: 'lines', name: 'documents', ...texts.documents, perLanguage: true, max: 300 },
      { kind: 'lines', name: 'notes', ...texts.notes, perLanguage: true, max: 300 },
    ],
  }
}
