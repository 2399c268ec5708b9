import { SingleScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { type FormField, type FormTab, named } from '#src/base/admin-kit/form/form-fields.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { shownSeatsRange } from '#src/features/agency/company.links.ts'
import type { OfficeSales } from '../settings.admin.schema.ts'
import { salesAdminPath as path } from '../settings.links.ts'
import type { Route } from './+types/sales-page'
import { settingsTexts as texts } from './settings.strings.ts'

export const clientLoader = () => officeApi().get<OfficeSales>(path)

export default function SalesPage({ loaderData: record }: Route.ComponentProps) {
  const t = useOfficeT(texts)
  const { lang } = usePreferences()
  return (
    <SingleScreen
      title={t('sales_title')}
      lead={t('sales_lead')}
      path={path}
      record={record}
      tabs={salesTabs(record, texts.hours[lang], texts.days[lang])}
    />
  )
}

function salesTabs({ from_env }: OfficeSales, hours: string, days: string): readonly FormTab[] {
  const fields: FormField[] = [
    { kind: 'number', ...named(texts, 'hold_hours'), min: 1, max: 720, suffix: hours },
    { kind: 'number', ...named(texts, 'holds_per_email'), min: 1, max: 1000 },
    { kind: 'number', ...named(texts, 'orders_per_hour'), min: 1, max: 100_000 },
    { kind: 'number', ...named(texts, 'seats_per_email'), min: 1, max: 100_000 },
    { kind: 'number', ...named(texts, 'seats_per_address'), min: 1, max: 100_000 },
    { kind: 'number', ...named(texts, 'unpaid_share'), min: 1, max: 100, suffix: '%' },
    { kind: 'number', ...named(texts, 'unpaid_share_of_one'), min: 1, max: 100, suffix: '%' },
    { kind: 'number', ...named(texts, 'deposit_rate'), min: 0, max: 100, suffix: '%' },
    { kind: 'number', ...named(texts, 'shown_seats'), ...shownSeatsRange },
    { kind: 'switch', ...named(texts, 'payment_reminders') },
    { kind: 'switch', ...named(texts, 'office_payment') },
    { kind: 'switch', ...named(texts, 'passengers') },
    { kind: 'number', ...named(texts, 'passengers_days'), min: 0, max: 90, suffix: days },
  ]
  return [{ key: 'sales', label: texts.sales_title, fields: fields.map((field) => fixedBy(from_env, field)) }]
}

/** A field that comes from the environment is shown read-only. */
export function fixedBy(from_env: readonly string[], field: FormField): FormField {
  return from_env.includes(field.name) ? { ...field, isReadOnly: true, help: texts.from_env } : field
}
