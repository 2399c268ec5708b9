import type { FormTab, OfficeText } from '#src/base/admin-kit/form/form-fields.ts'
import { seoFields } from '#src/base/admin-kit/form/seo-fields.ts'
import { officeLang } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeCategory } from '#src/features/categories/categories.admin.schema.ts'
import { ChildBandsField } from './child-bands-field.tsx'
import { ProgrammeField } from './programme-field.tsx'
import {
  boardChoices,
  countryChoices,
  guideChoices,
  statusChoices,
  transportChoices,
  visaChoices,
} from './tour-choices.ts'
import { TourLanguages } from './tour-languages.tsx'
import { categoryChoices } from './tours-filters.tsx'

const told = { perLanguage: true } as const
const half = { isHalf: true } as const
const words = (tr: string, en: string): OfficeText => ({ tr, en })

/** The tabs of a tour's form, except the departures, which have their own save. */
export function tourTabs(categories: readonly OfficeCategory[]): readonly FormTab[] {
  return [
    {
      key: 'general',
      label: words('Genel', 'General'),
      fields: [
        { kind: 'text', name: 'name', label: words('Tur adı', 'Name'), ...told, required: true, max: 120 },
        {
          kind: 'text',
          name: 'tour_place',
          label: words('Rota', 'Route'),
          help: words(
            'Adın altında görünür: İstanbul – Göreme – Avanos',
            'Shown below the name: Istanbul – Göreme – Avanos',
          ),
          ...told,
          max: 250,
        },
        {
          kind: 'text',
          name: 'code',
          label: words('Tur kodu', 'Code'),
          required: true,
          max: 20,
          ...half,
        },
        { kind: 'select', name: 'status', label: words('Durum', 'Status'), choices: statusChoices, ...half },
        {
          kind: 'multi',
          name: 'categories',
          label: words('Kategoriler', 'Categories'),
          help: words(
            'Tur, seçtiğiniz her kategorinin sayfasında görünür.',
            'The tour is on the page of each of them.',
          ),
          choices: categoryChoices(categories),
        },
        {
          kind: 'switch',
          name: 'featured',
          label: words('Öne çıkan tur', 'Featured tour'),
          help: words('Ana sayfada gösterilir.', 'Shown on the home page.'),
        },
        {
          kind: 'textarea',
          name: 'summary',
          label: words('Özet', 'Summary'),
          help: words('Listelerde ve arama sonuçlarında görünür.', 'Shown in lists and search results.'),
          ...told,
          max: 500,
          group: words('Tanıtım', 'About the tour'),
        },
        { kind: 'rich', name: 'description', label: words('Tur hakkında', 'Description'), ...told, max: 30_000 },
        {
          kind: 'multi',
          name: 'transporter_types',
          label: words('Ulaşım', 'Transport'),
          choices: transportChoices,
          required: true,
          group: words('Bilgiler', 'Facts'),
          ...half,
        },
        {
          kind: 'text',
          name: 'departure_city',
          label: words('Kalkış yeri', 'Departs from'),
          required: true,
          max: 80,
          ...half,
        },
        {
          kind: 'multi',
          name: 'countries',
          label: words('Ülkeler', 'Countries'),
          choices: countryChoices(),
          required: true,
          ...half,
        },
        { kind: 'select', name: 'visa_mode', label: words('Vize', 'Visa'), choices: visaChoices, ...half },
        { kind: 'number', name: 'days', label: words('Gün', 'Days'), min: 1, max: 61, required: true, ...half },
        { kind: 'number', name: 'nights', label: words('Gece', 'Nights'), min: 0, max: 60, required: true, ...half },
        {
          kind: 'select',
          name: 'board',
          label: words('Konaklama', 'Meal plan'),
          choices: boardChoices,
          required: true,
          ...half,
        },
        {
          kind: 'select',
          name: 'guide_language',
          label: words('Rehberlik dili', 'Guide speaks'),
          choices: guideChoices(),
          ...half,
        },
        {
          kind: 'number',
          name: 'kdv_rate',
          label: words('KDV oranı', 'VAT rate'),
          help: words('Fiyatlara dahildir.', 'Included in the prices.'),
          min: 0,
          max: 100,
          suffix: '%',
          required: true,
          group: words('Fiyat kuralları', 'Rules of the price'),
          ...half,
        },
        {
          kind: 'number',
          name: 'deposit_rate',
          label: words('Ön ödeme oranı', 'Deposit'),
          help: words('Rezervasyonda ödenecek pay. %100: tamamı.', 'Due at booking. 100 %: the whole price.'),
          min: 0,
          max: 100,
          suffix: '%',
          required: true,
          ...half,
        },
        {
          kind: 'number',
          name: 'balance_due_days',
          label: words('Kalan ödeme', 'Balance'),
          help: words('Kalkıştan kaç gün önce tamamlanmalı.', 'Due so many days before departure.'),
          min: 0,
          max: 365,
          suffix: words('gün önce', 'days before')[officeLang()],
          required: true,
          ...half,
        },
        {
          kind: 'number',
          name: 'child_price_min_adults',
          label: words('Çocuk fiyatı için en az yetişkin', 'Adults for child prices'),
          help: words(
            'Daha az yetişkin varsa çocuklar yetişkin fiyatı öder.',
            'With fewer adults children pay the adult price.',
          ),
          min: 0,
          max: 20,
          required: true,
          ...half,
        },
        {
          kind: 'custom',
          name: 'child_bands',
          label: words('Çocuk yaş aralıkları', 'Child age ranges'),
          empty: [],
          render: (field) => <ChildBandsField {...field} />,
        },
      ],
    },
    {
      key: 'programme',
      label: words('Program', 'Programme'),
      fields: [
        {
          kind: 'custom',
          name: 'programme',
          label: words('Program', 'Programme'),
          empty: [],
          hasTranslatedParts: true,
          render: (field) => <ProgrammeField {...field} />,
        },
      ],
    },
    {
      key: 'included',
      label: words('Dahil/Hariç', 'Included'),
      fields: [
        { kind: 'lines', name: 'included', label: words('Fiyata dahil', 'Included'), ...told, max: 300 },
        { kind: 'lines', name: 'excluded', label: words('Fiyata dahil değil', 'Not included'), ...told, max: 300 },
        { kind: 'lines', name: 'important_notes', label: words('Önemli notlar', 'Important notes'), ...told, max: 300 },
      ],
    },
    {
      key: 'gallery',
      label: words('Galeri', 'Gallery'),
      fields: [
        {
          kind: 'image',
          name: 'cover_image',
          label: words('Kapak görseli', 'Cover picture'),
          help: words('Listelerde ve paylaşımlarda görünür.', 'Shown in lists and where the tour is shared.'),
          aspect: 3 / 2,
        },
        {
          kind: 'images',
          name: 'gallery',
          label: words('Galeri', 'Gallery'),
          help: words(
            'Tur sayfasının başında bu sırayla görünür. Kapak görselini de göstermek isterseniz buraya ekleyin.',
            'Shown in this order at the top of the page. Add the cover here too if the gallery is to show it.',
          ),
          max: 100,
        },
      ],
    },
    {
      key: 'seo',
      label: words('SEO', 'SEO'),
      fields: seoFields(
        'name',
        {
          label: words('Başlık', 'Title'),
          help: words(
            'Boşsa tur adı kullanılır. 60 karakteri geçmesin.',
            'The name when empty. Keep it under 60 characters.',
          ),
        },
        {
          label: words('Açıklama', 'Description'),
          help: words(
            'Boşsa özet kullanılır. Arama sonucunda başlığın altında görünür.',
            'The summary when empty. Shown under the title in search results.',
          ),
        },
      ),
    },
    {
      key: 'languages',
      label: words('Diller', 'Languages'),
      fields: [
        {
          kind: 'custom',
          name: languagesField,
          label: words('Diller', 'Languages'),
          empty: null,
          render: ({ values }) => <TourLanguages values={values} />,
        },
      ],
    },
  ]
}

/** Shows the values of other fields; not saved. */
export const languagesField = 'languages_shown'
