import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { useOfficeT } from '../office-texts.ts'
import { ImageForm } from './image-form.tsx'
import { mediaTexts } from './media.strings.ts'
import { MediaDialog } from './media-dialog.tsx'

type Props = {
  image: OfficeImage
  /** language codes, the default one first */
  langs: readonly string[]
  onSaved: (image: OfficeImage) => void
  onClose: () => void
  returnTo?: string | undefined
}

export function AltDialog({ returnTo, onSaved, onClose, ...form }: Props) {
  const t = useOfficeT(mediaTexts)
  return (
    <MediaDialog title={t('alt_title')} size="md" onClose={onClose} returnTo={returnTo}>
      <ImageForm
        {...form}
        onSaved={(image) => {
          onClose()
          onSaved(image)
        }}
        onClose={onClose}
      />
    </MediaDialog>
  )
}
