import { Input, Skeleton, Text, Textarea, VisuallyHidden } from '@mantine/core'
import { lazy, type ReactNode, type Ref, Suspense, useId, useImperativeHandle, useRef } from 'react'
import { describedBy, insertedAt } from '../form/field-parts.ts'
import { useOfficeT } from '../office-texts.ts'
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

/** Lazy, because the editor is larger than the rest of the office. If it fails to load, the HTML is edited in a textarea. */
const Editor = lazy(() => import('./rich-text-editor.tsx').catch(() => ({ default: PlainHtml })))

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
        <Suspense fallback={<Loading />}>
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
        </Suspense>
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
      <Text size="sm" c="dimmed">
        {t('plain')}
      </Text>
    </>
  )
}
