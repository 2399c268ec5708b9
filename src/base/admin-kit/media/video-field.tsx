import { Group } from '@mantine/core'
import { FileField, type FileFieldProps } from './file-field.tsx'
import classes from './media.module.css'
import { uploadVideo } from './uploads.ts'
import { useLatest, useUploads } from './use-uploads.ts'
import { VideoChoice } from './video-choice.tsx'

type Props = FileFieldProps & {
  /** file name, as in /videos/{file_video} */
  value: string | null
  onChange: (file_video: string | null) => void
}

/** One video, uploaded when it is chosen. The previous one stays until then. */
export function VideoField({ value, onChange, ...field }: Props) {
  const uploads = useUploads(1)
  const change = useLatest(onChange)
  const choose = ([file]: File[]) => {
    if (!file || !uploads.accepts(file, 'video')) return
    uploads.send(
      file.name,
      (options) => uploadVideo(file, options),
      ({ file_video }) => change.current(file_video),
    )
  }
  return (
    <FileField
      {...field}
      kind="video"
      uploads={uploads}
      onFiles={choose}
      onRemove={() => onChange(null)}
      shown={
        value === null
          ? null
          : (replace, remove) => (
              <>
                {/* biome-ignore lint/a11y/useMediaCaption: the agency's videos have no captions */}
                <video key={value} src={`/videos/${value}`} controls preload="metadata" className={classes.preview} />
                <Group gap={8}>
                  {replace}
                  {remove}
                </Group>
              </>
            )
      }
    >
      <VideoChoice value={value} onChoose={onChange} />
    </FileField>
  )
}
