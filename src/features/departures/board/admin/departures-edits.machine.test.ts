import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Refused } from '#src/base/http/client/client.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import { type Edits, type EditsEvent, isUnsaved, nextEdits, noEdits } from './departures-edits.machine.ts'
import { requestOf } from './departures-write.ts'
import { officeDeparture as row } from './office-departure.fixture.ts'

const rows = [row(1), row(2), row(3)]
const [first, second, third] = rows as [OfficeDeparture, OfficeDeparture, OfficeDeparture]

const type = (texts: Edits['drafts'][number], of = first): EditsEvent => ({ type: 'typed', row: of, texts, lang: 'tr' })
const save: EditsEvent = { type: 'save', rows, lang: 'tr' }
const reloaded: EditsEvent = { type: 'reloaded', isRead: true }
const saved: EditsEvent = { type: 'answered', answer: { ok: true, data: {} } }
const refusal = (status: number, more: Partial<Refused> = {}): EditsEvent => ({
  type: 'answered',
  answer: { ok: false, status, code: '', message: '', errors: {}, facts: {}, ...more },
})
const stale = refusal(409, { facts: { stale: [{ id: 1, version: 7 }] } })
const close: EditsEvent = { type: 'set-status', rows: [first, third], status: 'dolu' }
const band = (band: number, min_age: number, max_age: number) => ({ band, min_age, max_age })

/** Applies events, and records each request as the screen sends it: once, when saving begins. */
function run(events: readonly EditsEvent[]) {
  const sent: string[] = []
  let reloads = 0
  let state = noEdits
  for (const event of events) {
    const before = state
    state = nextEdits(before, event)
    if (state.step === before.step) continue
    if (state.step.at === 'saving') {
      const { path, form_data } = requestOf(state.step.write)
      sent.push(`${path} ${form_data}`)
    }
    if (state.step.at === 'reloading') reloads++
  }
  return { state, sent, reloads }
}

const closed =
  '/api/admin/departures {"rows":[{"id":1,"status":"dolu","version":3},{"id":3,"status":"dolu","version":3}]}'
/** The first row as another staff member has saved it. */
const theirs = row(1, { version: 4, quota: 18 })
const saveTheirs: EditsEvent = { ...save, rows: [theirs] }
const saveClosed: EditsEvent = { ...save, rows: [row(1, { version: 4, status: 'dolu' })] }

const quotaOfFirst = '/api/admin/departures/1 {"quota":50,"version":3}'

