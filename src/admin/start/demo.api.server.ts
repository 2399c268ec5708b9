import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { demoEndPath, demoPath } from '../demo.links.ts'
import { beginForReal, findDemo } from './demo.commands.server.ts'
import { DemoEnd, OfficeDemo } from './demo.schema.ts'

export const demoApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: demoPath,
    access: 'may:settings',
    summary: 'Whether the demo is stored, and what goes and stays when the agency begins for real.',
    answer: OfficeDemo,
    handle: ({ db, names, lang }) => findDemo(db, names, lang),
  }),
  endpoint({
    method: 'POST',
    path: demoEndPath,
    access: 'may:settings',
    summary: 'Takes the demo away, keeps what the agency entered or changed, and closes the site.',
    body: DemoEnd,
    answer: Done,
    handle: async (call) => {
      await beginForReal(call.db, call.staff, call.body.records)
      await call.reloadSettings()
      return done(call, 'office.demo_ended')
    },
  }),
]
