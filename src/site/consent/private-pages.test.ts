import { expect, test } from 'vitest'
import { mayTrack } from './private-pages.ts'

test.each(['/', '/en', '/tur/efes', '/en/turlar/x', '/rezervasyon-olustur', '/kayitli-turlar', '/en/404'])(
  'tracking scripts may run on %s with consent',
  (path) => expect(mayTrack(path)).toBe(true),
)

test.each([
  '/kayit',
  '/en/kayit',
  '/kayit/',
  '/rezervasyon-sonuc',
  '/tur-onizleme',
  '/de/rezervasyon-sonuc',
  '/giris-yap',
  '/en/giris-yap',
  '/admin',
  '/admin/orders',
  '/admin/pages/home',
  '/KAYIT',
  '/EN/Kayit',
  '/%6bayit',
  '//kayit',
  '/en//kayit',
])('tracking scripts never run on %s', (path) => expect(mayTrack(path)).toBe(false))