type Row = {
  when: string
  events: EditsEvent[]
  drafts?: Edits['drafts']
  problems?: Edits['problems']
  at?: Edits['step']['at']
  /** the requests, in order */
  sent?: string[]
  /** the conflict dialog is open */
  isStale?: boolean
  isUnsaved?: boolean
}
const table: Row[] = [
  { when: 'a cell is edited', events: [type({ quota: '50' })], drafts: { 1: { quota: '50' } }, isUnsaved: true },
  { when: 'the saved value is typed again', events: [type({ quota: '50' }), type({ quota: '40' })], drafts: {} },
  {
    when: 'an amount is spelled in another way',
    events: [type({ multi_room_price: '12500,00' })],
    drafts: {},
  },
  {
    when: 'prices are copied down, typed ones included: rows that have them already are left alone',
    events: [
      type({ multi_room_price: '13.000', quota: '9' }),
      { type: 'prices-copied', from: first, to: [second, row(3, { multi_room_price: 13_000 })], lang: 'tr' },
    ],
    drafts: { 1: { multi_room_price: '13.000', quota: '9' }, 2: { multi_room_price: '13.000' } },
    isUnsaved: true,
  },
  {
    when: 'everything is undone',
    events: [type({ quota: '50' }), type({ note: 'x' }, second), { type: 'forgotten', ids: [1, 2] }],
    drafts: {},
  },
  { when: 'there is nothing to save', events: [save], sent: [] },
  {
    when: 'one row is saved: the draft stays until the rows are loaded again',
    events: [type({ quota: '50' }), save, saved],
    at: 'reloading',
    drafts: { 1: { quota: '50' } },
    sent: [quotaOfFirst],
  },
  {
    when: 'one row is saved and loaded again',
    events: [type({ quota: '50' }), save, saved, reloaded],
    drafts: {},
    sent: [quotaOfFirst],
  },
  {
    when: 'several rows are saved: in one request, all of them or none',
    events: [type({ quota: '50' }), type({ note: 'x' }, third), save, saved, reloaded],
    drafts: {},
    sent: ['/api/admin/departures {"rows":[{"id":1,"quota":50,"version":3},{"id":3,"note":"x","version":3}]}'],
  },
  {
    when: 'only one of the changed rows is saved',
    events: [type({ quota: '50' }), type({ note: 'x' }, third), { ...save, rows: [first] }, saved, reloaded],
    drafts: { 3: { note: 'x' } },
    sent: [quotaOfFirst],
    isUnsaved: true,
  },
  {
    when: 'save is pressed twice',
    events: [type({ quota: '50' }), save, save],
    at: 'saving',
    drafts: { 1: { quota: '50' } },
    sent: [quotaOfFirst],
  },
  {
    when: 'more is typed while it is saved: what is newer stays',
    events: [type({ quota: '50', note: 'x' }), save, type({ quota: '60' }), saved, reloaded],
    drafts: { 1: { quota: '60' } },
    sent: ['/api/admin/departures/1 {"quota":50,"note":"x","version":3}'],
    isUnsaved: true,
  },
  {
    when: 'the old value is typed back while another is saved: it is a change',
    events: [type({ quota: '50' }), save, type({ quota: '40' }), saved, reloaded],
    drafts: { 1: { quota: '40' } },
    sent: [quotaOfFirst],
    isUnsaved: true,
  },
  {
    when: 'the answer is lost: nothing that was typed is',
    events: [type({ quota: '50' }), save, refusal(0)],
    drafts: { 1: { quota: '50' } },
    sent: [quotaOfFirst],
    isUnsaved: true,
  },
  {
    when: 'the answer is lost and it is saved again',
    events: [type({ quota: '50' }), save, refusal(503), save, saved, reloaded],
    drafts: {},
    sent: [quotaOfFirst, quotaOfFirst],
  },
  {
    when: 'a cell of a row saved alone is refused',
    events: [type({ quota: '-1' }), save, refusal(422, { errors: { quota: ['en az 0'] } })],
    drafts: { 1: { quota: '-1' } },
    problems: { 1: { quota: 'en az 0' } },
    sent: ['/api/admin/departures/1 {"quota":"-1","version":3}'],
    isUnsaved: true,
  },
  {
    when: 'cells of several rows are refused, and something that is no cell',
    events: [
      type({ quota: '-1' }),
      type({ note: 'x' }, third),
      save,
      refusal(422, { errors: { 'rows.0.quota': ['a'], 'rows.1.note': ['b'], 'rows.1.id': ['c'], form_data: ['d'] } }),
    ],
    drafts: { 1: { quota: '-1' }, 3: { note: 'x' } },
    problems: { 1: { quota: 'a' }, 3: { note: 'b' } },
    sent: ['/api/admin/departures {"rows":[{"id":1,"quota":"-1","version":3},{"id":3,"note":"x","version":3}]}'],
    isUnsaved: true,
  },
  {
    when: 'a refused cell is corrected: its message goes',
    events: [type({ quota: '-1' }), save, refusal(422, { errors: { quota: ['en az 0'] } }), type({ quota: '5' })],
    drafts: { 1: { quota: '5' } },
    sent: ['/api/admin/departures/1 {"quota":"-1","version":3}'],
    isUnsaved: true,
  },
  {
    when: 'another staff member saved first: it is asked which one stays',
    events: [type({ quota: '50' }), save, stale],
    drafts: { 1: { quota: '50' } },
    sent: [quotaOfFirst],
    isStale: true,
    isUnsaved: true,
  },
  {
    when: 'another staff member saved first, and mine stays: over the newer version',
    events: [type({ quota: '50' }), save, stale, { type: 'mine-chosen' }, saved, reloaded],
    drafts: {},
    sent: [quotaOfFirst, '/api/admin/departures/1 {"quota":50,"version":7}'],
  },
  {
    when: 'another staff member saves again while mine is sent',
    events: [
      type({ quota: '50' }),
      save,
      stale,
      { type: 'mine-chosen' },
      refusal(409, { facts: { stale: [{ id: 1, version: 8 }] } }),
      { type: 'mine-chosen' },
    ],
    at: 'saving',
    drafts: { 1: { quota: '50' } },
    sent: [
      quotaOfFirst,
      '/api/admin/departures/1 {"quota":50,"version":7}',
      '/api/admin/departures/1 {"quota":50,"version":8}',
    ],
    isStale: true,
  },
  {
    when: 'another staff member saved first, and theirs stays: other rows keep what was typed',
    events: [type({ quota: '50' }), type({ note: 'x' }, third), save, stale, { type: 'theirs-chosen' }],
    drafts: { 3: { note: 'x' } },
    sent: ['/api/admin/departures {"rows":[{"id":1,"quota":50,"version":3},{"id":3,"note":"x","version":3}]}'],
    isUnsaved: true,
  },
  {
    when: 'the question is closed without an answer',
    events: [type({ quota: '50' }), save, stale, { type: 'stale-closed' }, { type: 'mine-chosen' }],
    drafts: { 1: { quota: '50' } },
    sent: [quotaOfFirst],
    isUnsaved: true,
  },
  {
    when: 'another staff member’s change is loaded: what was typed stays, and is saved over the version on the screen',
    events: [
      type({ quota: '50' }),
      type({ quota: '50' }, row(1, { version: 4, note: 'theirs' })),
      { ...save, rows: [row(1, { version: 4, note: 'theirs' })] },
    ],
    at: 'saving',
    drafts: { 1: { quota: '50' } },
    sent: ['/api/admin/departures/1 {"quota":50,"version":4}'],
  },
  {
    when: 'another staff member’s change of the same cell is loaded: the version that was typed over is sent, so that it is asked',
    events: [
      type({ quota: '50' }),
      type({ note: 'x' }, theirs),
      { ...save, rows: [theirs] },
      refusal(409, { facts: { stale: [{ id: 1, version: 4 }] } }),
      { type: 'mine-chosen' },
    ],
    at: 'saving',
    drafts: { 1: { quota: '50', note: 'x' } },
    sent: [
      '/api/admin/departures/1 {"quota":50,"note":"x","version":3}',
      '/api/admin/departures/1 {"quota":50,"note":"x","version":4}',
    ],
    isStale: true,
  },
  {
    when: 'another staff member’s change of the same cell is loaded, and the cell is undone and typed in again',
    events: [type({ quota: '50' }), type({ quota: '18' }, theirs), type({ quota: '50' }, theirs), saveTheirs],
    at: 'saving',
    drafts: { 1: { quota: '50' } },
    sent: ['/api/admin/departures/1 {"quota":50,"version":4}'],
  },
  {
    when: 'another staff member saved the value that was typed: nothing is lost, so nothing is asked',
    events: [type({ quota: '18' }), saveTheirs],
    at: 'saving',
    drafts: { 1: { quota: '18' } },
    sent: ['/api/admin/departures/1 {"quota":18,"version":4}'],
  },
  {
    when: 'a cell is typed in while it is saved: its own save is no change of another',
    events: [type({ quota: '18' }), save, type({ quota: '60' }), saved, reloaded, saveTheirs],
    at: 'saving',
    drafts: { 1: { quota: '60' } },
    sent: ['/api/admin/departures/1 {"quota":18,"version":3}', '/api/admin/departures/1 {"quota":60,"version":4}'],
  },
  {
    when: 'a cell is typed in while it is saved, and another staff member saves it after that',
    events: [type({ quota: '20' }), save, type({ quota: '60' }), saved, reloaded, saveTheirs],
    at: 'saving',
    drafts: { 1: { quota: '60' } },
    sent: ['/api/admin/departures/1 {"quota":20,"version":3}', '/api/admin/departures/1 {"quota":60,"version":3}'],
  },
  {
    when: 'a 409 names no versions: it is refused, not asked',
    events: [type({ quota: '50' }), save, refusal(409)],
    drafts: { 1: { quota: '50' } },
    sent: [quotaOfFirst],
    isUnsaved: true,
  },
  {
    when: 'a status is set for several rows: what was typed stays',
    events: [type({ quota: '50' }), close, saved, reloaded],
    drafts: { 1: { quota: '50' } },
    sent: [closed],
    isUnsaved: true,
  },
  {
    when: 'a status is set over a status that was typed: closing is no change of another',
    events: [type({ status: 'kesin' }), close, saved, reloaded, saveClosed],
    at: 'saving',
    drafts: { 1: { status: 'kesin' } },
    sent: [closed, '/api/admin/departures/1 {"status":"kesin","version":4}'],
  },
  {
    when: 'a status is set over another staff member’s save',
    events: [{ ...close, rows: [first] } as EditsEvent, stale, { type: 'mine-chosen' }, saved, reloaded],
    sent: [
      '/api/admin/departures {"rows":[{"id":1,"status":"dolu","version":3}]}',
      '/api/admin/departures {"rows":[{"id":1,"status":"dolu","version":7}]}',
    ],
  },
  {
    when: 'a status is refused at one of several rows: it says so at the row, until the next write',
    events: [close, refusal(422, { errors: { 'rows.1.status': ['iptal kalır'] } })],
    problems: { 3: { status: 'iptal kalır' } },
    sent: [closed],
  },
  {
    when: 'a status is refused at one of several rows, and set again',
    events: [close, refusal(422, { errors: { 'rows.1.status': ['iptal kalır'] } }), close, saved, reloaded],
    sent: [closed, closed],
  },
  {
    when: 'the tour’s child bands are others: a typed price moves with its ages',
    events: [
      type({ child_age_range_1_price: '500', quota: '50' }),
      {
        type: 'bands-changed',
        rows,
        was: [band(1, 3, 6)],
        now: [band(1, 0, 2), band(2, 3, 6)],
        lang: 'tr',
      },
    ],
    drafts: { 1: { child_age_range_2_price: '500', quota: '50' } },
    isUnsaved: true,
  },
  { when: 'answers come that nothing was sent for', events: [saved, stale, reloaded, { type: 'mine-chosen' }] },
]

