import type { FormTab, Values } from '#src/base/admin-kit/form/form-fields.ts'
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
      {
        kind: 'text',
        name: 'name',
        label: texts.name,
        help: texts.name_help,
        perLanguage: true,
        required: true,
        max: 80,
      },
      { kind: 'text', name: 'slogan', label: texts.slogan, help: texts.slogan_help, perLanguage: true, max: 160 },
      {
        kind: 'text',
        name: 'project_company_name',
        label: texts.project_company_name,
        help: texts.project_company_name_help,
        required: true,
        max: 80,
        isHalf: true,
      },
      { kind: 'text', name: 'wp_no', label: texts.wp_no, help: texts.wp_no_help, max: 24, isHalf: true },
      {
        kind: 'text',
        name: 'company_url',
        label: texts.company_url,
        help: texts.company_url_help,
        max: 500,
        isHalf: true,
      },
      {
        kind: 'number',
        name: 'founded_year',
        label: texts.founded_year,
        help: texts.founded_year_help,
        min: 1850,
        max: 2100,
        isHalf: true,
      },
    ],
  },
  {
    key: 'legal',
    label: texts.tab_legal,
    fields: [
      { kind: 'text', name: 'legal_name', label: texts.legal_name, help: texts.legal_name_help, max: 200 },
      { kind: 'text', name: 'tursab_no', label: texts.tursab_no, help: texts.tursab_no_help, max: 40, isHalf: true },
      {
        kind: 'text',
        name: 'tursab_url',
        label: texts.tursab_url,
        help: texts.tursab_url_help,
        max: 500,
        isHalf: true,
      },
      { kind: 'text', name: 'etbis_no', label: texts.etbis_no, help: texts.etbis_no_help, max: 40, isHalf: true },
      { kind: 'text', name: 'etbis_url', label: texts.etbis_url, help: texts.etbis_url_help, max: 500, isHalf: true },
      { kind: 'text', name: 'mersis_no', label: texts.mersis_no, help: texts.mersis_no_help, max: 24, isHalf: true },
      { kind: 'text', name: 'kep', label: texts.kep, help: texts.kep_help, max: 120, isHalf: true },
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
        name: 'main_logo',
        label: texts.main_logo,
        help: texts.main_logo_help,
        below: (values) => <LogoPreview logo={imageOf(values.main_logo)} {...hexOf(values)} />,
      },
      {
        kind: 'image',
        name: 'fav_ico_logo',
        label: texts.fav_ico_logo,
        help: texts.fav_ico_logo_help,
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
        name: 'main_color',
        label: texts.main_color,
        help: texts.main_color_help,
        empty: '#0f4c5c',
        render: (field) => <ColourField field={field} ink="white" />,
      },
      {
        kind: 'custom',
        name: 'second_color',
        label: texts.second_color,
        help: texts.second_color_help,
        empty: '#e36414',
        render: (field) => <ColourField field={field} ink="black" />,
        below: (values) => (
          <SitePreview logo={imageOf(values.main_logo)} name={String(values.project_company_name)} {...hexOf(values)} />
        ),
      },
    ],
  },
]
