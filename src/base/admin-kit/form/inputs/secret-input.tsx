import { PasswordInput } from '@mantine/core'
import type { CustomField } from '../form-fields.ts'

type Props = {
  field: CustomField
  /** below the field: that it is stored, or how it is kept */
  description?: string | undefined
  /** in the empty field, while one is stored */
  placeholder?: string
  isDisabled?: boolean
}

/** A secret that the server stores and never answers: the field is empty at first, and an empty field keeps the stored secret. */
export function SecretInput({ field, description, placeholder = '', isDisabled = false }: Props) {
  return (
    <PasswordInput
      label={field.label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={field.errors[field.name]}
      // Mantine sets aria-invalid on the wrapper only.
      aria-invalid={Boolean(field.errors[field.name]) || undefined}
      placeholder={placeholder}
      disabled={isDisabled}
      value={String(field.value ?? '')}
      onChange={({ currentTarget }) => field.set(currentTarget.value)}
      autoComplete="new-password"
      data-field={field.name}
      name={field.name}
    />
  )
}
