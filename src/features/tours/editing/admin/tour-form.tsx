import { choicesOf, type FormTab, type OfficeText, type Values } from '#src/base/admin-kit/form/form-fields.ts'
import { seoFields } from '#src/base/admin-kit/form/seo-fields.ts'
import { officeLang } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeCategory } from '#src/features/categories/categories.admin.schema.ts'
import { maxTourDays } from '#src/features/departures/board/departures.links.ts'
import { pickupTexts } from '#src/features/departures/pickups/admin/pickups.strings.ts'
import { TourPickupsField } from '#src/features/departures/pickups/admin/tour-pickups-field.tsx'
import type { OfficePickupPoint } from '#src/features/departures/pickups/pickups.admin.schema.ts'
import type { OfficePolicy } from '#src/features/departures/policies/policies.admin.schema.ts'
import { ChildBandsField } from './child-bands-field.tsx'
import { FillFromText } from './fill/fill-from-text.tsx'
import { fillField, proposalOf } from './fill/proposed.ts'
import { ProposedNote } from './fill/proposed-note.tsx'
import { ProgrammeField } from './programme-field.tsx'
import { boardTexts, tourStatusTexts, transportTexts, visaTexts } from './tour-choices.strings.ts'
import { countryChoices, guideChoices } from './tour-choices.ts'
import { tourFields as fields } from './tour-form.strings.ts'
import { TourLanguages } from './tour-languages.tsx'
import { categoryChoices } from './tours-filters.tsx'

const languagesField = 'languages_shown'
/** Fields that show or set the values of others; not saved. */
export const unsavedFields: readonly string[] = [fillField, languagesField]

/** Says that a text proposed the value of a field. */
const withProposal = (name: 'transporter_types' | 'board') => ({
  below: (values: Values) => {
    const said = proposalOf(values, name)
    return said && <ProposedNote words={said.words} />
  },
})

const translated = { perLanguage: true } as const
const half = { isHalf: true } as const
const text = (tr: string, en: string): OfficeText => ({ tr, en })