test.each(table)('when $when', (expected) => {
  const { events, drafts = {}, problems = {}, at = 'editing', sent = [], isStale = false } = expected
  const result = run(events)
  expect(result.state).toMatchObject({ step: { at } })
  expect(result.state.drafts).toEqual(drafts)
  expect(result.state.problems).toEqual(problems)
  expect(result.sent).toEqual(sent)
  expect(result.state.stale !== null).toBe(isStale)
  expect(isUnsaved(result.state, rows)).toBe(expected.isUnsaved ?? false)
})

test('leaving is not guarded while a save is on its way, and is again when it fails', () => {
  const guards = (events: EditsEvent[]) => isUnsaved(run(events).state, rows)
  expect(guards([type({ quota: '50' }), save])).toBe(false)
  expect(guards([type({ quota: '50' }), save, refusal(0)])).toBe(true)
  // No question about the draft of a hidden row, because the user could not see it.
  expect(isUnsaved(run([type({ quota: '50' })]).state, [second])).toBe(false)
})

const anyEvent: fc.Arbitrary<EditsEvent> = fc.oneof(
  fc.tuple(fc.constantFrom(...rows), fc.constantFrom('40', '50', '60')).map(([of, quota]) => type({ quota }, of)),
  fc.constantFrom<EditsEvent>(
    save,
    save,
    saved,
    reloaded,
    close,
    stale,
    refusal(0),
    refusal(422, { errors: { 'rows.0.quota': ['x'], quota: ['x'] } }),
    { type: 'mine-chosen' },
    { type: 'theirs-chosen' },
    { type: 'stale-closed' },
  ),
)

test('in any sequence of events, each cell shows the text typed last, unless it was discarded', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state = noEdits
      let loaded = new Map(rows.map(({ id }) => [id, 40]))
      const last = new Map<number, number>()
      for (const event of events) {
        const before = state
        const current =
          event.type === 'typed' ? { ...event, row: row(event.row.id, { quota: loaded.get(event.row.id)! }) } : event
        state = nextEdits(before, current)
        if (event.type === 'typed') last.set(event.row.id, Number(event.texts.quota))
        if (event.type === 'theirs-chosen' && state !== before) last.delete(1)
        if (event.type === 'reloaded' && before.step.at === 'reloading') {
          const written = Object.entries(before.step.write.drafts).map(
            ([id, { quota }]) => [Number(id), Number(quota)] as const,
          )
          loaded = new Map([...loaded, ...written])
        }
        for (const [id, quota] of last) expect(Number(state.drafts[id]?.quota ?? loaded.get(id))).toBe(quota)
        expect(['editing', 'saving', 'reloading']).toContain(state.step.at)
      }
    }),
    { numRuns: 1000 },
  )
})
