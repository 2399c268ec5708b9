import { pino } from 'pino'
import type { Changes } from '#src/base/cache/changes.server.ts'
import type { Database } from '#src/base/db/connect.server.ts'
import { noDocuments, noImages, noVideos } from '#src/base/http/endpoint/test-services.ts'
import { type App, type AppOptions, createApp } from '#src/server/app.server.ts'

/** Without notice of any change. */
const noChanges: Changes = {
  subscribe: () => {},
  settled: async () => {},
  onOffice: () => {},
  onSchema: () => {},
  close: async () => {},
}

/** The app on a test database, without files and log. */
export function testApp(
  database: Database,
  now?: () => Date,
  changes = noChanges,
  more: Partial<AppOptions> = {},
): Promise<App> {
  return createApp({
    database,
    changes,
    log: pino({ level: 'silent' }),
    settings: { siteUrl: 'https://seyyah.example', holdHours: 24, isOpen: true },
    documents: noDocuments,
    images: noImages,
    videos: noVideos,
    ...(now && { now }),
    ...more,
  })
}
