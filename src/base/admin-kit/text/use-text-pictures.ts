import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { uploadImage } from '../media/uploads.ts'
import { useUploads } from '../media/use-uploads.ts'
import { useOfficeT } from '../office-texts.ts'
import { fromWord } from './pasted.ts'
import { richTextTexts } from './rich-text.strings.ts'
import { foreignPictures, pictureHtml, picturesIn } from './text-picture.ts'

/** Inserts pictures of the library and uploads chosen, pasted or dropped ones. Also converts other pasted content. @param lang of the text */
export function useTextPictures(lang: string) {
  const t = useOfficeT(richTextTexts)
  const uploads = useUploads(1)
  /** Differences from the pasted content. */
  const [notes, setNotes] = useState<readonly string[]>([])
  const editor = useRef<Editor | null>(null)
  /** @param at position in the text; default: the cursor */
  const insert = (image: OfficeImage, at?: number) => {
    const now = editor.current
    if (!now || now.isDestroyed) return
    const node = { type: 'preservedBlock', attrs: { html: pictureHtml(image, lang) } }
    const { doc, selection } = now.state
    // After the selection: a selected picture would be replaced.
    const place = Math.min(at ?? selection.to, doc.content.size)
    now.chain().focus().insertContentAt(place, node).run()
  }
  const upload = (files: readonly File[], at?: number) => {
    for (const file of files) {
      if (!uploads.accepts(file, 'image')) continue
      uploads.send(
        file.name,
        (options) => uploadImage(file, null, options),
        (image) => insert(image, at),
      )
    }
  }
  const editorProps = {
    transformPastedHTML: (html: string) => {
      const pasted = fromWord(html)
      const reported = pasted.notes.map((note) => t(`pasted_${note}`))
      setNotes(foreignPictures(html) > 0 ? [...reported, t('picture_foreign')] : reported)
      return pasted.html
    },
    handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => {
      const files = picturesIn(clipboardData)
      if (files.length > 0) upload(files)
      return files.length > 0
    },
    handleDrop: (
      view: { posAtCoords: (at: { left: number; top: number }) => { pos: number } | null },
      event: DragEvent,
      _: unknown,
      isMove: boolean,
    ) => {
      const files = isMove ? [] : picturesIn(event.dataTransfer)
      if (files.length === 0) return false
      event.preventDefault()
      upload(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
      return true
    },
  }
  return { editor, uploads, insert, upload, notes, dropNotes: () => setNotes([]), editorProps }
}
