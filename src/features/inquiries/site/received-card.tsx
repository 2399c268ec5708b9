import type { ReactNode } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { CopyButton } from '#src/base/ui/controls/copy-button.tsx'
import { focusOn } from '#src/base/ui/focus.ts'
import { Clock, MailCheck } from '#src/base/ui/icons.tsx'
import type { Received } from './use-inquiry.ts'

/** Replaces a sent form: its number, and the next step. */
export function ReceivedCard({
  received: { message, message_no, next, hours, wroteTo },
  onAgain,
  children,
}: {
  received: Received
  onAgain: () => void
  children?: ReactNode
}) {
  const t = useT()
  return (
    <section aria-labelledby="received" className="rounded-card bg-white p-6 shadow-card sm:p-9">
      <MailCheck aria-hidden className="size-10 text-good" />
      <h2 id="received" ref={focusOn} tabIndex={-1} className="mt-4 scroll-mt-48 text-title outline-none">
        {message}
      </h2>
      <p className="mt-2 text-lg">{next}</p>
      {wroteTo && <p className="mt-1 text-ink-soft">{t('inquiries.confirmation_sent')}</p>}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-field bg-main-faint px-5 py-4">
        <div>
          <div className="text-sm text-ink-soft">{t('inquiries.your_number')}</div>
          <div className="text-2xl font-bold tabular-nums tracking-wide">{message_no}</div>
          <div className="mt-1 text-sm text-ink-soft">{t('inquiries.number_hint')}</div>
        </div>
        <CopyButton text={message_no} label={t('inquiries.your_number')} />
      </div>
      {hours.length > 0 && (
        <div className="mt-6 flex gap-3">
          <Clock aria-hidden className="mt-1 size-5 shrink-0 text-main" />
          <div>
            <h3 className="font-sans font-semibold tracking-normal">{t('inquiries.our_hours')}</h3>
            <ul className="text-ink-soft">
              {hours.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
        {children}
        <Button kind="outline" onClick={onAgain}>
          {t('inquiries.write_another')}
        </Button>
      </div>
    </section>
  )
}
