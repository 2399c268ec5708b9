import { Text } from '@mantine/core'
import { choicesOf, type FormTab, type OfficeText, type Values } from '#src/base/admin-kit/form/form-fields.ts'
import { seoFields } from '#src/base/admin-kit/form/seo-fields.ts'
import { officeLang, textIn } from '#src/base/admin-kit/office-texts.ts'
import { maxTourDays } from '#src/features/departures/board/departures.links.ts'
import { TourPickupsField } from '#src/features/departures/pickups/admin/tour-pickups-field.tsx'
import { ChildBandsField } from './child-bands-field.tsx'
import { FillFromText } from './fill/fill-from-text.tsx'
import { fillField, proposalOf } from './fill/proposed.ts'
import { ProgrammeField } from './programme-field.tsx'
import { tourTexts } from './tour.strings.ts'
import { boardTexts, tourStatusTexts, transportTexts, visaTexts } from './tour-choices.strings.ts'
import { countryChoices, guideChoices, type TourChoices } from './tour-choices.ts'
import { tourFields as fields, tourHelps as helps } from './tour-form.strings.ts'
import { TourLanguages } from './tour-languages.tsx'
import { categoryChoices } from './tours-filters.tsx'

const languagesField = 'languages_shown'
/** Fields that show or set the values of others; not saved. */
export const unsavedFields: readonly string[] = [fillField, languagesField]

/** Name, label and help of a field. */
function named(name: keyof typeof fields) {
  const help = helps[name]
  return { name, label: fields[name], ...(help && { help }) }
}

/** A field whose value a pasted text may have proposed; its sentence is shown below. */
const proposable = (name: 'transporter_types' | 'board') => ({
  ...named(name),
  below: (values: Values) => {
    const said = proposalOf(values, name)
    return (
      said && (
        <Text size="xs" mt={4} role="status" c="var(--mantine-color-yellow-text)" style={{ overflowWrap: 'anywhere' }}>
          {textIn(tourTexts, officeLang())('proposed', { words: said.words })}
        </Text>
      )
    )
  },
})

const translated = { perLanguage: true } as const
const half = { isHalf: true } as const
const text = (tr: string, en: string): OfficeText => ({ tr, en })
const suffix = (tr: string, en: string) => ({ suffix: text(tr, en)[officeLang()] })
const percent = { min: 0, max: 100, suffix: '%', required: true, ...half } as const
const daysBefore = { min: 0, max: 365, required: true, ...half } as const

/** The tabs of a tour's form, except the departures, which have their own save. */
export function tourTabs({ categories, policies, pickups }: TourChoices): readonly FormTab[] {
  return [
    {
      key: 'general',
      label: text('Genel', 'General'),
      fields: [
        {
          kind: 'custom',
          name: fillField,
          label: text('Metinden doldur', 'Fill from a text'),
          empty: null,
          render: (field) => <FillFromText {...field} />,
        },
        { kind: 'text', ...named('name'), ...translated, required: true, max: 120 },
        { kind: 'text', ...named('tour_place'), ...translated, max: 250 },
        { kind: 'text', ...named('code'), required: true, max: 20, ...half },
        { kind: 'select', ...named('status'), choices: choicesOf(tourStatusTexts), ...half },
        { kind: 'multi', ...named('categories'), choices: categoryChoices(categories) },
        { kind: 'switch', ...named('featured') },
        { kind: 'textarea', ...named('summary'), ...translated, max: 500, group: text('Tanıtım', 'About the tour') },
        { kind: 'rich', ...named('description'), ...translated, max: 30_000 },
        {
          kind: 'multi',
          ...proposable('transporter_types'),
          choices: choicesOf(transportTexts),
          required: true,
          group: text('Bilgiler', 'Facts'),
          ...half,
        },
        { kind: 'text', ...named('departure_city'), required: true, max: 80, ...half },
        { kind: 'multi', ...named('countries'), choices: countryChoices(), required: true, ...half },
        { kind: 'select', ...named('visa_mode'), choices: choicesOf(visaTexts), ...half },
        { kind: 'number', ...named('visa_lead_days'), min: 1, max: 365, ...suffix('gün', 'days'), ...half },
        { kind: 'number', ...named('min_participants'), min: 1, max: 500, ...suffix('kişi', 'people'), ...half },
        { kind: 'number', ...named('days'), min: 1, max: maxTourDays, required: true, ...half },
        { kind: 'number', ...named('nights'), min: 0, max: maxTourDays - 1, required: true, ...half },
        { kind: 'select', ...proposable('board'), choices: choicesOf(boardTexts), required: true, ...half },
        { kind: 'select', ...named('guide_language'), choices: guideChoices(), ...half },
        { kind: 'number', ...named('kdv_rate'), ...percent, group: text('Fiyat kuralları', 'Price rules') },
        { kind: 'number', ...named('deposit_rate'), ...percent },
        { kind: 'money', ...named('deposit_per_person'), ...half },
        { kind: 'number', ...named('balance_due_days'), ...daysBefore, ...suffix('gün önce', 'days before') },
        { kind: 'number', ...named('full_payment_days'), ...daysBefore, ...suffix('gün kala', 'days before') },
        {
          kind: 'select',
          ...named('cancel_policy_id'),
          choices: policies.map(({ id, name }) => ({ value: String(id), label: name })),
          canBeNone: true,
          ...half,
        },
        { kind: 'number', ...named('child_price_min_adults'), min: 0, max: 20, required: true, ...half },
        { kind: 'custom', ...named('child_bands'), empty: [], render: (field) => <ChildBandsField {...field} /> },
        {
          kind: 'custom',
          ...named('pickups'),
          empty: [],
          render: (field) => <TourPickupsField {...field} points={pickups} />,
        },
      ],
    },
    {
      key: 'programme',
      label: text('Program', 'Programme'),
      fields: [
        {
          kind: 'custom',
          ...named('programme'),
          empty: [],
          hasTranslatedParts: true,
          render: (field) => <ProgrammeField {...field} />,
        },
      ],
    },
    {
      key: 'included',
      label: text('Dahil/Hariç', 'Included/Not included'),
      fields: (['included', 'excluded', 'important_notes'] as const).map((name) => ({
        kind: 'lines',
        ...named(name),
        ...translated,
        max: 300,
      })),
    },
    {
      key: 'gallery',
      label: text('Galeri', 'Gallery'),
      fields: [
        { kind: 'image', ...named('cover_image'), aspect: 3 / 2 },
        { kind: 'images', ...named('gallery'), max: 100 },
      ],
    },
    {
      key: 'seo',
      label: text('SEO', 'SEO'),
      fields: seoFields(
        'name',
        {
          label: text('Başlık', 'Title'),
          help: text(
            'Boşsa tur adı kullanılır. 60 karakteri geçmesin.',
            'If empty, the tour name is used. Keep it under 60 characters.',
          ),
        },
        {
          label: text('Açıklama', 'Description'),
          help: text(
            'Boşsa özet kullanılır. Arama sonucunda başlığın altında görünür.',
            'If empty, the summary is used. Shown under the title in search results.',
          ),
        },
      ),
    },
    {
      key: 'languages',
      label: text('Diller', 'Languages'),
      fields: [
        {
          kind: 'custom',
          name: languagesField,
          label: text('Diller', 'Languages'),
          empty: null,
          render: ({ values, outdated }) => <TourLanguages values={values} outdated={outdated} />,
        },
      ],
    },
  ]
}
