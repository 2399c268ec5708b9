// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { minuteMs } from '#src/base/dates.ts'
import type { BackupState } from '#src/features/backups/backups.schema.ts'
import { BackupsPart } from './backups-part.tsx'

afterEach(cleanup)

const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()
const place = {
  folder: '/yedekler',
  every_hours: 24,
  keep: 14,
  is_writable: true,
  shares_disk: false,
  free: 80_000_000_000,
}
const nothing: BackupState = {
  place: null,
  running: null,
  last: null,
  failure: null,
  next_at: null,
  is_overdue: false,
  files: [],
}
const made: BackupState = {
  ...nothing,
  place,
  last: { file: 'a.yedek', started_at: ago(125), ended_at: ago(123), bytes: 48_000_000, missing: 0, missing_files: [] },
  files: [{ name: 'a.yedek', day: '2026-11-27', time: '03:00', bytes: 48_000_000, made_at: ago(123) }],
}

function show(state: BackupState, onChange = () => {}) {
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <BackupsPart state={state} onChange={onChange} />
      </MemoryRouter>
    </MantineProvider>,
  )
  return document.body.textContent
}
const now = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Şimdi yedekle' })

test('when the last one was made, and that it was read back', () => {
  const text = show(made)
  expect(text).toMatch(/Son yedek: 2 saat önce/)
  expect(text).toMatch(/45,8 MB · 2 dakikada alındı/)
  expect(text).toContain('Yazıldıktan sonra baştan sona geri okundu ve sağlam çıktı.')
  expect(text).toContain('Her 24 saatte bir alınır; son 14 yedek')
  expect(text).not.toContain('zamanı geçti')
})

test('one that failed says why, how often and what to do, and what there is all the same', () => {
  const failure = { at: ago(5), reason: 'disk_full', detail: 'ENOSPC: no space left on device', count: 3 } as const
  const text = show({ ...made, failure, is_overdue: true })
  expect(screen.getByRole('alert').textContent).toMatch(/Son yedek alınamadı.*diskinde yer kalmadı.*ENOSPC/)
  expect(text).toContain('zamanı geçti')
  expect(text).toContain('geri okundu ve sağlam çıktı')
})

test('one without files that records name says how many, and names the first', () => {
  const last = { ...made.last!, missing: 3, missing_files: ['images/kapadokya/original', 'videos/ege.mp4'] }
  const text = show({ ...made, last })
  expect(screen.getByRole('alert').textContent).toMatch(/3 dosya depoda bulunamadı.*images\/kapadokya\/original/s)
  expect(text).toContain('… ve 1 dosya daha')
  cleanup()
  expect(show(made)).not.toContain('bulunamadı')
})

test('the first one that failed is not told beside an earlier one', () => {
  const failure = { at: ago(5), reason: 'not_writable', detail: '', count: 1 } as const
  const text = show({ ...nothing, place: { ...place, is_writable: false }, failure })
  expect(text).toContain('Henüz hiç yedek alınamadı')
  expect(text).toContain('Henüz yedek yok.')
  expect(text).not.toContain('sağlam çıktı')
})

test('where none are made, how to set them up is told, and none can be asked for', () => {
  const text = show(nothing)
  expect(text).toContain('Otomatik yedekleme kurulu değil.')
  expect(text).toContain('BACKUP_DIR=/yedekler')
  expect(now()).toBeNull()
  cleanup()
  // Another machine makes them.
  expect(show({ ...made, place: null })).toContain('Yedekleri başka bir sunucu alıyor')
  expect(now()).toBeNull()
})

test('one is asked for by hand, and not while one is made', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked: string[] = []
  vi.stubGlobal('fetch', (target: string, { method }: RequestInit) => {
    asked.push(`${method} ${target}`)
    return promise
  })
  const onChange = vi.fn()
  show(made, onChange)
  fireEvent.click(now()!)
  expect(asked).toEqual(['POST /api/admin/system/backups?lang=tr'])
  fireEvent.click(now()!)
  expect(asked).toHaveLength(1)
  await act(async () => resolve(Response.json({ success: true, message: 'Yedek alınıyor.' }, { status: 202 })))
  expect(onChange).toHaveBeenCalledOnce()
  cleanup()
  show({ ...made, running: { started_at: ago(1), by_hand: true } })
  expect(now()!.disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toMatch(/^Yedek alınıyor; başlangıç /)
})
