import { type FormTab, named, type Values } from '#src/base/admin-kit/form/form-fields.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { ColourField } from './colour-field.tsx'
import { IconPreview, LogoPreview, SitePreview } from './look-preview.tsx'
import { companyTexts as texts } from './settings.strings.ts'

const hexOf = ({ main_color, second_color }: Values) => ({ main: String(main_color), second: String(second_color) })
const imageOf = (value: unknown) => (value ?? null) as OfficeImage | null

export const companyTabs: readonly FormTab[] = [
  {
    key: 'name',
    label: texts.tab_name,
    fields: [
      { kind: 'text', ...named(texts, 'name'), perLanguage: true, required: true, max: 80 },
      { kind: 'text', ...named(texts, 'slogan'), perLanguage: true, max: 160 },
      { kind: 'text', ...named(texts, 'project_company_name'), required: true, max: 80, isHalf: true },
      { kind: 'text', ...named(texts, 'wp_no'), max: 24, isHalf: true },
      { kind: 'text', ...named(texts, 'company_url'), max: 500, isHalf: true },
      { kind: 'number', ...named(texts, 'founded_year'), min: 1850, max: 2100, isHalf: true },
    ],
  },
  {
    key: 'legal',
    label: texts.tab_legal,
    fields: [
      { kind: 'text', ...named(texts, 'legal_name'), max: 200 },
      { kind: 'text', ...named(texts, 'tursab_no'), max: 40, isHalf: true },
      { kind: 'text', ...named(texts, 'tursab_url'), max: 500, isHalf: true },
      { kind: 'text', ...named(texts, 'etbis_no'), max: 40, isHalf: true },
      { kind: 'text', ...named(texts, 'etbis_url'), max: 500, isHalf: true },
      { kind: 'text', ...named(texts, 'mersis_no'), max: 24, isHalf: true },
      { kind: 'text', ...named(texts, 'kep'), max: 120, isHalf: true },
      { kind: 'text', name: 'tax_office', label: texts.tax_office, help: texts.tax_help, max: 80, isHalf: true },
      { kind: 'text', name: 'tax_no', label: texts.tax_no, help: texts.tax_help, max: 16, isHalf: true },
    ],
  },
  {
    key: 'logo',
    label: texts.tab_logo,
    fields: [
      {
        kind: 'image',
        ...named(texts, 'main_logo'),
        below: (values) => <LogoPreview logo={imageOf(values.main_logo)} {...hexOf(values)} />,
      },
      {
        kind: 'image',
        ...named(texts, 'fav_ico_logo'),
        aspect: 1,
        below: ({ fav_ico_logo, project_company_name }) => (
          <IconPreview icon={imageOf(fav_ico_logo)} name={String(project_company_name)} />
        ),
      },
    ],
  },
  {
    key: 'colours',
    label: texts.tab_colours,
    fields: [
      {
        kind: 'custom',
        ...named(texts, 'main_color'),
        empty: '#0f4c5c',
        render: (field) => <ColourField field={field} ink="white" />,
      },
      {
        kind: 'custom',
        ...named(texts, 'second_color'),
        empty: '#e36414',
        render: (field) => <ColourField field={field} ink="black" />,
        below: (values) => (
          <SitePreview logo={imageOf(values.main_logo)} name={String(values.project_company_name)} {...hexOf(values)} />
        ),
      },
    ],
  },
]
