// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { later } from './later.tsx'

afterEach(cleanup)

type Props = { name: string }
const Hello = ({ name }: Props) => <p>Merhaba {name}</p>
const Missing = ({ name, again }: Props & { again: () => void }) => (
  <button type="button" onClick={again}>
    {name} yüklenemedi
  </button>
)

/** @param failures how many requests of the file fail before one is answered */
function partAfter(failures: number) {
  let asked = 0
  const Part = later<Props>(
    async () => {
      asked += 1
      if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module')
      return Hello
    },
    Missing,
    () => <p>Bekleyin</p>,
  )
  return { Part, asked: () => asked }
}

test('a part is loaded when it is shown, and one lost request is not seen', async () => {
  const { Part, asked } = partAfter(1)
  expect(asked()).toBe(0)
  render(<Part name="Ayşe" />)
  expect(screen.getByText('Bekleyin')).toBeDefined()
  expect(await screen.findByText('Merhaba Ayşe')).toBeDefined()
  expect(asked()).toBe(2)
})

test('a part without its file has another in its place, the rest of the page stays, and it can be asked for again', async () => {
  const { Part, asked } = partAfter(2)
  render(
    <>
      <input defaultValue="yazılan" />
      <Part name="Ayşe" />
    </>,
  )
  const again = await screen.findByRole('button', { name: 'Ayşe yüklenemedi' })
  expect(screen.getByDisplayValue('yazılan')).toBeDefined()
  again.click()
  expect(await screen.findByText('Merhaba Ayşe')).toBeDefined()
  expect(asked()).toBe(3)
})

test('what was loaded once is there at once', async () => {
  const { Part, asked } = partAfter(0)
  const first = render(<Part name="Ayşe" />)
  await screen.findByText('Merhaba Ayşe')
  first.unmount()
  render(<Part name="Can" />)
  expect(screen.getByText('Merhaba Can')).toBeDefined()
  expect(asked()).toBe(1)
})
