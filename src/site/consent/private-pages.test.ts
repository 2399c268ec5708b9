import { expect, test } from 'vitest'
import { mayTrack } from './private-pages.ts'

test.each(['/', '/en', '/tur/efes', '/en/turlar/x', '/rezervasyon-olustur', '/kayitli-turlar', '/en/404'])(
  'scripts of others may run on %s, when they are agreed to',
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
])('never on %s', (path) => expect(mayTrack(path)).toBe(false))
