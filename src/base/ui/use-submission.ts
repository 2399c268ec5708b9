import type { FieldErrors } from '../errors.ts'
import type { Answer } from '../http/client/client.ts'
import { newIdempotencyKey } from '../http/client/idempotency.ts'
import {
  type Intent,
  nextSubmission,
  type Submission,
  type SubmissionEvent,
  startSubmission,
} from './submission.machine.ts'
import { useMachine } from './use-machine.ts'

type Options<R> = {
  /** Submits the form. Called synchronously, once per accepted press. */
  request: (intent: Intent) => Promise<Answer<R>>
  /** the stored intent of an earlier visit */
  stored?: () => Intent | null
  /** Called with each response, after the state has changed. */
  onAnswer: (answer: Answer<R>) => void
}

/** A form that is submitted once. Dispatches presses and responses to the submission machine, and sends its requests. */
export function useSubmission<R>({ request, stored = () => null, onAnswer }: Options<R>) {
  const [state, send] = useMachine<Submission<R>, SubmissionEvent<R>>(
    () => startSubmission(stored()),
    nextSubmission,
    (after, before, send) => {
      if (after.step === before.step || after.step.at !== 'sending') return
      void request(after.step.intent).then((answer) => {
        send({ type: 'answered', answer })
        onAnswer(answer)
      })
    },
  )
  return {
    errors: state.errors,
    problem: state.problem,
    isSending: state.step.at === 'sending',
    data: state.step.at === 'done' ? state.step.data : null,
    /** @param content the form as text: equal texts are one intent */
    submit: (content: string) => send({ type: 'submitted', content, freshKey: newIdempotencyKey() }),
    refuse: (errors: FieldErrors) => send({ type: 'refused', errors }),
    correct: (fields: readonly string[]) => send({ type: 'changed', fields }),
    restart: () => send({ type: 'restarted' }),
  }
}
