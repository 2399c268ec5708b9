// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useReturnFocus } from './return-focus.ts'

afterEach(cleanup)

function Dialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  return (
    // biome-ignore lint/a11y/noAutofocus: as a dialog does
    <button type="button" autoFocus onClick={onClose}>
      close
    </button>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button">other</button>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}

test('the button that opened a dialog has the focus again when it is closed', () => {
  render(<Page />)
  const opener = screen.getByText('open')
  opener.focus()
  fireEvent.click(opener)
  expect(document.activeElement).toBe(screen.getByText('close'))
  fireEvent.click(screen.getByText('close'))
  expect(document.activeElement).toBe(opener)
})
