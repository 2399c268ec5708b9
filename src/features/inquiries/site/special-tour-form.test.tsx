// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { SpecialTourFormCard } from './special-tour-form.tsx'

const i18n = { lang: 'tr', default_lang: 'tr', languages: [], strings: {} }
const prefill = {}
const Page = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <I18nProvider value={i18n}>
        <SpecialTourFormCard notice={null} today="2027-03-10" prefill={prefill} />
      </I18nProvider>
    ),
  },
])

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('after a request was received, the next one begins at the first step', async () => {
  const data = { message_no: 'TLP-27-7F3K9Q', next: 'Sizi arayacağız.', hours: [] }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'Alındı', data }, { status: 201 }))
  const form = { destination: 'Mardin', name: 'Zeynep Kaya', email: 'z@ornek.example' }
  sessionStorage.setItem('form-special-tour', JSON.stringify({ form, prefill }))
  sessionStorage.setItem('form-special-tour-step', '3')
  const step = () => document.querySelector('[aria-current=step]')?.textContent
  const left = render(<Page />)
  await screen.findByDisplayValue('Zeynep Kaya')
  expect(step()).toContain('special_tour.step_contact')
  fireEvent.submit(document.querySelector('form')!)
  await screen.findByText('TLP-27-7F3K9Q')
  left.unmount()
  render(<Page />)
  await screen.findByText('special_tour.next')
  expect(step()).toContain('special_tour.step_where')
})
