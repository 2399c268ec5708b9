import { useT } from '#src/base/i18n/i18n.tsx'
import { Field, Select } from '#src/base/ui/controls/field.tsx'
import { Stepper } from '#src/base/ui/controls/stepper.tsx'
import { lengths, maxAges, maxPeople } from '../inquiries.links.ts'
import { agesOf, numberOf, type PartyForm } from '../inquiries.rules.ts'
import { tie } from './form-parts.tsx'
import type { InquiryState } from './use-inquiry.ts'

/** Small groups choose a number from a list; classes and companies type it. */
const steppedUpTo = 20

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
          <Field
            {...tie(state, 'adults')}
            label={t('inquiries.adults')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
          />
          <Field
            {...tie(state, 'children')}
            label={t('inquiries.children')}
            hint={t('booking.children_hint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
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
              <Select
                // biome-ignore lint/suspicious/noArrayIndexKey: a child is identified by its position
                key={index}
                name={age === null ? 'ages' : `age-${index}`}
                label={t('booking.child_age', { n: index + 1 })}
                value={age ?? ''}
                onChange={({ target }) =>
                  set({ ages: ages.with(index, target.value === '' ? null : Number(target.value)) })
                }
                onBlur={() => leave('ages')}
                error={problems.ages && age === null ? [t('booking.choose_age')] : undefined}
              >
                <option value="">{t('booking.choose_age')}</option>
                {Array.from({ length: 18 }, (_, years) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the age
                  <option key={years} value={years}>
                    {years === 0 ? t('booking.age_baby') : t('booking.age', { n: years })}
                  </option>
                ))}
              </Select>
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
          maxLength={lengths.ages_note[1]}
        />
      )}
    </div>
  )
}
