import { ImagePlus, RefreshCw, Video } from 'lucide-react'
import { type DragEvent, type Ref, useState } from 'react'
import { useOfficeT } from '../office-texts.ts'
import classes from './media.module.css'
import { mediaTexts } from './media.strings.ts'
import { type Kind, limitsOf } from './uploads.ts'

type Props = {
  id?: string
  kind: Kind
  isMultiple?: boolean
  /** small: a button that replaces the current file */
  isSmall?: boolean
  onFiles: (files: File[]) => void
  describedBy?: string | undefined
  isInvalid?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Chooses files by click, keyboard or drop. A label around a file input, so its text is the input's accessible name. */
export function FileDrop({
  id,
  kind,
  isMultiple = false,
  isSmall = false,
  onFiles,
  describedBy,
  isInvalid,
  ref,
}: Props) {
  const t = useOfficeT(mediaTexts)
  const dropped = useFileDrop((files) => onFiles(isMultiple ? files : files.slice(0, 1)))
  const { types, extensions, maxMegabytes: n } = limitsOf[kind]
  const Icon = isSmall ? RefreshCw : kind === 'image' ? ImagePlus : Video
  const choose = kind === 'video' ? 'choose_video' : isMultiple ? 'choose_images' : 'choose_image'
  return (
    <label className={isSmall ? classes.replace : classes.drop} data-invalid={isInvalid || undefined} {...dropped}>
      <input
        ref={ref}
        id={id}
        type="file"
        className={classes.input}
        accept={[...types, ...extensions].join(',')}
        multiple={isMultiple}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Lets the same file be chosen again after a failure.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Icon size={isSmall ? 16 : 24} />
      <span>{t(isSmall ? 'replace' : choose)}</span>
      {!isSmall && (
        <span className={classes.limits}>{t(kind === 'image' ? 'image_limits' : 'video_limits', { n })}</span>
      )}
    </label>
  )
}

/** Props of an element onto which files can be dropped. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  const onDragLeave = () => setOver(false)
  return { 'data-over': isOver || undefined, onDragEnter: over, onDragOver: over, onDragLeave, onDrop }
}
