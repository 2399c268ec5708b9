import { Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { type MailPreset, mailPresets, presetOfHost, valuesOfPreset } from '../mail-presets.ts'
import { settingsTexts } from './settings.strings.ts'

/** The provider, which fills in server, port and connection; the name of the server can still be written by hand. */
export function MailHostField({ field }: { field: CustomField }) {
  const t = useOfficeT(settingsTexts)
  const host = String(field.value ?? '')
  const [chosen, setChosen] = useState<MailPreset['key'] | null>(presetOfHost(host))
  const choose = (key: string | null) => {
    const preset = mailPresets.find((each) => each.key === key)
    setChosen(preset?.key ?? null)
    if (!preset) return
    const address = String(field.values.mail_from_address || field.values.mail_user || '')
    for (const [name, value] of Object.entries(valuesOfPreset(preset, address, host))) field.setValue(name, value)
  }
  return (
    <Stack gap="sm">
      <Select
        label={t('preset')}
        description={t(chosen ? `preset_${chosen}_help` : 'preset_help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('preset_other')}
        data={mailPresets.map(({ key }) => ({ value: key, label: t(`preset_${key}`) }))}
        value={chosen}
        onChange={choose}
        clearable
      />
      <MailText field={field} onType={(value) => field.set(value)} />
    </Stack>
  )
}

/** The user of the server; while the sender has no address of its own, the user's is taken for it. */
export function MailUserField({ field }: { field: CustomField }) {
  const before = String(field.value ?? '')
  const type = (value: string) => {
    field.set(value)
    const from = String(field.values.mail_from_address ?? '')
    if (from === '' || from === before) field.setValue('mail_from_address', value.includes('@') ? value : '')
  }
  return <MailText field={field} onType={type} />
}

function MailText({ field, onType }: { field: CustomField; onType: (value: string) => void }) {
  return (
    <TextInput
      label={field.label}
      description={field.help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={field.errors[field.name]}
      value={String(field.value ?? '')}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      autoComplete="off"
      data-field={field.name}
      name={field.name}
    />
  )
}
