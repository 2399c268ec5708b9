import { useId, useState } from 'react'
import { formatDayRange } from '#src/base/dates.ts'
import { PageLink, useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Button, ButtonLink } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { focusOn } from '#src/base/ui/focus.ts'
import { Pencil, Trash2 } from '#src/base/ui/icons.tsx'
import { fewSeats } from '#src/features/departures/board/departures.links.ts'
import { tourPath } from '#src/features/tours/tours.links.ts'
import { describeParty, type Party, partyOf, singlesOn } from '../../calculator/site/party.ts'
import { PriceLines } from '../../calculator/site/quote-lines.tsx'
import { changeItem } from './cart.ts'
import { CartItemEditor } from './cart-item-editor.tsx'
import type { CartRow } from './cart-rows.ts'
import { ItemWarning } from './item-warning.tsx'

type Props = {
  row: CartRow
  isFocused: boolean
  unfinished: Party | null
  onUnfinished: (party: Party | null) => void
  onRemove: () => void
  onRetry: () => void
}

export function CartItem({ row, isFocused, unfinished, onUnfinished, onRemove, onRetry }: Props) {
  const t = useT()
  const lang = useLang()
  const editorId = useId()
  const [editing, setEditing] = useState<'no' | 'yes' | 'date'>('no')
  const [showMissing, setShowMissing] = useState(false)
  const { entry, answered, verdict, isPending } = row
  const tour = answered?.tour ?? null
  const party = partyOf(entry)
  const name = tour?.name ?? t(answered ? 'cart.unknown_tour' : 'cart.this_tour')
  const quote = verdict?.kind === 'priced' ? verdict.quote : null
  const isOpen = editing !== 'no'
  const toggle = () => {
    setShowMissing(isOpen && unfinished !== null)
    if (unfinished === null) setEditing(isOpen ? 'no' : 'yes')
  }
  const end = tour?.departures.find(({ start_date }) => start_date === entry.tourDate)?.end_date ?? quote?.end_date

  return (
    <li className="rounded-card bg-white p-[min(1rem,5vw)] shadow-card sm:p-5">
      {/* On a phone with large letters the text takes the picture's place. */}
      <div className="grid grid-cols-[clamp(0px,(100vw-18rem)*1000,5.5rem)_minmax(0,1fr)] gap-x-[clamp(0px,(100vw-18rem)*1000,1rem)] gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)] md:gap-x-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <div className="aspect-square self-start overflow-hidden rounded-field bg-sand sm:aspect-[4/3] lg:row-span-2">
          {tour?.cover && (
            <Picture image={tour.cover} alt="" sizes="(min-width: 1080px) 192px, (min-width: 560px) 144px, 88px" />
          )}
        </div>
        <div className="min-w-0">
          <h2 className="text-heading [overflow-wrap:anywhere]" tabIndex={-1} ref={isFocused ? focusOn : undefined}>
            {tour ? (
              <PageLink to={tourPath(tour.seo_name)} className="hover:text-main hover:underline">
                {name}
              </PageLink>
            ) : (
              name
            )}
          </h2>
          {tour && <p className="mt-1 text-sm text-ink-soft">{tour.tour_place}</p>}
          <p className="mt-2 font-semibold">{formatDayRange(entry.tourDate, end ?? entry.tourDate, lang)}</p>
          <p className="text-ink-soft">{describeParty(party, singlesOn(tour, party), t)}</p>
          {quote && !isPending && quote.seats_left <= fewSeats && (
            <p className="mt-2">
              <Badge tone="warn">{t('cart.seats_hint', { n: quote.seats_left })}</Badge>
            </p>
          )}
        </div>

        <div className="col-span-2 space-y-4 lg:col-span-1 lg:col-start-2">
          {verdict && !isPending && (
            <ItemWarning verdict={verdict}>
              {verdict.kind !== 'tour-gone' && (
                <WarningActions row={row} onChooseDate={() => setEditing('date')} onRetry={onRetry} />
              )}
            </ItemWarning>
          )}
          {quote ? (
            <div aria-busy={isPending} className={cx('transition-opacity duration-150', isPending && 'opacity-45')}>
              <PriceLines lines={quote.lines} currency={quote.currency} />
              <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
                <span className="font-semibold">{t('cart.item_total')}</span>
                <span translate="no" className="ms-auto text-lg font-bold tabular-nums">
                  {formatMoney(quote.total, quote.currency, lang)}
                </span>
              </p>
            </div>
          ) : (
            isPending && <div aria-hidden className="skeleton h-24" />
          )}
          <div className="flex flex-wrap gap-2">
            {verdict?.kind !== 'tour-gone' && (
              <Button
                kind="outline"
                size="sm"
                aria-expanded={isOpen}
                aria-controls={editorId}
                aria-label={t(isOpen ? 'cart.edit_done_of' : 'cart.edit_of', { name })}
                onClick={toggle}
              >
                <Pencil aria-hidden className="size-4" />
                <span>{isOpen ? t('cart.edit_done') : t('cart.edit')}</span>
              </Button>
            )}
            <Button kind="quiet" size="sm" aria-label={t('cart.remove_of', { name })} onClick={onRemove}>
              <Trash2 aria-hidden className="size-4" />
              <span>{t('cart.remove')}</span>
            </Button>
          </div>
          {isOpen && (
            <CartItemEditor
              id={editorId}
              focusDate={editing === 'date'}
              {...{ entry, tour, unfinished, onUnfinished, showMissing }}
            />
          )}
        </div>
      </div>
    </li>
  )
}

type WarningActionsProps = { row: CartRow; onChooseDate: () => void; onRetry: () => void }

/** Actions that resolve a warning, the likeliest first. */
function WarningActions({ row: { entry, answered, verdict }, onChooseDate, onRetry }: WarningActionsProps) {
  const t = useT()
  const tour = answered?.tour ?? null
  if (verdict?.kind === 'priced') {
    const { total, currency } = verdict.quote
    return (
      <Button size="sm" kind="outline" onClick={() => changeItem(entry.token, { seen: { total, currency } })}>
        {t('cart.price_ok')}
      </Button>
    )
  }
  if (verdict?.kind === 'failed') {
    return (
      <Button size="sm" kind="outline" onClick={onRetry}>
        {t('ui.try_again')}
      </Button>
    )
  }
  const possible = verdict?.kind === 'few-seats' ? verdict.possible : null
  const fitting = possible && partyOf(possible)
  const hasOtherDate = tour?.departures.some(({ start_date }) => start_date !== entry.tourDate)
  return (
    <>
      {possible && fitting && (
        <Button size="sm" onClick={() => changeItem(entry.token, { ...possible, seen: null })}>
          {t('cart.take_seats', { party: describeParty(fitting, singlesOn(tour, fitting), t) })}
        </Button>
      )}
      {hasOtherDate && (
        <Button size="sm" kind="outline" onClick={onChooseDate}>
          {t('cart.other_date')}
        </Button>
      )}
      {tour && !hasOtherDate && (
        <ButtonLink size="sm" kind="outline" to={tourPath(tour.seo_name)}>
          {t('cart.see_tour')}
        </ButtonLink>
      )}
    </>
  )
}
