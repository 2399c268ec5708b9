import { createHmac, timingSafeEqual } from 'node:crypto'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'

/** Lifetime of a preview link, in minutes. */
const minutes = 60

/** @returns a signed key that shows the tour in any status for an hour */
export async function previewKey(db: Db, tour_id: number, now: Date): Promise<string> {
  const until = Math.floor(now.getTime() / 1000) + minutes * 60
  const said = `${tour_id}.${until}`
  return `${said}.${await signature(db, said)}`
}

/** Verifies a key; null when it is forged, altered or expired. */
export async function openPreview(db: Db, key: string, now: Date): Promise<{ tour_id: number; until: Date } | null> {
  const [, said = '', signed = ''] = /^(\d{1,15}\.\d{1,12})\.([\w-]{43})$/.exec(key) ?? []
  if (!said) return null
  const right = await signature(db, said)
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(right))) return null
  const [tour_id = 0, seconds = 0] = said.split('.').map(Number)
  const until = new Date(seconds * 1000)
  return now < until ? { tour_id, until } : null
}

async function signature(db: Db, said: string): Promise<string> {
  const secret = await appKey(db, 'preview')
  return createHmac('sha256', secret).update(`tour preview ${said}`).digest('base64url')
}
