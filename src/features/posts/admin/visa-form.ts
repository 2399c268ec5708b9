import type { FieldChoice, FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import type { OfficeLang } from '#src/base/admin-kit/office-texts.ts'
import { countriesIn } from '#src/base/i18n/countries.ts'
import { currencies } from '#src/base/money.ts'
import { postTexts, requirementTexts } from './post.strings.ts'

/** Fields about the country of a visa page. @param lang for the country names */
export function visaTab(lang: OfficeLang): FormTab {
  const countries: FieldChoice[] = countriesIn(lang).map(({ code, name }) => ({ value: code, label: name }))
  const needs: FieldChoice[] = Object.entries(requirementTexts).map(([value, label]) => ({ value, label }))
  const days = lang === 'tr' ? 'gün' : 'days'
  return {
    key: 'country',
    label: { tr: 'Ülke bilgileri', en: 'Country facts' },
    fields: [
      {
        kind: 'select',
        name: 'country',
        label: { tr: 'Ülke', en: 'Country' },
        required: true,
        choices: countries,
      },
      {
        kind: 'select',
        name: 'ordinary_passport',
        label: { tr: 'Bordo pasaporta', en: 'For an ordinary passport' },
        required: true,
        isHalf: true,
        choices: needs,
      },
      {
        kind: 'select',
        name: 'green_passport',
        label: { tr: 'Yeşil pasaporta', en: 'For a green passport' },
        required: true,
        isHalf: true,
        choices: needs,
      },
      {
        kind: 'number',
        name: 'stay_days',
        label: { tr: 'En uzun kalış', en: 'Longest stay' },
        isHalf: true,
        min: 1,
        max: 3650,
        suffix: days,
      },
      {
        kind: 'day',
        name: 'checked_on',
        label: postTexts.checked,
        required: true,
        isHalf: true,
      },
      {
        kind: 'number',
        name: 'processing_days_min',
        label: { tr: 'İşlem süresi, en az', en: 'Processing time, at least' },
        isHalf: true,
        min: 0,
        max: 365,
        suffix: days,
      },
      {
        kind: 'number',
        name: 'processing_days_max',
        label: { tr: 'İşlem süresi, en çok', en: 'Processing time, at most' },
        isHalf: true,
        min: 0,
        max: 365,
        suffix: days,
      },
      { kind: 'money', name: 'fee', label: { tr: 'Vize harcı', en: 'Visa fee' }, isHalf: true },
      {
        kind: 'select',
        name: 'fee_currency',
        label: { tr: 'Para birimi', en: 'Currency' },
        isHalf: true,
        canBeNone: true,
        choices: currencies.map((currency) => ({ value: currency, label: currency })),
      },
      {
        kind: 'lines',
        name: 'documents',
        label: { tr: 'Gerekli belgeler', en: 'Documents needed' },
        help: {
          tr: 'Kimin belgesi olduğunu iki noktadan önce yazın: “Öğrenci: öğrenci belgesi”. Sitede aynı kişilerin belgeleri bir arada durur.',
          en: 'Say whose paper it is before a colon: “Student: student certificate”. On the site the papers of the same people stand together.',
        },
        perLanguage: true,
        max: 300,
      },
      {
        kind: 'lines',
        name: 'notes',
        label: { tr: 'Bilinmesi gerekenler', en: 'Good to know' },
        perLanguage: true,
        max: 300,
      },
    ],
  }
}
