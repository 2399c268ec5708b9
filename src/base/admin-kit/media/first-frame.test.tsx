// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { uploadImage } from './uploads.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const message = 'Görsel yüklendi. Hareketli görselin yalnızca ilk karesi gösterilir.'

/** A network on which every upload is answered with this. */
function answered(body: object) {
  class Network {
    upload = {}
    status = 201
    responseText = JSON.stringify(body)
    onload = () => {}
    onloadend = () => {}
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      this.onload()
      this.onloadend()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Network)
}

test('whoever uploads a picture that moves reads, beside its name, that only the first frame is shown; of others nothing', async () => {
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
  const file = (name: string) => new File(['x'], name, { type: 'image/webp' })
  answered({ success: true, message: 'Görsel yüklendi.', data: { id: 1 }, is_first_frame: false })
  await uploadImage(file('duran.webp'), null, {})
  answered({ success: true, message, data: { id: 2 }, is_first_frame: true })
  expect(await uploadImage(file('dalga.webp'), null, {})).toMatchObject({ ok: true, data: { data: { id: 2 } } })
  expect((await screen.findByText(message)).parentElement!.textContent).toContain('dalga.webp')
  expect(screen.queryByText('duran.webp')).toBe(null)
})
