import type { CustomField, FormField, OfficeText, Values } from '#src/base/admin-kit/form/form-fields.ts'
import { PasswordField } from './password-field.tsx'

/** The user's own password, required for sensitive changes. @param help explains why it is required */
export function currentPassword({
  help,
  isShown,
}: {
  help: OfficeText
  isShown: (values: Values) => boolean
}): FormField {
  return {
    kind: 'custom',
    name: 'current_password',
    label: { tr: 'Şu anki parolanız', en: 'Your current password' },
    help,
    empty: '',
    isHalf: true,
    isShown,
    render: (field) => <CurrentPassword field={field} />,
  }
}

function CurrentPassword({ field: { name, label, help, value, set, errors } }: { field: CustomField }) {
  const error = errors[name]
  return (
    <PasswordField
      name={name}
      label={label}
      {...(help && { hint: help })}
      autoComplete="current-password"
      value={String(value)}
      onChange={set}
      error={typeof error === 'string' ? error : Boolean(error)}
      isOfRecord
    />
  )
}
