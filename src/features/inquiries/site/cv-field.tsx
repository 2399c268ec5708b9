import { FileText } from 'lucide-react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { buttonClass } from '#src/base/ui/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { FieldFrame } from '#src/base/ui/field.tsx'
import { maxCvMegabytes } from '../inquiries.links.ts'

/** Chooses the CV: the browser's own control lies over ours, so that it opens, takes the focus and takes dropped files. */
export function CvField({
  file,
  onChoose,
  error,
}: {
  file: File | null
  onChoose: (file: File | null) => void
  error: string[] | undefined
}) {
  const t = useT()
  return (
    <FieldFrame
      label={t('inquiries.cv')}
      hint={t('careers.cv_hint', { n: maxCvMegabytes })}
      error={error}
      className="sm:col-span-2"
    >
      {(tie) => (
        <div
          className={cx(
            'relative flex min-h-16 flex-wrap items-center justify-between gap-3 rounded-field border border-dashed px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            error?.length ? 'border-bad bg-bad-soft/40' : 'border-line-strong hover:border-main',
          )}
        >
          <span className="flex min-w-0 items-center gap-3">
            <FileText aria-hidden className="size-6 shrink-0 text-main" />
            <span className={cx('min-w-0 [overflow-wrap:anywhere]', !file && 'text-ink-soft')}>
              {file ? `${file.name} (${sizeText(file.size)})` : t('careers.no_file')}
            </span>
          </span>
          <span aria-hidden className={buttonClass({ kind: 'outline', size: 'sm' })}>
            {t(file ? 'careers.change_file' : 'careers.choose_file')}
          </span>
          <input
            {...tie}
            type="file"
            name="cv"
            accept="application/pdf,.pdf"
            required
            onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
      )}
    </FieldFrame>
  )
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
