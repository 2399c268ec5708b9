import { formatDay, formatInstant } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { telHref } from '#src/base/phone.ts'
import { OrderCard } from '#src/features/orders/site/order-card.tsx'
import { travelInfoAnchor } from '../travel-info.links.ts'
import type { OrderTravelInfo } from '../travel-info.schema.ts'

/** What the customer was sent before travelling: where to meet, the guide, the hotels. */
export function OrderTravelInfoCard({ infos }: { infos: readonly OrderTravelInfo[] }) {
  const t = useT()
  return (
    <OrderCard look="printed" id={travelInfoAnchor} title={t('result.info_title')}>
      {infos.map((info) => (
        <TravelInfoOf key={info.departure_id} info={info} isNamed={infos.length > 1} />
      ))}
    </OrderCard>
  )
}

function TravelInfoOf({ info, isNamed }: { info: OrderTravelInfo; isNamed: boolean }) {
  const t = useT()
  const lang = useLang()
  const { tour_name, start_date, meeting_time, meeting_place, guide_name, guide_phone, hotels, note } = info
  const day = formatDay(start_date, lang)
  return (
    <div className="mt-1">
      {isNamed && <h3 className="mt-4 font-semibold">{tour_name}</h3>}
      <p className="text-sm text-ink-soft">
        {t(info.is_changed ? 'result.info_updated' : 'result.info_sent', {
          when: formatInstant(new Date(info.sent_at), lang),
        })}
      </p>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft">{t('result.info_meeting')}</dt>
          <dd className="[overflow-wrap:anywhere]">
            <strong className="block font-semibold">
              {meeting_time === '' ? day : t('result.info_at', { day, time: meeting_time })}
            </strong>
            <span className="whitespace-pre-line">{meeting_place}</span>
          </dd>
        </div>
        {(guide_name !== '' || guide_phone !== '') && (
          <div className="min-w-0">
            <dt className="text-sm text-ink-soft">{t('result.info_guide')}</dt>
            <dd className="[overflow-wrap:anywhere]">
              {guide_name !== '' && <strong className="block font-semibold">{guide_name}</strong>}
              {guide_phone !== '' && <Telephone number={guide_phone} />}
            </dd>
          </div>
        )}
      </dl>
      {hotels.length > 0 && (
        <>
          <h3 className="mt-5 font-sans text-sm font-normal tracking-normal text-ink-soft">
            {t('result.info_hotels')}
          </h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {hotels.map(({ place, name, phone, nights }) => (
              <li
                key={`${place} ${name}`}
                className="flex flex-wrap items-baseline gap-x-4 py-2.5 [overflow-wrap:anywhere]"
              >
                <span className="min-w-0 grow">
                  <strong className="font-semibold">{name}</strong>
                  <span className="block text-sm text-ink-soft">
                    <span>{place}</span>
                    {nights !== null && <span>{` · ${t('result.info_nights', { n: nights })}`}</span>}
                  </span>
                </span>
                {phone !== '' && <Telephone number={phone} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {note !== '' && (
        <>
          <h3 className="mt-5 font-sans text-sm font-normal tracking-normal text-ink-soft">{t('result.info_note')}</h3>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
        </>
      )}
    </div>
  )
}

function Telephone({ number }: { number: string }) {
  return (
    <a
      href={telHref(number)}
      dir="ltr"
      className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-main underline underline-offset-4 hover:text-main-deep sm:min-h-0"
    >
      {number}
    </a>
  )
}
