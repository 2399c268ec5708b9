import { RichTextEditor } from '@mantine/tiptap'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { LibraryDialog } from '../media/library-dialog.tsx'
import { useOfficeT } from '../office-texts.ts'
import { richTextTexts } from './rich-text.strings.ts'

type Props = { onPick: (image: OfficeImage) => void; onFiles: (files: File[]) => void }

/** The toolbar's button that inserts a picture of the library, or a new one. */
export function PictureControl({ onPick, onFiles }: Props) {
  const t = useOfficeT(richTextTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RichTextEditor.Control
        aria-label={t('picture')}
        title={t('picture')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ImagePlus />
      </RichTextEditor.Control>
      {isOpen && (
        <LibraryDialog onPick={([image]) => image && onPick(image)} onFiles={onFiles} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
