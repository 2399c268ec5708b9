import { SingleScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { type CustomField, type FormField, type FormTab, named } from '#src/base/admin-kit/form/form-fields.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeTracking } from '../settings.admin.schema.ts'
import { siteAdminPath as path } from '../settings.links.ts'
import type { Route } from './+types/site-page'
import { settingsTexts as texts } from './settings.strings.ts'
import { TrackingField } from './tracking-field.tsx'

export const clientLoader = () => officeApi().get<OfficeTracking>(path)

export default function SitePage({ loaderData: record }: Route.ComponentProps) {
  const t = useOfficeT(texts)
  return <SingleScreen title={t('site_title')} lead={t('site_lead')} path={path} record={record} tabs={tabs} />
}

type Name = 'google_script' | 'yandex_script' | 'fb_pixel_script'
const script = (name: Name, help: FormField['help']): FormField => ({
  kind: 'custom',
  name,
  label: texts[name],
  ...(help && { help }),
  empty: '',
  render: (field: CustomField) => <TrackingField field={field} name={name} />,
})

const tabs: readonly FormTab[] = [
  {
    key: 'tracking',
    label: texts.tracking,
    fields: [
      script('google_script', texts.google_help),
      script('yandex_script', texts.yandex_help),
      script('fb_pixel_script', texts.fb_help),
    ],
  },
  {
    key: 'keywords',
    label: texts.keywords,
    fields: [{ kind: 'lines', ...named(texts, 'keywords'), max: 80 }],
  },
]
