import { useT } from '#src/base/i18n/i18n.tsx'
import { Field } from '#src/base/ui/controls/field.tsx'
import { Stepper } from '#src/base/ui/controls/stepper.tsx'
import { AgeSelect } from '#src/features/booking/calculator/site/age-select.tsx'
import { maxAges, maxPeople } from '../inquiries.links.ts'
import { agesOf, numberOf, type PartyForm } from '../inquiries.rules.ts'
import { tie } from './form-parts.tsx'
import type { InquiryState } from './use-inquiry.ts'

/** Small groups choose a number from a list; classes and companies type it. */
const steppedUpTo = 20
const typedNumber = { inputMode: 'numeric', autoComplete: 'off', required: true } as const

/** Number of adults and children, and the children's ages. @param isLarge the numbers are typed */
export function PartyFields<F extends PartyForm>({ state, isLarge }: { state: InquiryState<F>; isLarge: boolean }) {
  const t = useT()
  const { form, change, problems, leave } = state
  const ages = agesOf(form)
  const set = (changed: Partial<PartyForm>) => change(changed as Partial<F>)
  const adults = numberOf(form.adults)
  const children = numberOf(form.children)
  const isTyped = isLarge || !(adults <= steppedUpTo && children <= steppedUpTo)
  const buttonLabels = { less: t('ui.less'), more: t('ui.more') }
  return (
    <div className="space-y-4">
      {isTyped ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...tie(state, 'adults')} {...typedNumber} label={t('inquiries.adults')} />
          <Field
            {...tie(state, 'children')}
            {...typedNumber}
            label={t('inquiries.children')}
            hint={t('booking.children_hint')}
          />
        </div>
      ) : (
        <div className="space-y-3">
          <Stepper
            label={t('inquiries.adults')}
            value={adults}
            min={1}
            max={Math.min(steppedUpTo, maxPeople)}
            onChange={(n) => set({ adults: String(n) })}
            buttonLabels={buttonLabels}
          />
          <Stepper
            label={t('inquiries.children')}
            hint={t('booking.children_hint')}
            value={children}
            min={0}
            max={steppedUpTo}
            onChange={(n) => set({ children: String(n) })}
            buttonLabels={buttonLabels}
          />
        </div>
      )}
      {ages.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{t('inquiries.children_ages')}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {ages.map((age, index) => (
              <AgeSelect
                // biome-ignore lint/suspicious/noArrayIndexKey: a child is identified by its position
                key={index}
                name={age === null ? 'ages' : `age-${index}`}
                nth={index + 1}
                age={age}
                onChoose={(chosen) => set({ ages: ages.with(index, chosen) })}
                onBlur={() => leave('ages')}
                isMissing={problems.ages !== undefined && age === null}
              />
            ))}
          </div>
        </fieldset>
      )}
      {children > maxAges && (
        <Field
          {...tie(state, 'ages_note')}
          label={t('inquiries.children_ages')}
          hint={t('inquiries.ages_note_hint')}
          optional={t('ui.optional')}
          autoComplete="off"
        />
      )}
    </div>
  )
}
