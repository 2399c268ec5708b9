import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Refused } from '../http/client/client.ts'
import {
  nextSubmission,
  type Submission,
  type SubmissionEvent,
  startSubmission,
  storedIntent,
} from './submission.machine.ts'

type State = Submission<string>
type Event = SubmissionEvent<string>

const refusal = (status: number, more: Partial<Refused> = {}): Event => ({
  type: 'answered',
  answer: { ok: false, status, code: '', message: `refused with ${status}`, errors: {}, facts: {}, ...more },
})
const submit = (content = 'a'): Event => ({ type: 'submitted', content, freshKey: '' })
const done: Event = { type: 'answered', answer: { ok: true, data: 'received' } }
const changed = (...fields: string[]): Event => ({ type: 'changed', fields })

/** Gives each press a new key and records the requests. */
function run(events: readonly Event[], from: State = startSubmission()) {
  const sent: string[] = []
  let presses = 0
  let state = from
  for (const event of events) {
    const before = state
    state = nextSubmission(state, event.type === 'submitted' ? { ...event, freshKey: `key-${++presses}` } : event)
    if (state.step !== before.step && state.step.at === 'sending')
      sent.push(`${state.step.intent.content} ${state.step.intent.key}`)
  }
  return { state, sent }
}

type Row = {
  when: string
  events: Event[]
  at: State['step']['at']
  sent?: string[]
  problem?: State['problem']
  errors?: State['errors']
}
const rows: Row[] = [
  { when: 'it is sent and received', events: [submit(), done], at: 'done', sent: ['a key-1'] },
  { when: 'the button is pressed twice', events: [submit(), submit()], at: 'sending', sent: ['a key-1'] },
  { when: 'an answer comes twice', events: [submit(), done, refusal(0)], at: 'done', sent: ['a key-1'] },
  {
    when: 'the answer is lost',
    events: [submit(), refusal(0)],
    at: 'filling',
    sent: ['a key-1'],
    problem: { status: 0, message: 'refused with 0' },
  },
  {
    when: 'the answer is lost and the same is sent again: under the same key',
    events: [submit(), refusal(503), submit(), done],
    at: 'done',
    sent: ['a key-1', 'a key-1'],
  },
  {
    when: 'the answer is lost and something else is sent: under a key of its own',
    events: [submit('a'), refusal(0), submit('b'), done],
    at: 'done',
    sent: ['a key-1', 'b key-2'],
  },
  {
    when: 'fields are refused',
    events: [submit(), refusal(422, { errors: { email: ['x'], name: ['y'] } })],
    at: 'filling',
    sent: ['a key-1'],
    problem: { status: 422, message: 'refused with 422' },
    errors: { email: ['x'], name: ['y'] },
  },
  {
    when: 'a refused field is corrected: its message is removed, the others stay',
    events: [submit(), refusal(422, { errors: { email: ['x'], name: ['y'] } }), changed('email', 'phone')],
    at: 'filling',
    sent: ['a key-1'],
    problem: { status: 422, message: 'refused with 422' },
    errors: { name: ['y'] },
  },
  {
    when: 'every refused field is changed',
    events: [submit(), refusal(422, { errors: { email: ['x'], name: ['y'] } }), changed('email'), changed('name')],
    at: 'filling',
    sent: ['a key-1'],
    errors: {},
  },
  {
    when: 'the form finds a problem before sending',
    events: [{ type: 'refused', errors: { receipt: ['too large'] } }],
    at: 'filling',
    problem: { status: 422, message: '' },
    errors: { receipt: ['too large'] },
  },
  {
    when: 'the key was used by a copy of this tab: the next press gets a new one',
    events: [submit(), refusal(422, { errors: { 'Idempotency-Key': ['x'] } }), submit()],
    at: 'sending',
    sent: ['a key-1', 'a key-2'],
    errors: { 'Idempotency-Key': ['x'] },
  },
  {
    when: 'there are too many requests: the next press repeats the key',
    events: [submit(), refusal(429), submit(), done],
    at: 'done',
    sent: ['a key-1', 'a key-1'],
  },
  {
    when: 'a new form is started after a success: the same content is a new intent',
    events: [submit(), done, { type: 'restarted' }, submit()],
    at: 'sending',
    sent: ['a key-1', 'a key-2'],
  },
  {
    when: 'something else is chosen after a refusal: its words do not stand there any more',
    events: [submit(), refusal(409), { type: 'restarted' }],
    at: 'filling',
    sent: ['a key-1'],
  },
  {
    when: 'a new form is started while sending: nothing changes',
    events: [submit(), { type: 'restarted' }],
    at: 'sending',
    sent: ['a key-1'],
  },
  { when: 'an answer arrives without a request', events: [done, refusal(500)], at: 'filling' },
]

test.each(rows)('when $when', ({ events, at, sent = [], problem = null, errors = {} }) => {
  const result = run(events)
  expect(result.state).toMatchObject({ step: { at }, problem })
  expect(result.state.errors).toEqual(errors)
  expect(result.sent).toEqual(sent)
})

test('after a reload the same content is sent under the stored key', () => {
  const { state } = run([submit()])
  const stored = storedIntent(JSON.parse(JSON.stringify(state.intent)))
  expect(run([submit()], startSubmission(stored)).sent).toEqual(['a key-1'])
})

test.each([null, 'x', { key: 'k' }, { key: 5, content: 'a' }])('%j in the storage is not an intent', (stored) => {
  expect(storedIntent(stored)).toBeNull()
})

const anyEvent = fc.oneof(
  fc.constantFrom('a', 'b').map(submit),
  fc.constantFrom(0, 409, 422, 429, 500).map((status) => refusal(status)),
  fc.constantFrom<Event>(done, changed('name'), { type: 'restarted' }, { type: 'refused', errors: { name: ['x'] } }),
)

test('in any sequence of events, a press sends one request, and content keeps its key until it is answered', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state: State = startSubmission()
      let last = null as { content: string; key: string } | null
      for (const [at, event] of events.entries()) {
        const before = state
        state = nextSubmission(state, event.type === 'submitted' ? { ...event, freshKey: `key-${at}` } : event)
        expect(['filling', 'sending', 'done']).toContain(state.step.at)
        if (before.step.at === 'sending' && state.step.at === 'filling') expect(state.problem).not.toBeNull()
        if (state.step.at === 'done') last = null
        if (state.step === before.step || state.step.at !== 'sending') continue
        expect(event.type).toBe('submitted')
        const { intent } = state.step
        if (last?.content === intent.content) expect(intent.key).toBe(last.key)
        else expect(intent.key).not.toBe(last?.key)
        last = intent
      }
    }),
  )
})
