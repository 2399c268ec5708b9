import { Alert, Textarea } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import './mantine-tiptap.css'
import { type Editor, useEditor, useEditorState } from '@tiptap/react'
import { CodeXml } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { insertedAt } from '../form/field-parts.ts'
import { UploadRows } from '../media/upload-rows.tsx'
import { useLatest } from '../media/use-uploads.ts'
import { useOfficeT } from '../office-texts.ts'
import { LinkControl } from './link-control.tsx'
import { PictureControl } from './picture-control.tsx'
import classes from './rich-text.module.css'
import { richTextTexts } from './rich-text.strings.ts'
import { extensions } from './rich-text-extensions.ts'
import { tidyHtml } from './rich-text-html.ts'
import tables from './tables.module.css'
import { useTextPictures } from './use-text-pictures.ts'

/** Lets controls beside the editor write into it. */
export type RichTextHandle = {
  /** Inserts text at the cursor and focuses the editor. `isBlock`: as a paragraph of its own. */
  insert: (text: string, options?: { isBlock?: boolean }) => void
}

export type EditorProps = {
  id: string
  labelledBy: string
  describedBy: string | undefined
  label: string
  /** HTML */
  value: string
  onChange: (html: string) => void
  isInvalid: boolean
  /** language of the text */
  lang: string
  handle?: Ref<RichTextHandle> | undefined
}

export default function RichTextEditorField({
  id,
  labelledBy,
  label,
  value,
  onChange,
  describedBy,
  isInvalid,
  lang,
  handle,
}: EditorProps) {
  const t = useOfficeT(richTextTexts)
  const change = useLatest(onChange)
  const written = useRef(value)
  const sourceBox = useRef<HTMLTextAreaElement>(null)
  /** HTML being edited as source, where tables can be changed; else null */
  const [source, setSource] = useState<string | null>(null)
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    lang,
    spellcheck: 'true',
  }
  const pictures = useTextPictures(lang)
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: { attributes, ...pictures.editorProps },
    onUpdate: ({ editor: now }) => {
      written.current = tidyHtml(now.getHTML())
      change.current(written.current)
    },
  })
  pictures.editor.current = editor
  const write = (html: string) => {
    setSource(html)
    written.current = html
    change.current(html)
  }
  const toggleSource = () => {
    if (source === null) return setSource(written.current)
    setSource(null)
    // Parsing drops what the schema does not allow.
    editor.commands.setContent(source, { emitUpdate: true })
  }
  useImperativeHandle(handle, () => ({
    insert: (text, { isBlock = false } = {}) => {
      if (sourceBox.current) return write(insertedAt(sourceBox.current, text))
      const node = { type: 'text', text }
      editor
        .chain()
        .focus()
        .insertContent(isBlock ? { type: 'paragraph', content: [node] } : node)
        .run()
    },
  }))
  const attributesJson = JSON.stringify(attributes)
  const pictureProps = useLatest(pictures.editorProps)
  useEffect(() => {
    if (!editor.isDestroyed)
      editor.setOptions({ editorProps: { attributes: JSON.parse(attributesJson), ...pictureProps.current } })
  }, [editor, attributesJson, pictureProps])
  useEffect(() => {
    // Changed from outside, for example by resetting the form.
    if (value === written.current || editor.isDestroyed) return
    written.current = value
    setSource(null)
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <>
      <RichTextEditor
        editor={editor}
        className={classes.editor}
        data-invalid={isInvalid || undefined}
        labels={{
          boldControlLabel: t('bold'),
          italicControlLabel: t('italic'),
          underlineControlLabel: t('underline'),
          strikeControlLabel: t('strike'),
          clearFormattingControlLabel: t('clear'),
          h2ControlLabel: t('h2'),
          h3ControlLabel: t('h3'),
          h4ControlLabel: t('h4'),
          bulletListControlLabel: t('bullets'),
          orderedListControlLabel: t('numbers'),
          blockquoteControlLabel: t('quote'),
          hrControlLabel: t('hr'),
          undoControlLabel: t('undo'),
          redoControlLabel: t('redo'),
        }}
      >
        <RichTextEditor.Toolbar role="group" aria-label={t('controls', { label })} className={classes.toolbar}>
          {source === null && <Controls editor={editor} pictures={pictures} />}
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Control
              active={source !== null}
              aria-label={t('source')}
              title={t('source')}
              onClick={toggleSource}
            >
              <CodeXml />
            </RichTextEditor.Control>
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        {source === null ? (
          <RichTextEditor.Content className={`${classes.content} ${tables.tables}`} />
        ) : (
          <Textarea
            ref={sourceBox}
            id={id}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            lang={lang}
            spellCheck={false}
            variant="unstyled"
            classNames={{ input: classes.source! }}
            value={source}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        )}
      </RichTextEditor>
      <div role="status">
        {pictures.notes.length > 0 && (
          <Alert
            color="orange"
            mt="xs"
            withCloseButton
            closeButtonLabel={t('pasted_close')}
            onClose={pictures.dropNotes}
          >
            {pictures.notes.map((note) => (
              <p key={note} className={classes.note}>
                {note}
              </p>
            ))}
          </Alert>
        )}
      </div>
      <UploadRows {...pictures.uploads} />
      {source === null && <Count editor={editor} />}
    </>
  )
}

function Controls({ editor, pictures }: { editor: Editor; pictures: ReturnType<typeof useTextPictures> }) {
  return (
    <>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl editor={editor} />
        <PictureControl onPick={(image) => pictures.insert(image)} onFiles={(files) => pictures.upload(files)} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </>
  )
}

function Count({ editor }: { editor: Editor }) {
  const t = useOfficeT(richTextTexts)
  const n = useEditorState({
    editor,
    // From the state: the editor has no text before it is mounted and after it is destroyed.
    selector: ({ editor: { state } }) => state.doc.textBetween(0, state.doc.content.size, ' ').trim().length,
  })
  return <p className={classes.count}>{t('characters', { n })}</p>
}
