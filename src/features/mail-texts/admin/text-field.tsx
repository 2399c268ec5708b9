import { Badge, Button, Code, Group, Text, Textarea } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeString } from '#src/features/languages/languages.admin.schema.ts'
import { mailTextTexts } from './mail-texts.strings.ts'

type Props = {
  string: OfficeString
  label: string
  value: string
  error: string | undefined
  isOneLine?: boolean
  onChange: (text: string) => void
  onFocus?: () => void
}

/** One text of a mail, with the placeholders that it may contain and the way back to the shipped text. */
export function TextField({ string, label, value, error, isOneLine = false, onChange, onFocus }: Props) {
  const t = useOfficeT(mailTextTexts)
  const { allowed, required, shipped, text } = string
  return (
    <div>
      <Textarea
        label={
          <Group gap="xs" component="span">
            {label}
            {value !== text && (
              <Badge size="xs" color="blue" variant="light" miw="max-content">
                {t('changed')}
              </Badge>
            )}
          </Group>
        }
        description={value.trim() === '' ? t('missing') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={error}
        value={value}
        onChange={({ currentTarget }) =>
          onChange(isOneLine ? currentTarget.value.replace(/\s*\n\s*/g, ' ') : currentTarget.value)
        }
        autosize
        minRows={isOneLine ? 1 : 2}
        name={`mail.${string.key}`}
        {...(onFocus && { onFocus })}
      />
      <Group gap={6} mt={4}>
        {allowed.length > 0 && (
          <Text size="xs" c="dimmed">
            {t('placeholders')}{' '}
            {allowed.map((name) => (
              <Code key={name}>{`{${name}}`} </Code>
            ))}
          </Text>
        )}
        {required.length > 0 && (
          <Text size="xs" c="dimmed">
            {t('required', { names: required.map((name) => `{${name}}`).join(', ') })}
          </Text>
        )}
        {shipped !== null && shipped !== value && (
          <Button
            variant="subtle"
            size="compact-xs"
            leftSection={<RotateCcw size={12} aria-hidden="true" />}
            aria-label={t('ours_of', { name: label })}
            onClick={() => onChange(shipped)}
          >
            {t('ours')}
          </Button>
        )}
      </Group>
    </div>
  )
}
