import { useRef } from 'react'
import { fileSize } from '#src/base/files/file-size.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { FileText } from '#src/base/ui/icons.tsx'
import { cx } from '../cx.ts'
import { Button, buttonClass } from './button.tsx'
import { FieldFrame, type FieldProps } from './field.tsx'

/** Chooses a file. The native input lies invisibly over ours, so it opens, takes the focus and accepts dropped files. */
export function FileField({
  label,
  hint,
  error,
  optional,
  className,
  file,
  onChoose,
  name,
  accept,
  required,
}: FieldProps & {
  file: File | null
  onChoose: (file: File | null) => void
  name: string
  /** As the HTML attribute. */
  accept: string
  required?: boolean
}) {
  const t = useT()
  const lang = useLang()
  const input = useRef<HTMLInputElement>(null)
  const remove = () => {
    input.current!.value = ''
    onChoose(null)
    input.current!.focus()
  }
  return (
    <FieldFrame {...{ label, hint, error, optional, className }}>
      {(tie) => (
        <div className="flex items-center gap-2">
          <div
            className={cx(
              'relative flex min-h-11 min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-field border border-dashed py-1 pe-1.5 ps-3.5 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              error?.length ? 'border-bad bg-bad-soft/40' : 'border-line-strong bg-white hover:border-main',
            )}
          >
            <span className="flex min-w-0 items-center gap-2.5 py-1">
              <FileText aria-hidden className="size-5 shrink-0 text-main" />
              <span className={cx('min-w-0 leading-snug [overflow-wrap:anywhere]', !file && 'text-ink-soft')}>
                {file ? `${file.name} (${fileSize(file.size, lang)})` : t('ui.no_file')}
              </span>
            </span>
            <span aria-hidden className={buttonClass({ kind: 'outline', size: 'sm' }, 'pointer-coarse:min-h-9')}>
              {t(file ? 'ui.change_file' : 'ui.choose_file')}
            </span>
            <input
              {...tie}
              ref={input}
              type="file"
              name={name}
              accept={accept}
              required={required}
              onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </div>
          {file && (
            <Button kind="quiet" size="sm" onClick={remove}>
              {t('ui.remove_file')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
