// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SuggestInput } from './suggest-input.tsx'

afterEach(cleanup)

const answers = new Map<string, (options: string[]) => void>()
const find = (text: string) => new Promise<string[]>((resolve) => answers.set(text, resolve))

function Field({ onPick }: { onPick: (option: string) => void }) {
  const [text, setText] = useState('')
  return (
    <SuggestInput
      label="Tour"
      listLabel="Tours"
      value={text}
      onChange={setText}
      find={find}
      min={2}
      picksFirst
      keyOf={(option) => option}
      render={(option) => option}
      onPick={onPick}
    />
  )
}

test('Enter chooses what was found for the text that stands there, never what an earlier text found', async () => {
  const picked: string[] = []
  render(
    <MantineProvider env="test">
      <Field onPick={(option) => picked.push(option)} />
    </MantineProvider>,
  )
  const input = screen.getByLabelText('Tour')
  const type = async (text: string) => {
    fireEvent.change(input, { target: { value: text } })
    await expect.poll(() => answers.has(text)).toBe(true)
  }
  const enter = () => fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' })
  await type('kapadokya')
  answers.get('kapadokya')!(['Kapadokya'])
  await screen.findByText('Kapadokya')
  await type('italya')
  enter()
  fireEvent.click(screen.getByText('Kapadokya'))
  expect(picked).toEqual([])
  answers.get('italya')!(['İtalya'])
  await screen.findByText('İtalya')
  enter()
  expect(picked).toEqual(['İtalya'])
})
