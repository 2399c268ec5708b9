import type { ComponentProps } from 'react'
import { formatDay } from '#src/base/dates.ts'
import { type T, useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { CalendarCheck, CalendarDays, Hourglass, type Icon, Wallet } from '#src/base/ui/icons.tsx'
import type { VisaFacts } from '#src/features/posts/posts.schema.ts'
import type { Requirement } from './visa-search.ts'

export const requirementKeys = {
  vizesiz: 'visa.vizesiz',
  kapida: 'visa.kapida',
  'e-vize': 'visa.e_vize',
  vizeli: 'visa.vizeli',
} as const satisfies Record<Requirement, StringKey>

const tones = {
  vizesiz: 'good',
  kapida: 'main',
  'e-vize': 'main',
  vizeli: 'warn',
} as const satisfies Record<Requirement, ComponentProps<typeof Badge>['tone']>

type Fact = { icon: Icon; name: string; value: string }

/** The requirement for each passport. */
export function PassportRules({ visa, className }: { visa: VisaFacts; className?: string }) {
  const t = useT()
  return (
    <dl className={className}>
      {(['ordinary_passport', 'green_passport'] as const).map((passport) => (
        <div key={passport} className="flex items-center justify-between gap-x-4 gap-y-1 py-1.5">
          <dt className="flex items-center gap-2.5">
            <span
              aria-hidden
              className={`h-5 w-3.5 shrink-0 rounded-[3px] ring-1 ring-black/10 ${passport === 'green_passport' ? 'bg-[#2f6b3f]' : 'bg-[#7a1f2b]'}`}
            />
            <span>{t(`visa.${passport}`)}</span>
          </dt>
          <dd>
            <Badge tone={tones[visa[passport]]}>{t(requirementKeys[visa[passport]])}</Badge>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Stay, processing time, fee and date of the last check; unknown facts are left out. */
export function VisaFactList({ visa, className }: { visa: VisaFacts; className?: string }) {
  const t = useT()
  const lang = useLang()
  return (
    <dl className={className}>
      {factsOf(visa, t, lang).map(({ icon: Icon, name, value }) => (
        <div key={name} className="flex items-center justify-between gap-x-4 py-1">
          <dt className="flex items-center gap-2 text-ink-soft">
            <Icon aria-hidden className="size-4.5 shrink-0 text-main" />
            <span>{name}</span>
          </dt>
          <dd className="text-end font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(visa: VisaFacts, t: T, lang: string): Fact[] {
  const { stay_days, fee, fee_currency, checked_on } = visa
  return [
    {
      icon: CalendarDays,
      name: t('visa.stay'),
      value: stay_days === null ? '' : t('visa.stay_days', { n: stay_days }),
    },
    { icon: Hourglass, name: t('visa.processing'), value: processingText(visa, t) },
    {
      icon: Wallet,
      name: t('visa.fee'),
      value: fee === null || fee_currency === null ? '' : formatMoney(fee, fee_currency, lang),
    },
    { icon: CalendarCheck, name: t('visa.checked_on'), value: formatDay(checked_on, lang) },
  ].filter(({ value }) => value !== '')
}

function processingText({ processing_days_min: min, processing_days_max: max }: VisaFacts, t: T): string {
  const [from, to] = [min ?? max, max ?? min]
  if (from === null || to === null) return ''
  return from === to ? t('visa.processing_days', { n: to }) : t('visa.processing_range', { min: from, max: to })
}
