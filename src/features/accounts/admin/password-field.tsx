import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { loginTexts } from './login.strings.ts'

type Props = {
  name?: string
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (password: string) => void
  onBlur?: () => void
  /** true: marked as invalid without a message */
  error: string | boolean
  /** among the fields of a record: of their size, with the hint below */
  isOfRecord?: boolean
}

export function PasswordField({
  name = 'password',
  label,
  hint,
  autoComplete,
  value,
  onChange,
  onBlur,
  error,
  isOfRecord = false,
}: Props) {
  const t = useOfficeT(loginTexts)
  const [isVisible, setVisible] = useState(false)
  return (
    <PasswordInput
      name={name}
      label={label}
      description={hint}
      autoComplete={autoComplete}
      size={isOfRecord ? 'sm' : 'md'}
      inputWrapperOrder={isOfRecord ? ['label', 'input', 'description', 'error'] : undefined}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onBlur}
      error={error}
      // Mantine sets aria-invalid on the wrapper only.
      aria-invalid={Boolean(error) || undefined}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': t(isVisible ? 'hide' : 'show'), tabIndex: 0 }}
    />
  )
}