/** The tabs of a tour's form, except the departures, which have their own save. */
export function tourTabs(
  categories: readonly OfficeCategory[],
  policies: readonly OfficePolicy[],
  pickups: readonly OfficePickupPoint[],
): readonly FormTab[] {
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
        { kind: 'text', name: 'name', label: fields.name, ...translated, required: true, max: 120 },
        {
          kind: 'text',
          name: 'tour_place',
          label: fields.tour_place,
          help: text(
            'Adın altında görünür: İstanbul – Göreme – Avanos',
            'Shown below the name: Istanbul – Göreme – Avanos',
          ),
          ...translated,
          max: 250,
        },
        { kind: 'text', name: 'code', label: fields.code, required: true, max: 20, ...half },
        { kind: 'select', name: 'status', label: fields.status, choices: choicesOf(tourStatusTexts), ...half },
        {
          kind: 'multi',
          name: 'categories',
          label: fields.categories,
          help: text(
            'Tur, seçtiğiniz her kategorinin sayfasında görünür.',
            'The tour appears on the page of each selected category.',
          ),
          choices: categoryChoices(categories),
        },
        {
          kind: 'switch',
          name: 'featured',
          label: fields.featured,
          help: text('Ana sayfada gösterilir.', 'Shown on the home page.'),
        },
        {
          kind: 'textarea',
          name: 'summary',
          label: fields.summary,
          help: text('Listelerde ve arama sonuçlarında görünür.', 'Shown in lists and search results.'),
          ...translated,
          max: 500,
          group: text('Tanıtım', 'About the tour'),
        },
        { kind: 'rich', name: 'description', label: fields.description, ...translated, max: 30_000 },
        {
          kind: 'multi',
          name: 'transporter_types',
          label: fields.transporter_types,
          choices: choicesOf(transportTexts),
          required: true,
          ...withProposal('transporter_types'),
          group: text('Bilgiler', 'Facts'),
          ...half,
        },
        { kind: 'text', name: 'departure_city', label: fields.departure_city, required: true, max: 80, ...half },
        {
          kind: 'multi',
          name: 'countries',
          label: fields.countries,
          choices: countryChoices(),
          required: true,
          ...half,
        },
        { kind: 'select', name: 'visa_mode', label: fields.visa_mode, choices: choicesOf(visaTexts), ...half },
        {
          kind: 'number',
          name: 'visa_lead_days',
          label: fields.visa_lead_days,
          help: text(
            'Vizeli turda, bundan daha yakın kalkışlarda “Vize için süre yetmeyebilir” yazar. Boşsa yazmaz.',
            'If a visa is required, departures nearer than this say “A visa may not be ready in time”. If empty, they do not.',
          ),
          min: 1,
          max: 365,
          suffix: text('gün', 'days')[officeLang()],
          ...half,
        },
        {
          kind: 'number',
          name: 'min_participants',
          label: fields.min_participants,
          help: text(
            'Kalkışa 25 gün kala yeri bundan az dolmuş kalkışlar istatistiklerde uyarılır. Boşsa alt sınır yoktur.',
            'From 25 days before departure, the statistics point out departures with fewer seats taken. If empty, there is no minimum.',
          ),
          min: 1,
          max: 500,
          suffix: text('kişi', 'people')[officeLang()],
          ...half,
        },
        { kind: 'number', name: 'days', label: fields.days, min: 1, max: maxTourDays, required: true, ...half },
        { kind: 'number', name: 'nights', label: fields.nights, min: 0, max: maxTourDays - 1, required: true, ...half },
        {
          kind: 'select',
          name: 'board',
          label: fields.board,
          choices: choicesOf(boardTexts),
          required: true,
          ...withProposal('board'),
          ...half,
        },
        { kind: 'select', name: 'guide_language', label: fields.guide_language, choices: guideChoices(), ...half },
        {
          kind: 'number',
          name: 'kdv_rate',
          label: fields.kdv_rate,
          help: text('Fiyatlara dahildir.', 'Included in the prices.'),
          min: 0,
          max: 100,
          suffix: '%',
          required: true,
          group: text('Fiyat kuralları', 'Price rules'),
          ...half,
        },
        {
          kind: 'number',
          name: 'deposit_rate',
          label: fields.deposit_rate,
          help: text('Rezervasyonda ödenecek pay. %100: tamamı.', 'Share due at booking. 100%: the whole price.'),
          min: 0,
          max: 100,
          suffix: '%',
          required: true,
          ...half,
        },
        {
          kind: 'money',
          name: 'deposit_per_person',
          label: fields.deposit_per_person,
          help: text(
            'Doluysa oranın yerine geçer; para birimi kalkışınkidir.',
            'Replaces the percentage; in the currency of the departure.',
          ),
          ...half,
        },
        {
          kind: 'number',
          name: 'balance_due_days',
          label: fields.balance_due_days,
          help: text('Kalkıştan kaç gün önce tamamlanmalı.', 'How many days before departure it is due.'),
          min: 0,
          max: 365,
          suffix: text('gün önce', 'days before')[officeLang()],
          required: true,
          ...half,
        },
        {
          kind: 'number',
          name: 'full_payment_days',
          label: fields.full_payment_days,
          help: text(
            'Kalkışa bu kadar gün kalınca tutarın tamamı rezervasyonda ödenir.',
            'Within so many days of departure the whole price is due at booking.',
          ),
          min: 0,
          max: 365,
          suffix: text('gün kala', 'days before')[officeLang()],
          required: true,
          ...half,
        },
        {
          kind: 'select',
          name: 'cancel_policy_id',
          label: fields.cancel_policy_id,
          help: text(
            'Boşsa yurt içi ya da yurt dışı turların geçerli koşulu. Verilmiş siparişler değişmez.',
            'If empty, the terms in force for tours within Türkiye or abroad. Orders already placed do not change.',
          ),
          choices: policies.map(({ id, name }) => ({ value: String(id), label: name })),
          canBeNone: true,
          ...half,
        },
        {
          kind: 'number',
          name: 'child_price_min_adults',
          label: fields.child_price_min_adults,
          help: text(
            'Daha az yetişkin varsa çocuklar yetişkin fiyatı öder.',
            'With fewer adults, children pay the adult price.',
          ),
          min: 0,
          max: 20,
          required: true,
          ...half,
        },
        {
          kind: 'custom',
          name: 'child_bands',
          label: fields.child_bands,
          empty: [],
          render: (field) => <ChildBandsField {...field} />,
        },
        {
          kind: 'custom',
          name: 'pickups',
          label: fields.pickups,
          help: pickupTexts.stops_help,
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
          name: 'programme',
          label: fields.programme,
          empty: [],
          hasTranslatedParts: true,
          render: (field) => <ProgrammeField {...field} />,
        },
      ],
    },
    {
      key: 'included',
      label: text('Dahil/Hariç', 'Included/Not included'),
      fields: [
        { kind: 'lines', name: 'included', label: fields.included, ...translated, max: 300 },
        { kind: 'lines', name: 'excluded', label: fields.excluded, ...translated, max: 300 },
        { kind: 'lines', name: 'important_notes', label: fields.important_notes, ...translated, max: 300 },
      ],
    },
    {
      key: 'gallery',
      label: text('Galeri', 'Gallery'),
      fields: [
        {
          kind: 'image',
          name: 'cover_image',
          label: fields.cover_image,
          help: text(
            'Listelerde ve paylaşımlarda görünür, tur sayfasında galerinin başında durur. Boşsa galerinin ilk görseli kapak olur.',
            'Shown in lists, when the tour is shared, and first in the gallery on its page. If empty, the first picture of the gallery is the cover.',
          ),
          aspect: 3 / 2,
        },
        {
          kind: 'images',
          name: 'gallery',
          label: fields.gallery,
          help: text(
            'Tur sayfasının başında bu sırayla görünür. Kapağı yeniden eklemeniz gerekmez.',
            'Shown in this order at the top of the tour’s page. You do not need to add the cover again.',
          ),
          max: 100,
        },
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
