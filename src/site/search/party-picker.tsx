import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { ChevronDown, UsersRound } from '#src/base/ui/icons.tsx'
import { PartyFields } from '#src/features/booking/calculator/site/party-fields.tsx'
import { partyName } from '#src/features/departures/pricing/site/party-price.tsx'
import { setVisitorParty, useVisitorParty } from '#src/features/departures/pricing/site/visitor-party.ts'

/**
 * Asks for the visitor's party: a button with the present one, and the fields below it. Every change counts at once, also for the
 * cards of the page.
 */
export function PartyPicker({ isSmall = false, className }: { isSmall?: boolean; className?: string }) {
  const t = useT()
  const id = useId()
  const party = useVisitorParty()
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [showMissing, setShowMissing] = useState(false)
  const close = () => setIsOpen(false)
  const finish = () => {
    const missing = party.ages.indexOf(null)
    if (missing >= 0) {
      setShowMissing(true)
      return place.current?.querySelectorAll('select')[missing]?.focus()
    }
    close()
    opener.current?.focus()
  }
  // Some browsers do not focus a pressed button: without a new focus it stays open.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      if (!place.current?.contains(target as Node)) setIsOpen(false)
    }
    // On the document, because a button that becomes disabled loses the focus.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving concerns all controls inside
    <div ref={place} className={cx('relative', className)} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-fields` : undefined}
        aria-label={t('list.party_of', { party: partyName(party, t) })}
        onClick={() => {
          setShowMissing(false)
          setIsOpen(!isOpen)
        }}
        className={cx(
          'flex items-center gap-2 border border-line-strong bg-white text-start transition-colors duration-150 hover:border-ink-soft',
          isSmall
            ? 'min-h-9 rounded-full px-3.5 text-sm font-medium pointer-coarse:min-h-11'
            : 'min-h-12 w-full rounded-field px-3 sm:min-h-13',
        )}
      >
        <UsersRound aria-hidden className="size-4 shrink-0 text-ink-soft" />
        <span className="min-w-0 flex-1 truncate">{partyName(party, t)}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
      </button>
      {isOpen && (
        <section
          id={`${id}-fields`}
          aria-label={t('list.party')}
          // Takes the focus of a press beside the controls, which would else leave this component.
          tabIndex={-1}
          className={cx(
            'outline-none absolute top-full z-30 mt-2 rounded-card bg-white p-4 shadow-card ring-1 ring-line-strong/40',
            isSmall ? 'end-0 w-[min(21rem,calc(100vw-2rem))]' : 'inset-x-0 min-w-full sm:w-84',
          )}
        >
          <PartyFields
            party={{ ...party, singleRooms: 0 }}
            onChange={setVisitorParty}
            tourDate={null}
            hasRooms={false}
            showMissing={showMissing}
          />
          <Button className="mt-4 w-full" onClick={finish}>
            {t('list.party_done')}
          </Button>
        </section>
      )}
    </div>
  )
}
