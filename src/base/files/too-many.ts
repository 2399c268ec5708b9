import { Failure } from '../errors.ts'

/** Too many pictures wait, or their process is away: the same request succeeds a little later. */
export function tooManyPictures(): Failure {
  return new Failure('unavailable', { key: 'errors.unavailable' }, { headers: { 'retry-after': '10' } })
}
