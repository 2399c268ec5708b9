import { Button, Input, Stack, VisuallyHidden } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { describedBy } from '../form/field-parts.ts'
import { useOfficeT } from '../office-texts.ts'
import { FileDrop } from './file-drop.tsx'
import { mediaTexts } from './media.strings.ts'
import { UploadRows } from './upload-rows.tsx'
import type { Kind } from './uploads.ts'
import type { Uploads } from './use-uploads.ts'

export type FileFieldProps = {
  label: string
  error?: ReactNode
  description?: string | undefined
  required?: boolean
}

type Props = FileFieldProps & {
  kind: Kind
  uploads: Uploads
  onFiles: (files: File[]) => void
  onRemove: () => void
  /** Shows the current file around the buttons that replace and remove it; null without a file. */
  shown: ((replace: ReactNode, remove: ReactNode) => ReactNode) | null
  /** below the file */
  children?: ReactNode
}

/** A field for one uploaded file. Without a file it is a drop area. */
export function FileField({
  label,
  error,
  description,
  required = false,
  kind,
  uploads,
  onFiles,
  onRemove,
  shown,
  children,
}: Props) {
  const t = useOfficeT(mediaTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const drop = (
    <FileDrop
      ref={input}
      id={id}
      kind={kind}
      isSmall={shown !== null}
      onFiles={onFiles}
      describedBy={describedBy(id, { error, description })}
      isInvalid={Boolean(error)}
    />
  )
  const remove = (
    <Button
      size="sm"
      color="red"
      variant="light"
      leftSection={<Trash2 />}
      onClick={() => {
        onRemove()
        input.current?.focus()
      }}
    >
      {t('remove')}
      <VisuallyHidden>: {label}</VisuallyHidden>
    </Button>
  )
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} withAsterisk={required}>
      <Stack gap={12} my={5.6}>
        {shown ? <Stack gap={12}>{shown(drop, remove)}</Stack> : drop}
        {children}
        <UploadRows {...uploads} />
      </Stack>
    </Input.Wrapper>
  )
}
