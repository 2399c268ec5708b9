// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { defaultParty, setVisitorParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { PartyPicker } from './party-picker.tsx'

afterEach(() => {
  cleanup()
  setVisitorParty(defaultParty)
})

test('done with ages missing marks them and goes to the first; with all ages it closes and goes back to the button', () => {
  setVisitorParty({ adults: 2, ages: [5, null, null] })
  render(
    <I18nProvider value={{ lang: 'tr', default_lang: 'tr', languages: [], strings: {} }}>
      <PartyPicker />
    </I18nProvider>,
  )
  const opener = screen.getByRole('button')
  fireEvent.click(opener)
  const ages = screen.getAllByRole('combobox')
  const done = () => fireEvent.click(screen.getByRole('button', { name: 'list.party_done' }))
  const choose = (at: number) => fireEvent.change(ages[at]!, { target: { value: '8' } })
  done()
  expect(document.activeElement).toBe(ages[1])
  expect(ages.map((age) => age.getAttribute('aria-invalid') ?? 'false')).toEqual(['false', 'true', 'true'])
  choose(1)
  done()
  expect(document.activeElement).toBe(ages[2])
  choose(2)
  done()
  expect(screen.queryAllByRole('combobox')).toEqual([])
  expect(document.activeElement).toBe(opener)
})
