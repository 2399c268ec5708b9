import { Button, Input, VisuallyHidden } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { describedBy } from '../form/field-parts.ts'
import { useOfficeT } from '../office-texts.ts'
import { FileDrop } from './file-drop.tsx'
import classes from './media.module.css'
import { mediaTexts } from './media.strings.ts'
import { UploadRows } from './upload-rows.tsx'
import { reasonOf, uploadVideo } from './uploads.ts'
import { useLatest, useUploads } from './use-uploads.ts'
import { VideoChoice } from './video-choice.tsx'

type Props = {
  label: string
  /** file name, as in /videos/{file_video} */
  value: string | null
  onChange: (file_video: string | null) => void
  error?: ReactNode
  description?: string | undefined
  required?: boolean
}

/** One video, uploaded when it is chosen. The previous one stays until then. */
export function VideoField({ label, value, onChange, error, description, required = false }: Props) {
  const t = useOfficeT(mediaTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads(1)
  const change = useLatest(onChange)
  const choose = ([file]: File[]) => {
    if (!file || !uploads.accepts(file, 'video')) return
    uploads.add(file.name, async (options) => {
      const answer = await uploadVideo(file, options)
      if (!answer.ok) return reasonOf(answer) || t('failed')
      uploads.announce('uploaded', { name: file.name })
      change.current(answer.data.data.file_video)
      return null
    })
  }
  const drop = (
    <FileDrop
      ref={input}
      id={id}
      kind="video"
      isSmall={value !== null}
      onFiles={choose}
      describedBy={describedBy(id, { error, description })}
      isInvalid={Boolean(error)}
    />
  )
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} withAsterisk={required}>
      <div className={classes.field}>
        {value === null ? (
          drop
        ) : (
          <div className={classes.chosen}>
            {/* biome-ignore lint/a11y/useMediaCaption: the agency's videos have no captions */}
            <video key={value} src={`/videos/${value}`} controls preload="metadata" className={classes.preview} />
            <div className={classes.buttons}>
              {drop}
              <Button
                size="sm"
                color="red"
                variant="light"
                leftSection={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => {
                  onChange(null)
                  input.current?.focus()
                }}
              >
                {t('remove')}
                <VisuallyHidden>: {label}</VisuallyHidden>
              </Button>
            </div>
          </div>
        )}
        <VideoChoice value={value} onChoose={onChange} />
        <UploadRows {...uploads} />
      </div>
    </Input.Wrapper>
  )
}
