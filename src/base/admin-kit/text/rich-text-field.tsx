import { Input, Skeleton, Textarea, VisuallyHidden } from '@mantine/core'
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { later } from '#src/base/ui/later.tsx'
import { describedBy, insertedAt } from '../form/field-parts.ts'
import { useOfficeT } from '../office-texts.ts'
import { Dimmed } from '../show/dimmed.tsx'
import classes from './rich-text.module.css'
import { richTextTexts } from './rich-text.strings.ts'
import type { EditorProps, RichTextHandle } from './rich-text-editor.tsx'

type Props = {
  label: string
  /** HTML; '' for no text */
  value: string
  onChange: (html: string) => void
  error?: ReactNode
  description?: string | undefined
  /** language of the text, for spell checking */
  lang: string
  required?: boolean
  /** For controls beside the field that write into it. */
  handle?: Ref<RichTextHandle>
}

/** Larger than the rest of the office. Without it the HTML is edited in a textarea. */
const Editor = later(async () => (await import('./rich-text-editor.tsx')).default, PlainHtml, Loading)

/** A text with headings, lists and links, as HTML that the server accepts. */
export function RichTextField({ label, value, onChange, error, description, lang, required = false, handle }: Props) {
  const id = useId()
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => document.getElementById(`${id}-text`)?.focus() }}
      description={description}
      error={error}
      withAsterisk={required}
    >
      <div className={classes.field}>
        <Editor
          id={`${id}-text`}
          labelledBy={`${id}-label`}
          label={label}
          value={value}
          onChange={onChange}
          lang={lang}
          describedBy={describedBy(id, { error, description })}
          isInvalid={Boolean(error)}
          handle={handle}
        />
      </div>
    </Input.Wrapper>
  )
}

function Loading() {
  const t = useOfficeT(richTextTexts)
  return (
    <>
      <Skeleton className={classes.skeleton} />
      <p className={classes.count}>&nbsp;</p>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
    </>
  )
}

function PlainHtml({ id, labelledBy, value, onChange, lang, describedBy: described, isInvalid, handle }: EditorProps) {
  const t = useOfficeT(richTextTexts)
  const box = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(handle, () => ({
    insert: (text) => {
      if (box.current) onChange(insertedAt(box.current, text))
    },
  }))
  return (
    <>
      <Textarea
        ref={box}
        id={id}
        aria-labelledby={labelledBy}
        aria-describedby={described}
        error={isInvalid}
        lang={lang}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        autosize
        minRows={9}
        maxRows={24}
      />
      <Dimmed>{t('plain')}</Dimmed>
    </>
  )
}
